import { describe, expect, test } from 'vitest';
import { type BenefitAsked, type BenefitFacts, type BenefitRules, benefitRefusals, monthlyShare } from './benefit.ts';

const rules: BenefitRules = {
  ...{ active: true, regimes: [], minMonths: 0, departments: [], window: null, maxDependants: 1, hasTerm: true },
};
const facts: BenefitFacts = {
  ...{
    today: '2026-11-28',
    admission: '2026-08-31',
    regime: 'empregado',
    department: 'Estoque',
    held: false,
    waits: false,
  },
  dependants: ['52998224725', '11144477735'],
};
const joins: BenefitAsked = { action: 'join', dependants: ['52998224725'], acceptsTerm: true };
const leaves: BenefitAsked = { action: 'leave', dependants: [], acceptsTerm: false };

interface Case {
  asked?: Partial<BenefitAsked>;
  rules?: Partial<BenefitRules>;
  facts?: Partial<BenefitFacts>;
}

describe('a benefit is refused', () => {
  test.each<[name: string, given: Case, refusals: string[]]>([
    ['not where all is right', {}, []],
    ['out of use', { rules: { active: false } }, ['BENEFIT_NOT_ELIGIBLE']],
    ['to another kind of contract', { rules: { regimes: ['estagiario'] } }, ['BENEFIT_NOT_ELIGIBLE']],
    ['not to this kind of contract', { rules: { regimes: ['estagiario', 'empregado'] } }, []],
    [
      'to a contract that nobody told',
      { rules: { regimes: ['empregado'] }, facts: { regime: null } },
      ['BENEFIT_NOT_ELIGIBLE'],
    ],
    ['to another department', { rules: { departments: ['Vendas'] } }, ['BENEFIT_NOT_ELIGIBLE']],
    ['not to the department in other letters', { rules: { departments: ['ESTOQUE '] } }, []],
    [
      'the day before its months are over',
      { rules: { minMonths: 3 }, facts: { today: '2026-11-30' } },
      ['BENEFIT_NOT_ELIGIBLE'],
    ],
    [
      'not once they are over: a day that does not exist is the next',
      { rules: { minMonths: 3 }, facts: { today: '2026-12-01' } },
      [],
    ],
    ['without a day of admission', { rules: { minMonths: 1 }, facts: { admission: null } }, ['BENEFIT_NOT_ELIGIBLE']],
    ['held already', { facts: { held: true } }, ['BENEFIT_HELD']],
    ['not held, where it is to change', { asked: { action: 'change' } }, ['BENEFIT_NOT_HELD']],
    ['not held, where it is to end', { asked: leaves }, ['BENEFIT_NOT_HELD']],
    ['while it is asked for', { facts: { waits: true } }, ['BENEFIT_WAITS']],
    ['after its window', { rules: { window: { from: '11-01', until: '11-27' } } }, ['BENEFIT_WINDOW']],
    ['not on the last day of its window', { rules: { window: { from: '11-01', until: '11-28' } } }, []],
    ['not in a window over the new year', { rules: { window: { from: '11-28', until: '01-31' } } }, []],
    ['before a window over the new year', { rules: { window: { from: '11-29', until: '01-31' } } }, ['BENEFIT_WINDOW']],
    ['for somebody whom the record does not have', { asked: { dependants: ['39053344705'] } }, ['BENEFIT_DEPENDANT']],
    ['for more than the plan allows', { asked: { dependants: facts.dependants } }, ['BENEFIT_DEPENDANT']],
    ['while its term is not accepted', { asked: { acceptsTerm: false } }, ['BENEFIT_TERM']],
    ['not without a term', { asked: { acceptsTerm: false }, rules: { hasTerm: false } }, []],
    [
      'never to who leaves it, whatever the rules say by now',
      { asked: leaves, facts: { held: true }, rules: { active: false, window: { from: '01-01', until: '01-02' } } },
      [],
    ],
    [
      'with all that is wrong at once',
      { asked: { acceptsTerm: false }, facts: { held: true }, rules: { active: false, maxDependants: 0 } },
      ['BENEFIT_NOT_ELIGIBLE', 'BENEFIT_HELD', 'BENEFIT_DEPENDANT', 'BENEFIT_TERM'],
    ],
  ])('%s', (_, given, refusals) => {
    const asked = { ...joins, ...given.asked };
    expect(benefitRefusals(asked, { ...rules, ...given.rules }, { ...facts, ...given.facts })).toEqual(refusals);
  });

  test.each([
    ['a fixed share is what it is', { kind: 'fixed', share: 8990, isTransport: false }, 100_000, 8990],
    ['and needs no salary', { kind: 'fixed', share: 8990, isTransport: false }, null, 8990],
    ['a percentage, half up', { kind: 'percentage', share: 250, isTransport: false }, 212_340, 5309],
    ['of an unknown salary is unknown', { kind: 'percentage', share: 250, isTransport: false }, null, null],
    ['of the transport voucher 6 % at most', { kind: 'fixed', share: 20_000, isTransport: true }, 200_000, 12_000],
  ] as const)('%s', (_, share, salary, expected) => {
    expect(monthlyShare(share, salary)).toBe(expected);
  });
});
