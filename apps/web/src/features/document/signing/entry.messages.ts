import { defineTexts } from '#kernel/base/texts.ts';

/** The way in by a link: not a word of the document. */
export const entryTexts = defineTexts({
  entryTitle: ['Pedido de assinatura', 'A request for your signature', 'Pedido de firma'],
  see: ['Ver o documento', 'See the document', 'Ver el documento'],
  notMe: ['Não sou eu', 'It is not me', 'No soy yo'],
  notMeTitle: ['Este link não é seu?', 'Is this link not yours?', '¿Este enlace no es tuyo?'],
  notMeLead: [
    'O link deixa de valer e quem mandou fica sabendo. Isso não tem volta.',
    'The link stops working and its sender is told. This can’t be undone.',
    'El enlace deja de valer y quien lo mandó se entera. No se puede deshacer.',
  ],
  notMeAct: ['Fechar o link', 'Close the link', 'Cerrar el enlace'],
  closed: ['Pronto. O link foi fechado.', 'Done. The link is closed.', 'Listo. El enlace está cerrado.'],
  closedLead: [
    'Obrigado por avisar. Pode excluir a mensagem.',
    'Thank you for telling. You may delete the message.',
    'Gracias por avisar. Puedes borrar el mensaje.',
  ],
  noLink: ['Abra o link que você recebeu', 'Open the link you received', 'Abre el enlace que recibiste'],
  noLinkLead: [
    'Ele está na mensagem que pede a sua assinatura.',
    'It is in the message that asks for your signature.',
    'Está en el mensaje que pide tu firma.',
  ],
  home: ['Ir para o início', 'Go to home', 'Ir al inicio'],
});
