import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Chaves de acesso',
  lead: 'Entre com digital, rosto ou o código do aparelho, sem senha.',
  list: 'Suas chaves de acesso',
  create: 'Criar chave de acesso',
  createTitle: 'Criar chave de acesso',
  createLead: 'A chave fica neste aparelho. Ninguém entra com ela sem sua digital, seu rosto ou o código do aparelho.',
  name: 'Nome da chave',
  nameHint: 'Como você chama este aparelho',
  nameOwn: 'Meu celular',
  password: 'Senha atual',
  go: 'Criar',
  created: 'Chave de acesso criada',
  madeAt: (day: string) => `Criada em ${day}`,
  usedAt: (when: string) => `usada ${when}`,
  neverUsed: 'nunca usada',
  suspended: 'Suspensa',
  suspendedLead: 'Pode ter sido copiada e não entra mais. Remova e crie outra.',
  none: 'Nenhuma chave ainda',
  noneLead: 'Com uma chave, você entra sem digitar a senha.',
  rename: 'Renomear',
  renameOf: (name: string) => `Renomear ${name}`,
  renameTitle: 'Renomear chave',
  save: 'Salvar',
  remove: 'Remover',
  removeOf: (name: string) => `Remover ${name}`,
  removeTitle: (name: string) => `Remover ${name}?`,
  removeLead: 'Esta chave não entra mais na sua conta.',
  removeLast: 'É a sua última chave: daqui em diante você entra só com a senha.',
  removed: 'Chave de acesso removida',
  refused: 'O aparelho não criou a chave. Tente de novo, ou use outro aparelho.',
  known: 'Este aparelho já tem uma chave da sua conta.',
  notHere: 'Este navegador não cria chaves de acesso.',
};

export type PasskeyTexts = TextsOf<typeof portuguese>;

export const passkeyTexts = defineTexts<PasskeyTexts>(portuguese, {
  'en-US': () => import('./passkey.en-US.messages.ts'),
  'es-ES': () => import('./passkey.es-ES.messages.ts'),
});
