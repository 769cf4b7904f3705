import type { KindTexts } from './kinds.messages.ts';

export const texts: KindTexts = {
  mensal: 'Monthly pay',
  adiantamento: 'Advance',
  '13o_1': '13th salary, first part',
  '13o_2': '13th salary, second part',
  ferias: 'Vacation',
  rescisao: 'Termination',
  plr: 'Profit sharing',
  complementar: 'Complementary pay',
};
