import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  title: 'Usuários',
  lead: 'Todas as pessoas da plataforma, sem os dados dos clientes.',
  list: 'Usuários da plataforma',
  searchHint: 'CPF, e-mail, celular ou nome',
  everyRole: 'Todos',
  none: 'Nenhum usuário com esse CPF',
  noneLead: 'Confira os números ou busque pelo nome.',
  invite: 'Convidar para a plataforma',
  inviteLead: 'Administração e suporte entram com autenticador. O link vale por 7 dias, uma vez só.',
  holds: 'Papéis',
  everywhere: 'Plataforma',
  authenticator: 'Autenticador',
  authenticatorOn: 'cadastrado',
  authenticatorOff: 'não cadastrado',
  sessions: (count: number) => n(count, 'sessão aberta', 'sessões abertas'),
  endSessions: 'Encerrar sessões',
  endSessionsTitle: (name: string) => `Encerrar as sessões de ${name}?`,
  endSessionsLead: 'Todos os aparelhos saem na hora, também os lembrados.',
  sessionsEnded: 'Sessões encerradas',
  reset: 'Retirar autenticador',
  resetTitle: (name: string) => `Retirar o autenticador de ${name}?`,
  resetLead:
    'Outra pessoa da plataforma precisa confirmar em até um dia. A pessoa é avisada agora, nos contatos que já tem.',
  resetAsk: 'Pedir retirada',
  resetAsked: 'Pedido feito. Falta outra pessoa confirmar.',
  resetWaiting: (name: string, when: string) => `${name} pediu para retirar o autenticador em ${when}.`,
  resetMine: 'Só outra pessoa pode confirmar o seu pedido.',
  resetConfirm: 'Confirmar retirada',
  resetConfirmLead: 'As sessões terminam e a pessoa cadastra outro autenticador ao entrar.',
  resetDone: 'Autenticador retirado. A pessoa foi avisada.',
  deactivateLead: 'A pessoa sai de todos os aparelhos na hora e não entra mais em nenhum grupo.',
  self: 'É você. Outra pessoa da administração muda o seu acesso.',
};

export type PlatformTexts = TextsOf<typeof portuguese>;

/** Users of the whole platform, for its operator. */
export const platformTexts = defineTexts<PlatformTexts>(portuguese, {
  'en-US': () => import('./platform.en-US.messages.ts'),
  'es-ES': () => import('./platform.es-ES.messages.ts'),
});
