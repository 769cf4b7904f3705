import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  setDay: 'Definir dia do pagamento',
  day: 'Dia do pagamento',
  help: 'O trabalhador vê o dia na hora. Deixe vazio se o dia não é conhecido.',
  manyTitle: (count: number) => `Dia do pagamento de ${n(count, 'recibo', 'recibos')}`,
  lead: 'O trabalhador vê o dia na hora.',
  leaveEmpty: 'Deixe vazio se o dia não é conhecido.',
  daySet: (count: number) => (count === 0 ? 'O dia já era este' : `Dia definido em ${n(count, 'recibo', 'recibos')}`),
  setAll: (count: number) => `Definir o dia de ${n(count, 'recibo', 'recibos')}`,
  save: 'Definir',
  leave: 'Voltar',
  done: 'Dia do pagamento definido',
};

export type PayDayTexts = TextsOf<typeof portuguese>;

/** The day of payment of a payslip that is out, for HR. */
export const payDayTexts = defineTexts<PayDayTexts>(portuguese, {
  'en-US': () => import('./pay-day.en-US.messages.ts'),
  'es-ES': () => import('./pay-day.es-ES.messages.ts'),
});
