import { verbs } from '@cracha/contract/features/history/verb-messages.pt-BR.ts';
import { splitTexts, type TextsOf } from '#kernel/base/texts.ts';

export type VerbTexts = TextsOf<typeof verbs>;

export const verbTexts = splitTexts<VerbTexts>(verbs, {
  'en-US': async () => ({ texts: (await import('@cracha/contract/features/history/verb-messages.en-US.ts')).verbs }),
  'es-ES': async () => ({ texts: (await import('@cracha/contract/features/history/verb-messages.es-ES.ts')).verbs }),
});
