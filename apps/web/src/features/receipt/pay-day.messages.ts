import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  setDay: 'Definir dia do pagamento',
  day: 'Dia do pagamento',
  help: 'O trabalhador vê o dia na hora. Deixe vazio se o dia não é conhecido.',
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
