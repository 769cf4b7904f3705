import { defineTexts } from '#kernel/base/texts.ts';

/** What HR's home says of who has never come in. */
export const firstAccessTileTexts = defineTexts({
  neverCame: ['Pessoas que nunca entraram', 'People who never signed in', 'Personas que nunca entraron'],
});
