import type { PayItemNature } from '@cracha/contract/features/receipt/pay-item-natures.ts';
import { natureOf, type Side } from '#core/receipt/pay-item-nature.ts';
import type { PayItem } from '../pay-items.ts';
import { quantityOf } from '../quantity.ts';
import { type ChangePart, type ComparedReceipt, type Line, partsOf } from './change-parts.ts';

/** One line's part in the change of the net; amounts in centavos, null where the line was not there. */
export interface LineChange {
  code: string | null;
  /** Null: what the printed lines leave open. */
  description: string | null;
  nature: PayItemNature | null;
  side: Side;
  before: number | null;
  now: number | null;
  effect: number;
  parts: ChangePart[];
}

/**
 * What changed from one receipt to another, the largest first, and the names of the lines that stayed. Lines are the same by code,
 * else (where one of the two has none) by folded description. Effects add up to the difference of the nets, to the cent: what the
 * lines don't tell (their sum may differ from the printed totals) is one more line.
 */
export function changesBetween(
  earlier: ComparedReceipt,
  later: ComparedReceipt,
): { changes: LineChange[]; same: string[] } {
  const before = linesOf(earlier.items);
  const compared = linesOf(later.items).map(now => {
    const was = takeSame(before, now);
    return was ? changed(was, now, earlier, later) : alone(now, 'now');
  });
  const told = [...compared, ...before.map(line => alone(line, 'before'))];
  const changes = told.filter(({ effect }) => effect !== 0);
  const rest = later.net - earlier.net - changes.reduce((sum, { effect }) => sum + effect, 0);
  return {
    changes: [...changes, ...untold(rest)].sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect)),
    same: told.flatMap(({ effect, description }) => (effect === 0 && description !== null ? [description] : [])),
  };
}

/** The lines that are paid or deducted, those of one code and side added up. */
function linesOf(items: readonly PayItem[]): Line[] {
  const lines = new Map<string, Line>();
  for (const { code, description, reference, earnings, deductions } of items) {
    for (const [side, amount] of [
      ['earning', earnings],
      ['deduction', deductions],
    ] as const) {
      if (amount === null) continue;
      const nature = natureOf(description, side);
      const line = { code, description, nature, side, amount, quantity: quantityOf(reference, nature) };
      const key = `${side}:${code ?? ''}:${code === null ? fold(description) : ''}`;
      const former = lines.get(key);
      lines.set(key, former ? added(former, line) : line);
    }
  }
  return [...lines.values()];
}

function added(former: Line, { amount, quantity, ...line }: Line): Line {
  const both = former.quantity && quantity && former.quantity.unit === quantity.unit;
  const value = (former.quantity?.value ?? 0) + (quantity?.value ?? 0);
  return {
    ...line,
    amount: former.amount + amount,
    quantity: both && quantity.unit !== 'percent' ? { value, unit: quantity.unit } : undefined,
  };
}

/** Takes the same line out of the earlier ones. */
function takeSame(before: Line[], line: Line): Line | undefined {
  const same = before.findIndex(other => other.side === line.side && other.code !== null && other.code === line.code);
  const alike = before.findIndex(
    other =>
      other.side === line.side &&
      (other.code === null || line.code === null) &&
      fold(other.description) === fold(line.description),
  );
  const at = same >= 0 ? same : alike;
  return at >= 0 ? before.splice(at, 1)[0] : undefined;
}

function changed(was: Line, now: Line, earlier: ComparedReceipt, later: ComparedReceipt): LineChange {
  const parts = was.amount === now.amount ? [] : partsOf(was, now, earlier, later);
  const { code, description, nature, side } = now;
  const more = now.amount - was.amount;
  const effect = side === 'earning' ? more : -more;
  return { code, description, nature, side, before: was.amount, now: now.amount, effect, parts };
}

function alone({ code, description, nature, side, amount }: Line, when: 'before' | 'now'): LineChange {
  const adds = (side === 'earning') === (when === 'now');
  const amounts = { before: null, now: null, [when]: amount };
  return { code, description, nature, side, ...amounts, effect: adds ? amount : -amount, parts: [] };
}

function untold(effect: number): LineChange[] {
  if (effect === 0) return [];
  const side = effect > 0 ? 'earning' : 'deduction';
  const line = { code: null, description: null, nature: null, side } as const;
  return [{ ...line, before: null, now: Math.abs(effect), effect, parts: [] }];
}

/** Without accents, case and double spaces, as payroll programs print the same words. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
