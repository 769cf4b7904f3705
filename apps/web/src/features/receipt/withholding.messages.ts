import { counted, defineTexts, type TextsOf } from '#kernel/texts.ts';

const n = counted('pt-BR');

const portuguese = {
  withhold: 'Reter com motivo',
  giveBack: 'Devolver ao trabalhador',
  title: (count: number) => (count === 1 ? 'Reter este recibo?' : `Reter ${n(count, 'recibo', 'recibos')}?`),
  lead: 'O trabalhador vê o mês e o motivo, sem os valores. Depois você devolve.',
  reason: 'Motivo',
  reasonHelp: 'O trabalhador lê. De 10 a 250 letras.',
  reasonFirst: 'Escreva o motivo para continuar (10 a 250 letras)',
  act: 'Reter',
  withheld: (count: number) => `${n(count, 'recibo retido', 'recibos retidos')}. Quem recebe foi avisado.`,
  givenBack: (count: number) => `${n(count, 'recibo devolvido', 'recibos devolvidos')}`,
  state: 'retido',
  since: (when: string) => `Retido desde ${when}`,
};

export type WithholdingTexts = TextsOf<typeof portuguese>;

/** Withholding a receipt, for HR. */
export const withholdingTexts = defineTexts<WithholdingTexts>(portuguese, {
  'en-US': () => import('./withholding.en-US.messages.ts'),
  'es-ES': () => import('./withholding.es-ES.messages.ts'),
});
