import type { LostAuthenticatorTexts } from './lost-authenticator.messages.ts';

export const texts: LostAuthenticatorTexts = {
  chooseTitle: '¿A dónde enviamos el código?',
  chooseLead: 'Después registras un autenticador nuevo. El anterior deja de valer.',
  contacts: 'Tus contactos',
  celular: 'SMS al móvil',
  email: 'Correo',
  send: 'Recibir código',
  pickFirst: 'Elige un contacto',
  none: 'Sin contacto registrado. Habla con RR. HH.',
  noneLead: 'Sin un móvil o correo confirmado no podemos enviar el código.',
  backToLogin: 'Volver a la entrada',
  codeTitle: '¿Qué código recibiste?',
  sentTo: 'Código enviado a',
  change: 'Cambiar',
};
