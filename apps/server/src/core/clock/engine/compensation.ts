import { add } from './bank.ts';
import { weekOf } from './civil.ts';
import type { Rules } from './clock.types.ts';
import type { Figures } from './day.ts';

/** What was set off within the week or the period: extra of working and free days against missing that is no absence (3.13). */
export function compensatedOf(days: readonly Figures[], rules: Rules): { minutes: number; byPct: Map<number, number> } {
  const byPct = new Map<number, number>();
  let minutes = 0;
  for (const group of groupsOf(days, rules.compensation.scope)) {
    const extra = group.flatMap(({ tiers }) => tiers.filter(({ kind }) => kind === 'work' || kind === 'off'));
    const missing = group.reduce((sum, one) => sum + (one.isAbsence ? 0 : one.missing), 0);
    let left = Math.min(
      missing,
      extra.reduce((sum, tier) => sum + tier.minutes, 0),
    );
    minutes += left;
    for (const tier of [...extra].sort((a, b) => a.pct - b.pct)) {
      const part = Math.min(tier.minutes, left);
      add(byPct, tier.pct, part);
      left -= part;
    }
  }
  return { minutes, byPct };
}

function groupsOf(days: readonly Figures[], scope: Rules['compensation']['scope']): Iterable<readonly Figures[]> {
  if (scope === 'none') return [];
  if (scope === 'month') return [days];
  return Map.groupBy(days, ({ plan }) => weekOf(plan.day)).values();
}
