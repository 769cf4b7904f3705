import { defineTexts } from '#kernel/base/texts.ts';

/** The way in by a link and a code: not a word of what it is for. */
export const linkCodeTexts = defineTexts({
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
  ended: [
    'Sua visita terminou por segurança. Peça outro código.',
    'Your visit ended for safety. Ask for another code.',
    'Tu visita terminó por seguridad. Pide otro código.',
  ],
  codeNotSent: [
    'Não deu para pedir o código. Tente de novo.',
    'The code could not be asked for. Try again.',
    'No se pudo pedir el código. Inténtalo de nuevo.',
  ],
});
