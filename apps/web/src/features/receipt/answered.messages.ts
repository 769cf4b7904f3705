import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  notSeen: 'Ainda não visto pelo trabalhador',
  seen: (when: string) => `Visto em ${when}`,
  agreed: (when: string) => `Concordou em ${when}`,
  disagreed: (when: string) => `Discordou em ${when}`,
  from: (address: string) => `IP ${address}`,
};

export type AnsweredTexts = TextsOf<typeof portuguese>;

/** When a document was opened and answered by its worker, for staff. */
export const answeredTexts = defineTexts<AnsweredTexts>(portuguese, {
  'en-US': () => import('./answered.en-US.messages.ts'),
  'es-ES': () => import('./answered.es-ES.messages.ts'),
});
