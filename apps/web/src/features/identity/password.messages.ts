import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Crie a sua senha',
  provisionalLead: 'A senha que o RH entregou vale só para entrar a primeira vez.',
  recoveryLead: 'Código certo. Agora escolha uma senha nova.',
  changeTitle: 'Trocar a senha',
  changeLead: 'Os outros aparelhos vão precisar entrar de novo.',
  current: 'Senha atual',
  password: 'Senha nova',
  repeat: 'Repita a senha nova',
  strength: 'Força da senha',
  veryWeak: 'Muito fraca',
  weak: 'Fraca',
  fair: 'Média',
  strong: 'Forte',
  veryStrong: 'Muito forte',
  mismatch: 'As senhas não conferem',
  spaces: 'Não use espaço na senha.',
  missing: (fields: string) => `Falta preencher: ${fields}`,
  rulesFirst: 'A senha ainda não segue as regras.',
  save: 'Salvar senha',
  change: 'Trocar senha',
  saved: 'Senha nova salva',
  opening: 'Abrindo o link',
  linkOver: 'Este link não vale mais',
  linkOverLead: 'Ele serve uma vez e por pouco tempo. Peça um código novo.',
  askAgain: 'Pedir outro código',
};

export type PasswordTexts = TextsOf<typeof portuguese>;

export const passwordTexts = defineTexts<PasswordTexts>(portuguese, {
  'en-US': () => import('./password.en-US.messages.ts'),
  'es-ES': () => import('./password.es-ES.messages.ts'),
});
