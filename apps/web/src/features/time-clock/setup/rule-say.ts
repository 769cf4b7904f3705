import type { RuleWords } from '../rule-words.messages.ts';
import type { Parameter } from './rule-parameters.ts';
import type { RulesTexts } from './rules.messages.ts';

/** A value of a rule in words, as it stands beside the law. */
export function saidIn(t: RulesTexts, words: RuleWords, { key, as, unit }: Parameter, text: string): string {
  if (as === 'flag') return text === 'true' ? t.yes : t.no;
  if (as === 'option') return optionsIn(words, key).find(([value]) => value === text)?.[1] ?? text;
  if (as === 'tiers') return tiersIn(t, text);
  if (as === 'kinds') return kindsIn(t, text);
  if (text === '') return t.nothing;
  if (unit === 'months') return t.months(text);
  return unit === undefined ? text : unit === '%' ? `${text}%` : `${text} ${t.units[unit]}`;
}

export function optionsIn(words: RuleWords, key: string): [value: string, words: string][] {
  const found = Object.entries(words.options).find(([name]) => name === key)?.[1];
  return Object.entries(found ?? {});
}

function tiersIn(t: RulesTexts, text: string): string {
  const steps = text.split(' ').map(step => step.split(':'));
  if (steps.length === 1) return `${text}%`;
  return steps.map(([first = '', pct]) => (pct === undefined ? t.afterwards(first) : t.upTo(first, pct))).join(', ');
}

function kindsIn(t: RulesTexts, text: string): string {
  const chosen = Object.entries(t.dayKinds).filter(([kind]) => text.split(' ').includes(kind));
  return chosen.map(([, words]) => words).join(', ') || t.nothing;
}

/** A text of a bundle by a key that is made. */
export function textOf(texts: Readonly<Record<string, string>>, key: string): string | undefined {
  return texts[key];
}
