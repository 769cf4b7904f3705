import { counted } from '#kernel/texts.ts';
import type { TwoFactorTexts } from './two-factor.messages.ts';

const n = counted('es-ES');

export const texts: TwoFactorTexts = {
  back: 'Volver',
  title: 'Escribe el código',
  lead: 'Abre la aplicación autenticadora. Copia los 6 números que aparecen en Crachá.',
  label: 'Código de 6 números',
  changesIn: seconds => `cambia en ${seconds} s`,
  reserveTitle: 'Escribe un código de reserva',
  reserveLead: 'Usa uno de los códigos que guardaste. Cada uno vale una vez.',
  reserveLabel: 'Código de reserva de 6 letras y números',
  remember: 'No volver a pedirlo en 30 días',
  missing: count => (count === 1 ? 'Falta 1 número' : `Faltan ${n(count, 'número', 'números')}`),
  missingLetters: count => (count === 1 ? 'Falta 1 letra o número' : `Faltan ${count} letras o números`),
  lost: '¿No tienes la aplicación?',
  byContact: 'Recibirlo por SMS o correo',
  byReserve: 'Usar un código de reserva',
  byApp: 'Usar la aplicación',
};
