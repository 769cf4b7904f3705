import { defineTexts } from '#kernel/base/texts.ts';

export const dismissalKindTexts = defineTexts({
  kind: ['Motivo no eSocial', 'Reason in eSocial', 'Motivo en eSocial'],
  unknown: ['Não informado', 'Not informed', 'No informado'],
});
