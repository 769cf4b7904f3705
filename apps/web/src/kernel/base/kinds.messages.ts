import { defineTexts, type TextsIn } from './texts.ts';

/** The kinds of payslip, by their names on the wire. */
export const kindTexts = defineTexts({
  mensal: ['Folha mensal', 'Monthly pay', 'Nómina mensual'],
  adiantamento: ['Adiantamento', 'Advance', 'Anticipo'],
  '13o_1': ['13º, 1ª parcela', '13th salary, first part', 'Paga 13, primera parte'],
  '13o_2': ['13º, 2ª parcela', '13th salary, second part', 'Paga 13, segunda parte'],
  ferias: ['Férias', 'Vacation', 'Vacaciones'],
  rescisao: ['Rescisão', 'Termination', 'Finiquito'],
  plr: ['Participação nos lucros', 'Profit sharing', 'Participación en beneficios'],
  complementar: ['Folha complementar', 'Complementary pay', 'Nómina complementaria'],
});

export type KindTexts = TextsIn<typeof kindTexts>;
