import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const recoveryTexts = defineTexts({
  title: ['Recuperar a senha', 'Recover the password', 'Recuperar la contraseña'],
  lead: [
    'Mandamos um código por SMS ou um link por e-mail, para o contato do seu cadastro.',
    'We send a code by SMS or a link by e-mail, to the contact on your record.',
    'Enviamos un código por SMS o un enlace por correo, al contacto de tu ficha.',
  ],
  send: ['Enviar código', 'Send code', 'Enviar código'],
  sending: word.sending,
  fillFirst: ['Digite CPF, e-mail ou celular', 'Type CPF, e-mail or cell phone', 'Escribe CPF, correo o móvil'],
  sendLink: ['Enviar link', 'Send link', 'Enviar enlace'],
  codeTitle: [
    'Qual código chegou no seu celular?',
    'Which code came to your phone?',
    '¿Qué código llegó a tu celular?',
  ],
  bothTitle: ['Veja seu SMS ou seu e-mail', 'Look at your SMS or your e-mail', 'Mira tu SMS o tu correo'],
  linkTitle: ['Abra o link que mandamos', 'Open the link we sent', 'Abre el enlace que enviamos'],
  linkLead: [
    'O link vale por 30 minutos e abre a troca da senha. Veja também a pasta de spam.',
    'The link is valid for 30 minutes and opens the change of password. Look in the spam folder too.',
    'El enlace vale 30 minutos y abre el cambio de contraseña. Mira también la carpeta de spam.',
  ],
  sentCPF: [
    'Se o cadastro existe, foi um SMS com código ou um e-mail com link para quem tem o CPF',
    'If the record exists, an SMS with a code or an e-mail with a link went to whose CPF is',
    'Si la ficha existe, fue un SMS con código o un correo con enlace a quien tiene el CPF',
  ],
  sentCelular: [
    'Se o cadastro existe, foi um SMS com código para',
    'If the record exists, an SMS with a code went to',
    'Si la ficha existe, fue un SMS con código a',
  ],
  sentEmail: [
    'Se o cadastro existe, foi um e-mail com link para',
    'If the record exists, an e-mail with a link went to',
    'Si la ficha existe, fue un correo con enlace a',
  ],
  orLink: [
    'Chegou um e-mail? Abra o link que está nele: ele vale por 30 minutos.',
    'Did an e-mail come? Open the link in it: it is valid for 30 minutes.',
    '¿Llegó un correo? Abre el enlace que trae: vale 30 minutos.',
  ],
  resendLink: ['Enviar outro link', 'Send another link', 'Enviar otro enlace'],
  gotCode: ['Recebi um código por SMS', 'I got a code by SMS', 'Recibí un código por SMS'],
  change: word.change,
  backToLogin: word.backToSignIn,
});
