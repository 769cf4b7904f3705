import { defineTexts } from '#kernel/base/texts.ts';

/** The way in by a link: not a word of the document. */
export const entryTexts = defineTexts({
  entryTitle: ['Pedido de assinatura', 'A request for your signature', 'Pedido de firma'],
  entryLead: [
    'Para a sua segurança, confirme que o link é seu.',
    'For your safety, confirm that the link is yours.',
    'Por tu seguridad, confirma que el enlace es tuyo.',
  ],
  codeSent: ['Enviamos um código ao seu contato', 'We sent a code to your contact', 'Enviamos un código a tu contacto'],
  codeSending: [
    'Enviando um código ao seu contato',
    'Sending a code to your contact',
    'Enviando un código a tu contacto',
  ],
  codeWrong: [
    'Código errado ou vencido. Confira, ou peça outro.',
    'The code is wrong or too old. Check it, or ask for another.',
    'Código incorrecto o vencido. Revísalo o pide otro.',
  ],
  codeSentLead: [
    'Ele chega em outra mensagem, no mesmo e-mail ou celular do convite.',
    'It comes in another message, by the same e-mail or phone as the invitation.',
    'Llega en otro mensaje, al mismo correo o móvil de la invitación.',
  ],
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
  ended: [
    'Sua visita terminou por segurança. Peça outro código.',
    'Your visit ended for safety. Ask for another code.',
    'Tu visita terminó por seguridad. Pide otro código.',
  ],
  home: ['Ir para o início', 'Go to home', 'Ir al inicio'],
  codeNotSent: [
    'Não deu para pedir o código. Tente de novo.',
    'The code could not be asked for. Try again.',
    'No se pudo pedir el código. Inténtalo de nuevo.',
  ],
});
