import type { KindTexts } from './kinds.messages.ts';

export const texts: KindTexts = {
  mensal: 'Nómina mensual',
  adiantamento: 'Anticipo',
  '13o_1': 'Paga 13, primera parte',
  '13o_2': 'Paga 13, segunda parte',
  ferias: 'Vacaciones',
  rescisao: 'Finiquito',
  plr: 'Participación en beneficios',
  complementar: 'Nómina complementaria',
};
