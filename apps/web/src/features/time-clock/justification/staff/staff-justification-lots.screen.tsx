import { useAddress } from '#kernel/base/address.ts';
import { BatchResult } from './BatchResult.tsx';
import { JustificationLots } from './JustificationLots.tsx';

/** Many at once, or what came of it. */
export function Screen() {
  const { query } = useAddress();
  return query.lote === undefined ? <JustificationLots /> : <BatchResult id={query.lote} />;
}
