import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  cellPhoneTitle: 'Este é o seu celular?',
  cellPhoneLead: 'Usamos para avisar que o recibo saiu e para você não perder o acesso.',
  cellPhoneLabel: 'Celular com DDD',
  cellPhoneMissing: 'Digite o celular com DDD',
  cellPhoneWrong: 'Celular não confere. Veja o DDD e os 9 números.',
  cellPhoneSendTitle: 'Podemos mandar um SMS?',
  cellPhoneSendLead: (contact: string) => `Um código de 6 números vai para ${contact}.`,
  cellPhoneCodeTitle: 'Que código chegou no seu celular?',
  cellPhoneSent: 'SMS enviado para',
  emailTitle: 'Este é o seu e-mail?',
  emailLead: 'Usamos para avisar que o recibo saiu e para você não perder o acesso.',
  emailLabel: 'E-mail',
  emailMissing: 'Digite o e-mail',
  emailWrong: 'E-mail não confere. Veja se falta o @ ou o final.',
  emailSendTitle: 'Podemos mandar um e-mail?',
  emailSendLead: (contact: string) => `Um código de 6 números vai para ${contact}.`,
  emailCodeTitle: 'Que código chegou no seu e-mail?',
  emailSent: 'E-mail enviado para',
  change: 'Trocar',
  right: 'Está certo',
  goOn: 'Continuar',
  send: 'Enviar código',
  later: 'Deixar para depois',
};

export type ContactTexts = TextsOf<typeof portuguese>;

export const contactTexts = defineTexts<ContactTexts>(portuguese, {
  'en-US': () => import('./contact.en-US.messages.ts'),
  'es-ES': () => import('./contact.es-ES.messages.ts'),
});
