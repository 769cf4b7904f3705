import { defineTexts, type TextsOf } from './texts.ts';

const portuguese = {
  mensal: 'Folha mensal',
  adiantamento: 'Adiantamento',
  '13o_1': '13º, primeira parte',
  '13o_2': '13º, segunda parte',
  ferias: 'Férias',
  rescisao: 'Rescisão',
  plr: 'Participação nos lucros',
  complementar: 'Folha complementar',
};

export type KindTexts = TextsOf<typeof portuguese>;

/** The kinds of payslip, by their names on the wire. */
export const kindTexts = defineTexts<KindTexts>(portuguese, {
  'en-US': () => import('./kinds.en-US.messages.ts'),
  'es-ES': () => import('./kinds.es-ES.messages.ts'),
});
