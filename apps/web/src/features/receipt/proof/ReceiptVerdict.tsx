import type { Authenticity } from '../receipt.types.ts';
import { Comparison } from './Comparison.tsx';
import { Verdict } from './Verdict.tsx';

/** Of a receipt's code: genuine or not, and the way to compare its PDF. */
export function ReceiptVerdict({ found, code }: { found: Authenticity | undefined; code: string }) {
  return (
    <>
      {found ? <Verdict found={found} code={code} /> : <Verdict code={code} />}
      {found?.situacao === 'autentico' && <Comparison code={code} />}
    </>
  );
}
