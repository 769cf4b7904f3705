import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** The day of payment of a payslip that is out, for HR. */
export const payDayTexts = defineTexts({
  setDay: ['Definir dia de pagamento', 'Set the day of payment', 'Definir el día de pago'],
  day: ['Pagamento', 'Day of payment', 'Día de pago'],
  help: [
    'O trabalhador vê o dia na hora. Deixe vazio se o dia não é conhecido.',
    'The worker sees the day at once. Leave it empty if the day is not known.',
    'El trabajador ve el día al instante. Déjelo vacío si el día no se conoce.',
  ],
  manyTitle: [
    (count: number) => `Dia de pagamento de ${pt(count, 'recibo', 'recibos')}`,
    count => `Day of payment of ${en(count, 'payslip', 'payslips')}`,
    count => `Día de pago de ${es(count, 'recibo', 'recibos')}`,
  ],
  lead: ['O trabalhador vê o dia na hora.', 'The worker sees the day at once.', 'El trabajador ve el día al instante.'],
  leaveEmpty: [
    'Deixe vazio se o dia não é conhecido.',
    'Leave it empty if the day is not known.',
    'Déjelo vacío si el día no se conoce.',
  ],
  daySet: [
    (count: number) => (count === 0 ? 'O dia já era este' : `Dia definido em ${pt(count, 'recibo', 'recibos')}`),
    count => (count === 0 ? 'It was this day already' : `Day set for ${en(count, 'payslip', 'payslips')}`),
    count => (count === 0 ? 'Ya era este día' : `Día definido en ${es(count, 'recibo', 'recibos')}`),
  ],
  setAll: [
    (count: number) => `Definir o dia de ${pt(count, 'recibo', 'recibos')}`,
    count => `Set the day of ${en(count, 'payslip', 'payslips')}`,
    count => `Definir el día de ${es(count, 'recibo', 'recibos')}`,
  ],
  save: ['Definir', 'Set', 'Definir'],
  leave: word.back,
  done: ['Dia de pagamento definido', 'Day of payment set', 'Día de pago definido'],
});
