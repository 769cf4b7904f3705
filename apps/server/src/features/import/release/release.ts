import type { ReceiptItem } from '#core/receipt/new-receipt.ts';

/** A line of the two months that explains most of a net's change. Amounts are centavos, signed as they act on the net. */
export interface Reason {
  code: 'LINE_NEW' | 'LINE_GONE' | 'LINE_CHANGED';
  values: { nome: string; valorAmount: number };
}

type Line = Pick<ReceiptItem, 'code' | 'description' | 'earnings' | 'deductions'>;

/** The line whose effect on the net is the largest, where it explains at least half of the change. Pure. */
export function mainReason(now: readonly Line[], before: readonly Line[], difference: number): Reason | undefined {
  const then = effects(before);
  const today = effects(now);
  let best: Reason | undefined;
  for (const key of new Set([...then.keys(), ...today.keys()])) {
    const old = then.get(key);
    const next = today.get(key);
    const effect = (next?.amount ?? 0) - (old?.amount ?? 0);
    if (Math.abs(effect) <= Math.abs(best?.values.valorAmount ?? 0)) continue;
    const code = old ? (next ? 'LINE_CHANGED' : 'LINE_GONE') : 'LINE_NEW';
    best = { code, values: { nome: (next ?? old)?.name ?? '', valorAmount: effect } };
  }
  const same = best && Math.sign(best.values.valorAmount) === Math.sign(difference);
  return best && same && Math.abs(best.values.valorAmount) * 2 >= Math.abs(difference) ? best : undefined;
}

/** What each line does to the net, by its code and name; the same line twice adds up. */
function effects(lines: readonly Line[]): Map<string, { name: string; amount: number }> {
  const found = new Map<string, { name: string; amount: number }>();
  for (const { code, description, earnings, deductions } of lines) {
    const key = `${code ?? ''} ${description.toLowerCase()}`;
    const amount = (found.get(key)?.amount ?? 0) + (earnings ?? 0) - (deductions ?? 0);
    found.set(key, { name: description, amount });
  }
  return found;
}

/** What bars a person from releasing; undefined: nothing does. Pure. */
export function barOf(facts: {
  mayChange: boolean;
  clean: number;
  /** The file's sums wait to be confirmed. */
  asksSums: boolean;
  twoPeople: boolean;
  /** The person decided documents of the import. */
  reviewed: boolean;
  /** A request is open, and whether it is asked of this person. */
  request: 'none' | 'mine' | 'of-me' | 'of-another';
}): 'perfil' | 'semLimpos' | 'somas' | 'duasPessoas' | 'conferiu' | 'pedidoAberto' | undefined {
  if (!facts.mayChange) return 'perfil';
  if (facts.clean === 0) return 'semLimpos';
  if (facts.asksSums) return 'somas';
  if (!facts.twoPeople) return undefined;
  if (facts.request === 'none') return 'duasPessoas';
  if (facts.request !== 'of-me') return 'pedidoAberto';
  return facts.reviewed ? 'conferiu' : undefined;
}
