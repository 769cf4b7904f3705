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
  codeTitle: ['Qual código você recebeu?', 'Which code did you get?', '¿Qué código recibiste?'],
  sentLabel: [
    'Se o cadastro existe, foi um SMS com código ou um e-mail com link para',
    'If the record exists, an SMS with a code or an e-mail with a link went to',
    'Si la ficha existe, fue un SMS con código o un correo con enlace a',
  ],
  change: word.change,
  backToLogin: word.backToSignIn,
});
