import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Trocar conta',
  lead: 'A conta nova espera 48 horas. Quem recebe é avisado nos contatos de antes e pode recusar.',
  stands: 'A conta só muda por este pedido, que espera 48 horas.',
  open: 'Trocar conta',
  send: 'Pedir troca',
  asked: 'Troca pedida. Quem recebe foi avisado.',
  codeLead: 'Digite o código do seu aplicativo autenticador.',
  codeLabel: 'Código de 6 números',
  confirm: 'Confirmar',
  noFactor: 'Para trocar uma conta, ative a verificação em duas etapas.',
  toSecurity: 'Abrir segurança',
  waits: (at: string) => `Conta nova a partir de ${at}`,
  askedBy: (who: string, at: string) => `Pedida por ${who} em ${at}. Quem recebe foi avisado e pode recusar.`,
  unknown: 'alguém do RH',
  cancel: 'Cancelar troca',
  cancelTitle: 'Cancelar a troca de conta?',
  cancelLead: 'A conta de antes continua. Quem recebe é avisado.',
  cancelled: 'Troca cancelada',
  own: 'Conta de pagamento',
  ownLead: 'Aqui aparece quando alguém pede para trocar a conta em que você recebe.',
  home: 'Início',
  none: 'Nenhuma troca de conta',
  noneLead: 'Avisamos aqui e nos seus contatos quando houver uma.',
  from: (at: string) => `Vale a partir de ${at}`,
  askedOn: (at: string) => `Pedida em ${at}`,
  before: 'Conta de antes',
  after: 'Conta nova',
  bank: (at: string) => `Banco ${at}`,
  branch: (at: string) => `agência ${at}`,
  account: (at: string) => `conta ${at}`,
  pix: (at: string) => `chave Pix ${at}`,
  notMe: 'Não fui eu',
  notMeTitle: 'Recusar a conta nova?',
  notMeLead: 'Você continua recebendo na conta de antes. O RH é avisado.',
  refuse: 'Recusar',
  refused: 'Troca recusada. O RH foi avisado.',
  aguardando: 'Aguardando',
  valendo: 'Valendo',
  cancelada: 'Cancelada',
  recusada: 'Recusada por você',
};

export type BankTexts = TextsOf<typeof portuguese>;

/** Another account: asked for by HR, refused by its worker. */
export const bankTexts = defineTexts<BankTexts>(portuguese, {
  'en-US': () => import('./bank.en-US.messages.ts'),
  'es-ES': () => import('./bank.es-ES.messages.ts'),
});
