import type { PayItem } from './pay-items.ts';

/** What an earlier and a later receipt are compared by. */
export interface ComparedReceipt {
  items: readonly PayItem[];
  net: number;
}

/** One line's part in the change of the net; amounts in centavos, null where the line was not there. */
export interface LineChange {
  code: string | null;
  description: string;
  nature: 'earning' | 'deduction';
  before: number | null;
  now: number | null;
  effect: number;
}

interface Line {
  code: string | null;
  description: string;
  nature: LineChange['nature'];
  amount: number;
}

/**
 * What changed from one receipt to the next of its kind, the largest first; unchanged lines are left out. Lines are the same
 * by code, else (where one of the two has none) by folded description. Effects add up to the difference of the nets, to the cent: what
 * the lines don't tell (their sum may differ from the printed totals) is one more line.
 */
export function changesBetween(earlier: ComparedReceipt, later: ComparedReceipt): LineChange[] {
  const before = linesOf(earlier.items);
  const changes = linesOf(later.items).map(line => changeOf(takeSame(before, line), line));
  const gone = before.map(line => changeOf(line, undefined));
  const told = [...changes, ...gone].filter(({ effect }) => effect !== 0);
  const rest = later.net - earlier.net - told.reduce((sum, { effect }) => sum + effect, 0);
  return [...told, ...untold(rest)].sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect));
}

/** The lines that are paid or deducted, those of one code and nature added up. */
function linesOf(items: readonly PayItem[]): Line[] {
  const lines = new Map<string, Line>();
  for (const { code, description, earnings, deductions } of items) {
    for (const [nature, amount] of [
      ['earning', earnings],
      ['deduction', deductions],
    ] as const) {
      if (amount === null) continue;
      const key = `${nature}:${code ?? ''}:${code === null ? fold(description) : ''}`;
      const former = lines.get(key);
      lines.set(key, { code, description, nature, amount: amount + (former?.amount ?? 0) });
    }
  }
  return [...lines.values()];
}

/** Takes the same line out of the earlier ones. */
function takeSame(before: Line[], line: Line): Line | undefined {
  const same = before.findIndex(
    other => other.nature === line.nature && other.code !== null && other.code === line.code,
  );
  const alike = before.findIndex(
    other =>
      other.nature === line.nature &&
      (other.code === null || line.code === null) &&
      fold(other.description) === fold(line.description),
  );
  const at = same >= 0 ? same : alike;
  return at >= 0 ? before.splice(at, 1)[0] : undefined;
}

function changeOf(before: Line | undefined, now: Line | undefined): LineChange {
  const { code, description, nature } = now ?? before ?? { code: null, description: '', nature: 'earning' };
  const more = (now?.amount ?? 0) - (before?.amount ?? 0);
  const effect = nature === 'earning' ? more : -more;
  return { code, description, nature, before: before?.amount ?? null, now: now?.amount ?? null, effect };
}

function untold(effect: number): LineChange[] {
  if (effect === 0) return [];
  const nature = effect > 0 ? 'earning' : 'deduction';
  return [{ code: null, description: 'Diferença não detalhada', nature, before: null, now: Math.abs(effect), effect }];
}

/** Without accents, case and double spaces, as payroll programs print the same words. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
