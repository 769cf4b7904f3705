import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const contactTexts = defineTexts({
  cellPhoneTitle: ['Este é o seu celular?', 'Is this your cell phone?', '¿Este es tu móvil?'],
  cellPhoneLead: [
    'Usamos para avisar que o recibo saiu e para você não perder o acesso.',
    'We use it to tell you the payslip is out and so that you never lose access.',
    'Lo usamos para avisarte de que salió el recibo y para que no pierdas el acceso.',
  ],
  cellPhoneLabel: ['Celular com DDD', 'Cell phone with area code', 'Móvil con prefijo'],
  cellPhoneMissing: ['Digite o celular com DDD', 'Type the cell phone with area code', 'Escribe el móvil con prefijo'],
  cellPhoneWrong: [
    'Celular não confere. Veja o DDD e os 9 números.',
    'Cell phone is not valid. Check the area code and the 9 digits.',
    'Móvil no válido. Revisa el prefijo y los 9 números.',
  ],
  cellPhoneSendTitle: ['Podemos mandar um SMS?', 'May we send an SMS?', '¿Podemos enviarte un SMS?'],
  cellPhoneSendLead: [
    (contact: string) => `Um código de 6 números vai para ${contact}.`,
    contact => `A 6-digit code goes to ${contact}.`,
    contact => `Un código de 6 números va a ${contact}.`,
  ],
  cellPhoneCodeTitle: [
    'Qual código chegou no seu celular?',
    'Which code came to your phone?',
    '¿Qué código llegó a tu móvil?',
  ],
  cellPhoneSent: ['SMS enviado para', 'SMS sent to', 'SMS enviado a'],
  emailTitle: ['Este é o seu e-mail?', 'Is this your e-mail?', '¿Este es tu correo?'],
  emailLead: [
    'Usamos para avisar que o recibo saiu e para você não perder o acesso.',
    'We use it to tell you the payslip is out and so that you never lose access.',
    'Lo usamos para avisarte de que salió el recibo y para que no pierdas el acceso.',
  ],
  emailLabel: word.email,
  emailMissing: ['Digite o e-mail', 'Type the e-mail', 'Escribe el correo'],
  emailWrong: [
    'E-mail não confere. Veja se falta o @ ou o final.',
    'E-mail is not valid. Check the @ and the ending.',
    'Correo no válido. Revisa la @ y el final.',
  ],
  emailSendTitle: ['Podemos mandar um e-mail?', 'May we send an e-mail?', '¿Podemos enviarte un correo?'],
  emailSendLead: [
    (contact: string) => `Um código de 6 números vai para ${contact}.`,
    contact => `A 6-digit code goes to ${contact}.`,
    contact => `Un código de 6 números va a ${contact}.`,
  ],
  emailCodeTitle: [
    'Qual código chegou no seu e-mail?',
    'Which code came to your e-mail?',
    '¿Qué código llegó a tu correo?',
  ],
  emailSent: ['E-mail enviado para', 'E-mail sent to', 'Correo enviado a'],
  change: word.change,
  right: ['Está certo', 'That is right', 'Es correcto'],
  goOn: word.goOn,
  send: ['Enviar código', 'Send code', 'Enviar código'],
  later: ['Deixar para depois', 'Leave it for later', 'Dejarlo para después'],
});
