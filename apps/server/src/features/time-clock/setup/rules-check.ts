import type { LawMinimum } from '@cracha/contract/features/time-clock/schedule-words.ts';
import type { RulesDocument } from '#core/clock/month/facts.types.ts';

/** The first value that the law doesn't allow (product 4, section 9); undefined: none. */
export function belowLaw(rules: RulesDocument): LawMinimum | undefined {
  const { overtime, night, interday, bank } = rules;
  const least = (kind: keyof typeof overtime) => Math.min(...overtime[kind].map(({ pct }) => pct));
  // without the reduced hour: rural work, Lei 5.889
  const premium = night.reduced ? 20 : 25;
  const checks: [LawMinimum, boolean][] = [
    ['overtime.work', least('work') < 50],
    ['overtime.off', least('off') < 50],
    ['overtime.rest', least('rest') < 100],
    ['overtime.holiday', least('holiday') < 100],
    ['night.premium', night.premium < premium],
    ['interday.minimum', interday.minimum < 660],
    ['break.over_6h', rules.break.over_6h < 30],
    ['bank.term_months', bank.enabled && bank.term_months > 12],
  ];
  return checks.find(([, isBelow]) => isBelow)?.[0];
}
