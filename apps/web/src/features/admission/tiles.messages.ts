import { defineTexts } from '#kernel/base/texts.ts';

export const tileTexts = defineTexts({
  toReview: ['Admissões para conferir', 'Admissions to review', 'Admisiones por revisar'],
});
