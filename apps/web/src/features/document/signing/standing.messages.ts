import { defineTexts } from '#kernel/base/texts.ts';

/** What a document says to who can't sign it now: title and what to do. */
export const standingTexts = defineTexts({
  foraDaVez: ['Ainda não é a sua vez', 'It is not your turn yet', 'Aún no es tu turno'],
  foraDaVezLead: [
    (who: string) => `Agora é a vez de ${who}. Avisamos quando chegar a sua.`,
    who => `Now it is the turn of ${who}. We tell you when yours comes.`,
    who => `Ahora es el turno de ${who}. Te avisamos cuando llegue el tuyo.`,
  ],
  assinou: ['Você já assinou', 'You have signed already', 'Ya firmaste'],
  preparando: ['O documento está sendo preparado', 'The document is being prepared', 'El documento se está preparando'],
  preparandoLead: [
    'Isso leva alguns segundos. A página se atualiza sozinha.',
    'This takes some seconds. The page updates by itself.',
    'Esto tarda unos segundos. La página se actualiza sola.',
  ],
  rascunho: [
    'Este documento ainda não foi enviado',
    'This document was not sent yet',
    'Este documento aún no se envió',
  ],
  rascunhoLead: [
    'Você recebe um aviso quando puder assinar.',
    'You get a notice when you can sign.',
    'Recibes un aviso cuando puedas firmar.',
  ],
  selando: [
    'Todos assinaram. Falta só o selo.',
    'Everybody signed. Only the seal is missing.',
    'Todos firmaron. Solo falta el sello.',
  ],
  selandoLead: [
    'Pode fechar, mandamos a cópia.',
    'You may close this, we send the copy.',
    'Puedes cerrar, te mandamos la copia.',
  ],
  falhaSelo: [
    'Todos assinaram, falta o selo',
    'Everybody signed, the seal is missing',
    'Todos firmaron, falta el sello',
  ],
  falhaSeloLead: [
    'As assinaturas estão guardadas. Tentamos de novo sozinhos e mandamos a cópia. Você não precisa fazer nada.',
    'The signatures are kept. We try again by ourselves and send the copy. You need to do nothing.',
    'Las firmas están guardadas. Lo intentamos de nuevo solos y mandamos la copia. No tienes que hacer nada.',
  ],
  concluido: ['Documento assinado por todos', 'Signed by everybody', 'Documento firmado por todos'],
  concluidoLead: [
    'O arquivo tem o selo e a página de evidências.',
    'The file has the seal and the page of evidence.',
    'El archivo tiene el sello y la página de evidencias.',
  ],
  vencido: ['O prazo para assinar acabou', 'The time to sign is over', 'El plazo para firmar terminó'],
  vencidoLead: ['Peça mais prazo a quem enviou.', 'Ask the sender for more time.', 'Pide más plazo a quien lo envió.'],
  recusado: ['Este documento foi recusado', 'This document was refused', 'Este documento fue rechazado'],
  recusadoLead: ['Ninguém mais precisa assinar.', 'Nobody needs to sign any more.', 'Nadie más tiene que firmar.'],
  cancelado: ['Este pedido foi cancelado', 'This request was cancelled', 'Este pedido fue cancelado'],
  canceladoLead: [
    'Quem enviou não precisa mais da sua assinatura.',
    'The sender needs your signature no more.',
    'Quien lo envió ya no necesita tu firma.',
  ],
  substituido: [
    'Este documento foi trocado por outro',
    'This document was replaced',
    'Este documento fue cambiado por otro',
  ],
  substituidoLead: [
    'O que foi assinado aqui não passa para o novo. Espere o convite dele.',
    'What was signed here does not pass to the new one. Wait for its invitation.',
    'Lo firmado aquí no pasa al nuevo. Espera su invitación.',
  ],
});
