import type { RecoveryTexts } from './recovery.messages.ts';

export const texts: RecoveryTexts = {
  title: 'Recuperar la contraseña',
  lead: 'Enviamos un código al móvil o correo de tu ficha.',
  send: 'Enviar código',
  sending: 'Enviando',
  fillFirst: 'Escribe CPF, correo o móvil',
  codeTitle: '¿Qué código recibiste?',
  sentLabel: 'Si la ficha existe, el código fue al contacto de',
  change: 'Cambiar',
  backToLogin: 'Volver a la entrada',
};
