import { hourOf } from '#kernel/lazy/clock-hours.ts';
import type { RuleBody } from './setup.api.ts';

export type Rules = RuleBody['definicao'];
type Group = {
  [K in keyof Rules]: Rules[K] extends Readonly<Record<string, unknown>> ? K : never;
}[keyof Rules];

/** How a value stands in its field, and what is typed there; undefined: it is no value. */
interface Field<V> {
  as: 'number' | 'hour' | 'flag' | 'option' | 'tiers' | 'kinds';
  unit?: 'min' | '%' | 'months' | '×';
  options?: readonly string[];
  write: (value: V) => string;
  read: (text: string) => V | undefined;
}

/** One rule: where it stands in a set, and its field. */
export interface Parameter extends Pick<Field<never>, 'as' | 'unit' | 'options'> {
  key: string;
  say: (rules: Rules) => string;
  /** Undefined: what is typed is no value. */
  put: (rules: Rules, text: string) => Rules | undefined;
}

const whole = (unit: NonNullable<Field<number>['unit']>, most: number, least = 0): Field<number> => ({
  as: 'number',
  unit,
  write: String,
  read: text => (/^\d{1,5}$/.test(text) && Number(text) <= most && Number(text) >= least ? Number(text) : undefined),
});
/** Empty: there is none. */
const orNone = (field: Field<number>): Field<number | null> => ({
  ...field,
  write: value => (value === null ? '' : String(value)),
  read: text => (text.trim() === '' ? null : field.read(text)),
});
const ratio: Field<number> = {
  as: 'number',
  unit: '×',
  write: value => String(value).replace('.', ','),
  read: text => {
    const value = Number(text.replace(',', '.'));
    return text.trim() !== '' && value >= 0 && value <= 4 ? value : undefined;
  },
};
const hour: Field<string> = { as: 'hour', write: value => value, read: hourOf };
const flag: Field<boolean> = { as: 'flag', write: String, read: text => text === 'true' };
const option = <const T extends string>(...options: readonly T[]): Field<T> => ({
  as: 'option',
  options,
  write: value => value,
  read: text => options.find(one => one === text),
});

type Tiers = Rules['overtime']['work'];
/** `120:50 100`: up to two hours 50 %, then 100 %. */
const tiers: Field<Tiers> = {
  as: 'tiers',
  unit: '%',
  write: value => value.map(({ upto, pct }) => (upto === null ? String(pct) : `${upto}:${pct}`)).join(' '),
  read: text => {
    const steps = text.split(' ').map(step => /^(?:(\d{1,4}):)?(\d{1,3})$/.exec(step));
    const made = steps.flatMap(step =>
      step ? [{ upto: step[1] ? Number(step[1]) : null, pct: Number(step[2]) }] : [],
    );
    const rises = made.every(({ upto }, at) => {
      const before = made[at - 1]?.upto ?? 0;
      return at === made.length - 1 ? upto === null : upto !== null && upto > before && upto <= 1440;
    });
    return made.length === steps.length && made.length <= 4 && rises && made.every(({ pct }) => pct <= 400)
      ? made
      : undefined;
  },
};

export const extraKinds = ['work', 'off', 'rest', 'holiday'] as const;
const kinds: Field<Rules['bank']['kinds']> = {
  as: 'kinds',
  write: value => extraKinds.filter(kind => value.includes(kind)).join(' '),
  read: text => extraKinds.filter(kind => text.split(' ').includes(kind)),
};

function one<G extends Group, K extends string & keyof Rules[G]>(
  group: G,
  name: K,
  { write, read, ...field }: Field<Rules[G][K]>,
): Parameter {
  return {
    ...field,
    key: `${group}.${name}`,
    say: rules => write(rules[group][name]),
    put: (rules, text) => {
      const value = read(text);
      return value === undefined ? undefined : { ...rules, [group]: { ...rules[group], [name]: value } };
    },
  };
}

function top<K extends 'duplicate_window' | 'day_netting' | 'tier_by'>(
  key: K,
  { write, read, ...field }: Field<Rules[K]>,
): Parameter {
  return {
    ...field,
    key,
    say: rules => write(rules[key]),
    put: (rules, text) => {
      const value = read(text);
      return value === undefined ? undefined : { ...rules, [key]: value };
    },
  };
}

const worth = (kind: (typeof extraKinds)[number]): Parameter => ({
  as: ratio.as,
  unit: '×',
  key: `bank.ratio.${kind}`,
  say: rules => ratio.write(rules.bank.ratio[kind]),
  put: (rules, text) => {
    const value = ratio.read(text);
    if (value === undefined) return undefined;
    return { ...rules, bank: { ...rules.bank, ratio: { ...rules.bank.ratio, [kind]: value } } };
  },
});

/** All of a set, as they are read: what costs money first, how punches are counted last. */
export const parameterGroups = {
  overtime: [
    ...extraKinds.map(kind => one('overtime', kind, tiers)),
    top('tier_by', option('journey', 'calendar')),
    top('day_netting', flag),
    one('limits', 'extra_day', orNone(whole('min', 1440))),
    one('limits', 'day_total', orNone(whole('min', 1440))),
  ],
  tolerance: [
    one('tolerance', 'per_mark', whole('min', 60)),
    one('tolerance', 'per_day', whole('min', 120)),
    one('tolerance', 'excess', option('whole', 'per_mark')),
  ],
  night: [
    one('night', 'premium', whole('%', 400)),
    one('night', 'start', hour),
    one('night', 'end', hour),
    one('night', 'reduced', flag),
    one('night', 'extension', option('full', 'majority', 'any', 'never')),
    one('night', 'surplus', option('contained', 'overtime')),
    one('night', 'reduce_missing', flag),
  ],
  rest: [
    one('break', 'over_6h', whole('min', 240)),
    one('break', 'over_4h', whole('min', 240)),
    one('break', 'tolerance', whole('min', 60)),
    one('break', 'longest', whole('min', 720)),
    one('interday', 'minimum', whole('min', 1440)),
    one('interday', 'weekly', orNone(whole('min', 4320))),
  ],
  dsr: [
    one('dsr', 'enabled', flag),
    one('dsr', 'day_minutes', whole('min', 1440)),
    one('dsr', 'loss', option('same', 'next', 'none')),
    one('dsr', 'loss_on', option('absence', 'any_missing')),
    one('dsr', 'loss_holidays', flag),
    one('dsr', 'on_overtime', flag),
    one('dsr', 'calendar', option('civil', 'schedule')),
  ],
  bank: [
    one('compensation', 'scope', option('none', 'week', 'month')),
    one('bank', 'enabled', flag),
    one('bank', 'term_months', whole('months', 60, 1)),
    one('bank', 'due', option('lot_date', 'month_end')),
    one('bank', 'daily_limit', orNone(whole('min', 1440))),
    one('bank', 'kinds', kinds),
    ...extraKinds.map(worth),
    one('bank', 'debit_missing', flag),
    one('bank', 'debit_absence', flag),
    one('bank', 'negative_limit', orNone(whole('min', 60_000))),
  ],
  counting: [
    top('duplicate_window', orNone(whole('min', 60))),
    one('attribution', 'lead', whole('min', 720)),
    one('attribution', 'tail', whole('min', 720)),
    one('attribution', 'cutoff', hour),
  ],
} as const satisfies Record<string, readonly Parameter[]>;

const all: readonly Parameter[] = Object.values(parameterGroups).flat();

/** Each value as it stands in its field, by key. */
export type RuleTexts = Record<string, string>;

export function textsOf(rules: Rules): RuleTexts {
  return Object.fromEntries(all.map(({ key, say }) => [key, say(rules)]));
}

/** What is typed over a set; the keys that hold no value. */
export function rulesOf(begun: Rules, texts: RuleTexts): { rules: Rules; faulty: ReadonlySet<string> } {
  const faulty = new Set<string>();
  const rules = all.reduce((made, { key, put }) => {
    const next = put(made, texts[key] ?? '');
    if (!next) faulty.add(key);
    return next ?? made;
  }, begun);
  return { rules, faulty };
}

/** What the law doesn't allow, by key, as the server asks it. */
export function belowLaw({ overtime, night, interday, bank, break: pause }: Rules): ReadonlySet<string> {
  const least = (kind: (typeof extraKinds)[number]) => Math.min(...overtime[kind].map(({ pct }) => pct));
  const checks: [string, boolean][] = [
    ['overtime.work', least('work') < 50],
    ['overtime.off', least('off') < 50],
    ['overtime.rest', least('rest') < 100],
    ['overtime.holiday', least('holiday') < 100],
    ['night.premium', night.premium < (night.reduced ? 20 : 25)],
    ['interday.minimum', interday.minimum < 660],
    ['break.over_6h', pause.over_6h < 30],
    ['bank.term_months', bank.enabled && bank.term_months > 12],
  ];
  return new Set(checks.flatMap(([key, isBelow]) => (isBelow ? [key] : [])));
}
