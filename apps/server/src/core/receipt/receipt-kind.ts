import type { ReceiptKind } from '@cracha/contract/features/receipt/receipt.schemas.ts';

/** Kinds of payslip as they are stored, and as they travel. The hot reads have the same table in `hot.kind_wire`. */
const kinds = {
  monthly: 'mensal',
  advance: 'adiantamento',
  thirteenthFirst: '13o_1',
  thirteenthSecond: '13o_2',
  vacation: 'ferias',
  termination: 'rescisao',
  profitSharing: 'plr',
  complementary: 'complementar',
} as const satisfies Record<string, ReceiptKind>;

export type StoredKind = keyof typeof kinds;
export const storedKinds = Object.keys(kinds).filter(isStoredKind);

/** A stored kind as it travels. @throws for a kind that no migration and no reader knows */
export function kindWire(kind: string): ReceiptKind {
  if (!isStoredKind(kind)) throw new Error(`Unknown kind of receipt: ${kind}`);
  return kinds[kind];
}

/** The same; null where there is none, or it is no payslip's. */
export function payslipKind(kind: string | null): ReceiptKind | null {
  return kind !== null && isStoredKind(kind) ? kinds[kind] : null;
}

/** The stored kind of what a client sent. */
export function kindOfWire(wire: ReceiptKind): StoredKind {
  const found = storedKinds.find(kind => kinds[kind] === wire);
  if (!found) throw new Error(`Unknown kind of receipt: ${wire}`);
  return found;
}

function isStoredKind(kind: string): kind is StoredKind {
  return Object.hasOwn(kinds, kind);
}
