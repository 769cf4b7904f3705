import { afterMonths, type Day } from '#core/calendar/days.ts';
import { fraction } from '../vacation/money.ts';

export type BenefitRefusal =
  | 'BENEFIT_NOT_ELIGIBLE'
  | 'BENEFIT_HELD'
  | 'BENEFIT_NOT_HELD'
  | 'BENEFIT_WAITS'
  | 'BENEFIT_WINDOW'
  | 'BENEFIT_DEPENDANT'
  | 'BENEFIT_TERM';

export interface BenefitRules {
  active: boolean;
  /** Empty: all. */
  regimes: readonly string[];
  minMonths: number;
  /** Empty: all. */
  departments: readonly string[];
  /** Days of any year, `11-30`; null: always. */
  window: { from: string; until: string } | null;
  maxDependants: number;
  hasTerm: boolean;
}

export interface BenefitFacts {
  today: Day;
  admission: Day | null;
  regime: string | null;
  department: string | null;
  held: boolean;
  /** Another request about the plan is not over. */
  waits: boolean;
  /** CPFs of the record's dependants. */
  dependants: readonly string[];
}

export interface BenefitAsked {
  action: 'join' | 'change' | 'leave';
  /** CPFs. */
  dependants: readonly string[];
  acceptsTerm: boolean;
}

/** All that is wrong with a benefit as it is asked for (5.5). Leaving asks only that it is held: no window, no term. */
export function benefitRefusals(asked: BenefitAsked, rules: BenefitRules, facts: BenefitFacts): BenefitRefusal[] {
  const { action, dependants, acceptsTerm } = asked;
  const stays = action !== 'leave';
  const isNamed = dependants.every(cpf => facts.dependants.includes(cpf)) && dependants.length <= rules.maxDependants;
  const checks: [BenefitRefusal, boolean][] = [
    ['BENEFIT_NOT_ELIGIBLE', stays && !isEligible(rules, facts)],
    ['BENEFIT_HELD', action === 'join' && facts.held],
    ['BENEFIT_NOT_HELD', action !== 'join' && !facts.held],
    ['BENEFIT_WAITS', facts.waits],
    ['BENEFIT_WINDOW', stays && !isOpen(rules.window, facts.today)],
    ['BENEFIT_DEPENDANT', stays && !isNamed],
    ['BENEFIT_TERM', stays && rules.hasTerm && !acceptsTerm],
  ];
  return checks.flatMap(([code, isBroken]) => (isBroken ? [code] : []));
}

const plain = (text: string) => text.trim().toLowerCase();

/** In use, for this contract and department, after so many whole months (Civil Code 132 §3). */
export function isEligible(
  { active, regimes, minMonths, departments }: BenefitRules,
  { today, admission, regime, department }: Pick<BenefitFacts, 'today' | 'admission' | 'regime' | 'department'>,
): boolean {
  const served = minMonths === 0 || (admission !== null && afterMonths(admission, minMonths) <= today);
  const fits = regimes.length === 0 || (regime !== null && regimes.includes(regime));
  const belongs = departments.length === 0 || departments.some(one => plain(one) === plain(department ?? ''));
  return active && served && fits && belongs;
}

function isOpen(window: BenefitRules['window'], today: Day): boolean {
  if (window === null) return true;
  const { from, until } = window;
  const now = today.slice(5);
  return from <= until ? from <= now && now <= until : now >= from || now <= until;
}

export interface BenefitShare {
  kind: 'fixed' | 'percentage';
  /** Centavos, or hundredths of a percent of the base salary. */
  share: number;
  /** The transport voucher: 6 % of the base salary at most (Lei 7.418/1985). */
  isTransport: boolean;
}

/** What the worker pays a month, in centavos, half up. Null: a part of a salary that isn't known. */
export function monthlyShare({ kind, share, isTransport }: BenefitShare, salary: number | null): number | null {
  if (kind === 'percentage') return salary === null ? null : fraction(salary * share, 10_000);
  return isTransport && salary !== null ? Math.min(share, fraction(salary * 600, 10_000)) : share;
}
