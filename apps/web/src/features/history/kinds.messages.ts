import { kinds } from '@cracha/contract/features/history/kind-messages.pt-BR.ts';
import { splitTexts, type TextsOf } from '#kernel/base/texts.ts';

export type KindTexts = TextsOf<typeof kinds>;

export const kindTexts = splitTexts<KindTexts>(kinds, {
  'en-US': async () => ({ texts: (await import('@cracha/contract/features/history/kind-messages.en-US.ts')).kinds }),
  'es-ES': async () => ({ texts: (await import('@cracha/contract/features/history/kind-messages.es-ES.ts')).kinds }),
});
