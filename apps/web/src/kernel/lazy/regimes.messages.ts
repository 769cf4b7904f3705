import { regimeWords } from '@cracha/contract/features/worker/regime-messages.pt-BR.ts';
import { splitTexts } from '#kernel/base/texts.ts';

/** Kinds of contract in words. */
export const regimeTexts = splitTexts(regimeWords, {
  'en-US': async () => ({
    texts: (await import('@cracha/contract/features/worker/regime-messages.en-US.ts')).regimeWords,
  }),
  'es-ES': async () => ({
    texts: (await import('@cracha/contract/features/worker/regime-messages.es-ES.ts')).regimeWords,
  }),
});
