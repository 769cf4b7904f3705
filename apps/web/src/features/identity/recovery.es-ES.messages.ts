import type { RecoveryTexts } from './recovery.messages.ts';

export const texts: RecoveryTexts = {
  title: 'Recuperar la contraseña',
  lead: 'Enviamos un código por SMS o un enlace por correo, al contacto de tu ficha.',
  send: 'Enviar código',
  sending: 'Enviando',
  fillFirst: 'Escribe CPF, correo o móvil',
  codeTitle: '¿Qué código recibiste?',
  sentLabel: 'Si la ficha existe, fue un SMS con código o un correo con enlace a',
  change: 'Cambiar',
  backToLogin: 'Volver a la entrada',
};
