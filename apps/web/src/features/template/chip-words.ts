import { parseCondition } from '@cracha/contract/features/template/template-condition.ts';
import { tagOf } from '@cracha/contract/features/template/template-language.ts';
import {
  type OwnField,
  templateVariables,
  type Variable,
} from '@cracha/contract/features/template/template-variables.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import { useCallback } from 'react';
import { useLanguage } from '#kernel/base/language.ts';
import { type TextsIn, useTexts } from '#kernel/base/texts.ts';
import { wordOf } from '#kernel/lazy/word-of.ts';
import { chipTexts } from './chips.messages.ts';

export type ChipKind = 'value' | 'asked' | 'condition' | 'broken';
export interface ChipWords {
  kind: ChipKind;
  shown: string;
  /** To a screen reader, with what it is. */
  spoken: string;
}

const known: Readonly<Record<string, Variable>> = templateVariables;
const columns: readonly Language[] = ['pt-BR', 'en-US', 'es-ES'];
type T = TextsIn<typeof chipTexts>;

/** A variable's name in words; of one that there is not, as it stands in the text. */
export function variableLabel(name: string, fields: readonly OwnField[], language: Language): string {
  if (Object.hasOwn(known, name)) return known[name]?.said[columns.indexOf(language)] ?? name;
  return fields.find(({ nome }) => `campo.${nome}` === name)?.rotulo ?? name;
}

/** What a tag says in plain words. */
export function chipWords(tag: string, fields: readonly OwnField[], t: T, language: Language): ChipWords {
  const read = tagOf(tag);
  switch (read.kind) {
    case 'value': {
      const isAsked = read.name.startsWith('campo.');
      const words = [
        variableLabel(read.name, fields, language),
        ...read.filters.map(filter => wordOf(t.filters, filter)),
      ];
      const all = isAsked ? [...words, t.ask] : words;
      return { kind: isAsked ? 'asked' : 'value', shown: all.join(' · '), spoken: [t.variable, ...all].join(', ') };
    }
    case 'if': {
      const words = t.onlyIf(conditionWords(read.source, fields, t, language));
      return { kind: 'condition', shown: words, spoken: `${t.condition}, ${words}` };
    }
    case 'else':
      return { kind: 'condition', shown: t.otherwise, spoken: `${t.condition}, ${t.otherwise}` };
    case 'end':
      return { kind: 'condition', shown: t.endOfIf, spoken: `${t.condition}, ${t.endOfIf}` };
    default:
      return { kind: 'broken', shown: tag, spoken: `${t.mistake}, ${tag}` };
  }
}

/** `Regime for aprendiz e Horas semanais for maior que 30`; as it stands where it can't be read. */
export function conditionWords(source: string, fields: readonly OwnField[], t: T, language: Language): string {
  const condition = parseCondition(source);
  if (!condition) return source;
  const told = condition.map(all =>
    all
      .map(({ name, operator, values }) => {
        const options = Object.hasOwn(known, name) ? known[name]?.options : undefined;
        const said = values.map(value => (options && Object.hasOwn(options, value) ? options[value] : value) ?? value);
        const label = variableLabel(name, fields, language);
        if (said.join('') === '' && operator === '=') return t.isEmpty(label);
        if (said.join('') === '' && operator === '≠') return t.isFilled(label);
        return t.compares[operator](label, said.join(', '));
      })
      .join(` ${t.and} `),
  );
  return told.join(` ${t.or} `);
}

/** The same for a component: a tag's words in the reader's language. */
export function useChipWords(fields: readonly OwnField[]): (tag: string) => ChipWords {
  const t = useTexts(chipTexts);
  const language = useLanguage();
  return useCallback(tag => chipWords(tag, fields, t, language), [fields, t, language]);
}
