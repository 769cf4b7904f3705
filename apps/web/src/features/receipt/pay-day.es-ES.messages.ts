import { counted } from '#kernel/texts.ts';
import type { PayDayTexts } from './pay-day.messages.ts';

const n = counted('es-ES');

export const texts: PayDayTexts = {
  setDay: 'Definir el día de pago',
  day: 'Día de pago',
  help: 'El trabajador ve el día al instante. Déjelo vacío si el día no se conoce.',
  manyTitle: (count: number) => `Día de pago de ${n(count, 'recibo', 'recibos')}`,
  lead: 'El trabajador ve el día al instante.',
  leaveEmpty: 'Déjelo vacío si el día no se conoce.',
  daySet: (count: number) => (count === 0 ? 'Ya era este día' : `Día definido en ${n(count, 'recibo', 'recibos')}`),
  setAll: (count: number) => `Definir el día de ${n(count, 'recibo', 'recibos')}`,
  save: 'Definir',
  leave: 'Volver',
  done: 'Día de pago definido',
};
