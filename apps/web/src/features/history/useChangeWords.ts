import { wordedFields } from '@cracha/contract/features/history/history.schemas.ts';
import { use } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { FieldWordsSlot } from '#kernel/base/slots.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { fieldTexts } from './fields.messages.ts';
import type { Change } from './history.api.ts';
import { historyTexts } from './history.messages.ts';
import { valueTexts } from './values.messages.ts';
import { verbTexts } from './verbs.messages.ts';

type Value = string | number | boolean | null;

const money = ['proventos', 'descontos', 'liquido'];

/** Changes and what was deleted, in words: no name of a column is ever shown. */
export function useChangeWords() {
  const t = useTexts(historyTexts);
  const fields = useTexts(fieldTexts);
  const values = useTexts(valueTexts);
  const verbs = useTexts(verbTexts);
  const formats = useFormats();
  const workerWords = use(FieldWordsSlot) ?? useNoWords;
  const worker = workerWords();
  const labelOf = (name: string) => wordOf(fields, name);
  const value = (name: string, told: Value): string => {
    if (told === null || told === '') return t.empty;
    if (typeof told === 'boolean') return told ? t.yes : t.no;
    if (money.includes(name)) return formats.money(Number(told));
    if (wordedFields.has(name)) return wordOf(values, String(told)) ?? String(told);
    if (/^\d{4}-\d\d-\d\d$/.test(String(told))) return formats.date(String(told));
    return /^\d{4}-\d\d-\d\dT/.test(String(told)) ? formats.momentInFull(String(told)) : String(told);
  };
  const changed = ({ tipo, mudancas, dependentes }: Change): string[] => [
    ...mudancas.flatMap(({ campo, antes, depois, oculto }) => {
      const own = labelOf(campo);
      // a field of the worker record has that record's words, also where a company has one of the same name
      const ofWorker = tipo === 'trabalhador' || tipo === 'remuneracao' || tipo === 'dadosBancarios';
      const words = ofWorker && worker.label(campo) !== campo ? worker : { label: () => own ?? '', value };
      const label = words.label(campo);
      if (!label) return [];
      return [
        oculto ? `${label}: ${t.hidden}` : `${label}: ${words.value(campo, antes)} → ${words.value(campo, depois)}`,
      ];
    }),
    ...(dependentes
      ? [
          `${worker.label('dependentes')}: ${worker.dependants(dependentes.antes)} → ${worker.dependants(dependentes.depois)}`,
        ]
      : []),
  ];
  return { changed, verb: (verb: string) => wordOf(verbs, verb) ?? t.change, label: labelOf, value };
}

function useNoWords() {
  return { label: (name: string) => name, value: () => '', dependants: () => '' };
}

function wordOf(texts: object, name: string): string | undefined {
  return Object.entries(texts).find((entry): entry is [string, string] => entry[0] === name)?.[1];
}
