import type { PayItemNature } from '@cracha/contract/features/receipt/pay-item-natures.ts';
import { inssOn, irrfOn } from '#core/reading/words/law-tables.ts';
import type { Side } from '#core/receipt/pay-item-nature.ts';
import type { PayItem } from '../pay-items.ts';
import type { Quantity } from '../quantity.ts';

/** What an earlier and a later receipt are compared by; amounts in centavos. */
export interface ComparedReceipt {
  items: readonly PayItem[];
  net: number;
  kind: string;
  year: number;
  month: number;
  bases: { inss?: number | undefined; irrf?: number | undefined };
  totalEarnings: number;
}

/** A line as it is compared: what has one code in one column is one line. */
export interface Line {
  code: string | null;
  description: string;
  nature: PayItemNature | null;
  side: Side;
  amount: number;
  quantity: Quantity | undefined;
}

/** One reason of a line's change, with its effect on the net in centavos. */
export type ChangePart =
  | { kind: 'quantity'; before: number; now: number; unit: Quantity['unit']; price: number; effect: number }
  | { kind: 'price' | 'base'; before: number; now: number; effect: number }
  | { kind: 'table'; year: number; effect: number };

/** Amounts are rounded to the centavo in both months: what so little is left for is no other reason. */
const rounding = 2;

/**
 * What the change of a line that is on both receipts is made of: how many and what one costs, or the base and the law's table where
 * both months' taxes are the table's. Else the amount alone. The effects add up to the line's.
 */
export function partsOf(before: Line, now: Line, earlier: ComparedReceipt, later: ComparedReceipt): ChangePart[] {
  return byTable(before, now, earlier, later) ?? byQuantity(before, now) ?? [amountAlone(before, now)];
}

function byQuantity(before: Line, now: Line): ChangePart[] | undefined {
  const [was, is] = [before.quantity, now.quantity];
  // the reference of an instalment counts instalments, not what one pays for
  if (!was || !is || was.unit !== is.unit || now.nature === 'emprestimo') return undefined;
  if (was.value === is.value || was.value * is.value * before.amount * now.amount === 0) return undefined;
  const [price, newPrice] = [before.amount / was.value, now.amount / is.value];
  // a price that doubles or halves says that the reference counts something else
  if (newPrice / price > 2 || price / newPrice > 2) return undefined;
  const sign = signOf(now);
  const all = sign * (now.amount - before.amount);
  const byPrice = all - sign * Math.round((is.value - was.value) * price);
  const alone = Math.abs(byPrice) <= rounding;
  const quantity = { kind: 'quantity' as const, before: was.value, now: is.value, unit: now.quantity?.unit ?? null };
  const parts: ChangePart[] = [{ ...quantity, price: Math.round(price), effect: alone ? all : all - byPrice }];
  if (!alone) parts.push({ kind: 'price', before: Math.round(price), now: Math.round(newPrice), effect: byPrice });
  return parts;
}

function byTable(before: Line, now: Line, earlier: ComparedReceipt, later: ComparedReceipt): ChangePart[] | undefined {
  const tax = now.nature === 'inss' || now.nature === 'irrf' ? taxes[now.nature] : undefined;
  if (!tax || earlier.kind !== 'monthly' || later.kind !== 'monthly') return undefined;
  const [base, newBase] = [tax.base(earlier), tax.base(later)];
  if (base === undefined || newBase === undefined) return undefined;
  if (!isOf(before.amount, tax.on(earlier, earlier)) || !isOf(now.amount, tax.on(later, later))) return undefined;
  const byLaw = (tax.on(later, later) ?? 0) - (tax.on(earlier, later) ?? 0);
  const all = now.amount - before.amount;
  const { year } = later;
  if (base === newBase) return byLaw === 0 ? undefined : [{ kind: 'table', year, effect: -all }];
  const byBase: ChangePart = { kind: 'base', before: base, now: newBase, effect: byLaw - all };
  return byLaw === 0 ? [byBase] : [byBase, { kind: 'table', year, effect: -byLaw }];
}

interface Tax {
  base(receipt: ComparedReceipt): number | undefined;
  /** The tax by the table of one receipt's month on the base of another. */
  on(table: ComparedReceipt, receipt: ComparedReceipt): number | undefined;
}

const taxes: Record<'inss' | 'irrf', Tax> = {
  inss: {
    base: ({ bases }) => bases.inss,
    on: ({ year }, { bases }) => inssOn(year, bases.inss ?? 0),
  },
  irrf: {
    base: ({ bases }) => bases.irrf,
    on: ({ year, month }, { bases, totalEarnings }) =>
      irrfOn(year, month, bases.irrf ?? 0, bases.inss ?? totalEarnings),
  },
};

function isOf(printed: number, computed: number | undefined): boolean {
  return computed !== undefined && Math.abs(printed - computed) <= rounding;
}

function amountAlone(before: Line, now: Line): ChangePart {
  return {
    kind: 'price',
    before: before.amount,
    now: now.amount,
    effect: signOf(now) * (now.amount - before.amount),
  };
}

function signOf({ side }: Line): 1 | -1 {
  return side === 'earning' ? 1 : -1;
}
