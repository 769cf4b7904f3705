import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const lostAuthenticatorTexts = defineTexts({
  chooseTitle: ['Para onde mandamos o código?', 'Where should we send the code?', '¿A dónde enviamos el código?'],
  chooseLead: [
    'Depois você cadastra um novo autenticador. O antigo deixa de valer.',
    'Then you register a new authenticator. The old one stops working.',
    'Después registras un autenticador nuevo. El anterior deja de valer.',
  ],
  contacts: ['Seus contatos', 'Your contacts', 'Tus contactos'],
  celular: ['SMS para o celular', 'SMS to your cell phone', 'SMS al móvil'],
  email: word.email,
  send: ['Receber código', 'Get the code', 'Recibir código'],
  pickFirst: ['Escolha um contato', 'Choose a contact', 'Elige un contacto'],
  none: [
    'Sem contato cadastrado. Fale com o RH.',
    'No contact on record. Talk to HR.',
    'Sin contacto registrado. Habla con RR. HH.',
  ],
  noneLead: [
    'Sem um celular ou e-mail confirmado não dá para mandar o código.',
    'Without a confirmed cell phone or e-mail we cannot send the code.',
    'Sin un móvil o correo confirmado no podemos enviar el código.',
  ],
  backToLogin: word.backToSignIn,
  codeTitle: ['Qual código você recebeu?', 'Which code did you get?', '¿Qué código recibiste?'],
  sentTo: ['Código enviado para', 'Code sent to', 'Código enviado a'],
  change: word.change,
});
