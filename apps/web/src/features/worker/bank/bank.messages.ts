import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** Another account: asked for by HR, refused by its worker. */
export const bankTexts = defineTexts({
  title: ['Trocar conta', 'Change account', 'Cambiar cuenta'],
  lead: [
    'A conta nova espera 48 horas. Quem recebe é avisado nos contatos de antes e pode recusar.',
    'The new account waits 48 hours. The worker is told at the former contacts and can refuse it.',
    'La cuenta nueva espera 48 horas. Se avisa a quien cobra en sus contactos de antes y puede rechazarla.',
  ],
  stands: [
    'A conta só muda por este pedido, que espera 48 horas.',
    'The account changes by this request alone, which waits 48 hours.',
    'La cuenta solo cambia con este pedido, que espera 48 horas.',
  ],
  open: ['Trocar conta', 'Change account', 'Cambiar cuenta'],
  send: ['Pedir troca', 'Ask for the change', 'Pedir cambio'],
  asked: [
    'Troca pedida. Quem recebe foi avisado.',
    'Change asked for. The worker was told.',
    'Cambio pedido. Se avisó a quien cobra.',
  ],
  codeLead: [
    'Digite o código do seu aplicativo autenticador.',
    'Enter the code of your authenticator app.',
    'Escribe el código de tu aplicación de autenticación.',
  ],
  codeLabel: word.sixDigitCode,
  confirm: word.confirm,
  noFactor: [
    'Para trocar uma conta, ative a verificação em duas etapas.',
    'To change an account, turn on two-step sign-in.',
    'Para cambiar una cuenta, activa la verificación en dos pasos.',
  ],
  toSecurity: ['Abrir segurança', 'Open security', 'Abrir seguridad'],
  waits: [
    (at: string) => `Conta nova a partir de ${at}`,
    at => `New account from ${at}`,
    at => `Cuenta nueva desde ${at}`,
  ],
  askedBy: [
    (who: string, at: string) => `Pedida por ${who} em ${at}. Quem recebe foi avisado e pode recusar.`,
    (who, at) => `Asked for by ${who} on ${at}. The worker was told and can refuse it.`,
    (who, at) => `Pedida por ${who} el ${at}. Se avisó a quien cobra y puede rechazarla.`,
  ],
  unknown: ['alguém do RH', 'somebody of HR', 'alguien de RR. HH.'],
  cancel: ['Cancelar troca', 'Cancel the change', 'Cancelar cambio'],
  cancelTitle: ['Cancelar a troca de conta?', 'Cancel the change of account?', '¿Cancelar el cambio de cuenta?'],
  cancelLead: [
    'A conta de antes continua. Quem recebe é avisado.',
    'The former account stays. The worker is told.',
    'Sigue la cuenta de antes. Se avisa a quien cobra.',
  ],
  cancelled: ['Troca cancelada', 'Change cancelled', 'Cambio cancelado'],
  own: ['Conta de pagamento', 'Payment account', 'Cuenta de pago'],
  ownLead: [
    'Aqui aparece quando alguém pede para trocar a conta em que você recebe.',
    'Here you see when somebody asks to change the account you are paid to.',
    'Aquí ves cuando alguien pide cambiar la cuenta en la que cobras.',
  ],
  home: word.home,
  none: ['Nenhuma troca de conta', 'No change of account', 'Ningún cambio de cuenta'],
  noneLead: [
    'Avisamos aqui e nos seus contatos quando houver uma.',
    'We tell you here and at your contacts when there is one.',
    'Te avisamos aquí y en tus contactos cuando haya uno.',
  ],
  from: [(at: string) => `Vale a partir de ${at}`, at => `In effect from ${at}`, at => `Vale desde ${at}`],
  askedOn: [(at: string) => `Pedida em ${at}`, at => `Asked for on ${at}`, at => `Pedido el ${at}`],
  before: ['Conta de antes', 'Former account', 'Cuenta de antes'],
  after: ['Conta nova', 'New account', 'Cuenta nueva'],
  bank: [(at: string) => `Banco ${at}`, at => `Bank ${at}`, at => `Banco ${at}`],
  branch: [(at: string) => `agência ${at}`, at => `branch ${at}`, at => `agencia ${at}`],
  account: [(at: string) => `conta ${at}`, at => `account ${at}`, at => `cuenta ${at}`],
  pix: [(at: string) => `chave Pix ${at}`, at => `Pix key ${at}`, at => `clave Pix ${at}`],
  notMe: ['Não fui eu', 'It was not me', 'No fui yo'],
  notMeTitle: ['Recusar a conta nova?', 'Refuse the new account?', '¿Rechazar la cuenta nueva?'],
  notMeLead: [
    'Você continua recebendo na conta de antes. O RH é avisado.',
    'You keep being paid to the former account. HR is told.',
    'Sigues cobrando en la cuenta de antes. Se avisa a RR. HH.',
  ],
  refuse: ['Recusar', 'Refuse', 'Rechazar'],
  refused: [
    'Troca recusada. O RH foi avisado.',
    'Change refused. HR was told.',
    'Cambio rechazado. Se avisó a RR. HH.',
  ],
  aguardando: ['Aguardando', 'Waiting', 'En espera'],
  valendo: ['Valendo', 'In effect', 'Vale'],
  cancelada: ['Cancelada', 'Cancelled', 'Cancelada'],
  recusada: ['Recusada por você', 'Refused by you', 'Rechazada por ti'],
});
