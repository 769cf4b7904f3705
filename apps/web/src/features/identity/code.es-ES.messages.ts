import { counted } from '#kernel/texts.ts';
import type { CodeTexts } from './code.messages.ts';

const n = counted('es-ES');

export const texts: CodeTexts = {
  label: 'Código de 6 números',
  missing: count => (count === 1 ? 'Falta 1 número' : `Faltan ${n(count, 'número', 'números')}`),
  confirm: 'Confirmar',
  againIn: time => `¿No llegó? Pide otro en ${time}.`,
  resend: 'Enviar otro código',
  valid: 'El código vale 10 minutos. Nadie de RR. HH. te pedirá ese código.',
};
