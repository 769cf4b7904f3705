import type { PayDayTexts } from './pay-day.messages.ts';

export const texts: PayDayTexts = {
  setDay: 'Definir el día de pago',
  day: 'Día de pago',
  help: 'El trabajador ve el día al instante. Déjelo vacío si el día no se conoce.',
  save: 'Definir',
  leave: 'Volver',
  done: 'Día de pago definido',
};
