import type { ReceiptState } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import type { Tone } from '#ui/base/Status.tsx';

/** How far a document's worker has got, as colours. */
export const stateTones: Record<ReceiptState, Tone> = {
  naoVisto: 'neutral',
  visto: 'brand',
  concordou: 'ok',
  discordou: 'bad',
};
