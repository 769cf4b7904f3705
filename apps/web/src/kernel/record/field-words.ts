import type { OwnField } from '@cracha/contract/features/worker/own-fields.ts';
import type { Dependant } from '@cracha/contract/features/worker/worker.schemas.ts';
import { fieldOf, isEndingField, isWorkerField } from '@cracha/contract/features/worker/worker-fields.ts';
import { bankNamed } from '@cracha/contract/kernel/banks.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import { hoursWritten } from '@cracha/contract/kernel/hours.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { masked } from '#kernel/lazy/masks.ts';
import { fieldsTexts } from './fields.messages.ts';
import { optionWord } from './option-word.ts';
import { optionsTexts } from './options.messages.ts';
import { recordWordsTexts } from './record-words.messages.ts';

/** A field's name and value in words, for timeline, history and what is only read. */
export function useFieldWords(own: readonly Pick<OwnField, 'id' | 'nome'>[] = []) {
  const t = useTexts(recordWordsTexts);
  const fields = useTexts(fieldsTexts);
  const options = useTexts(optionsTexts);
  const { money, date } = useFormats();
  return {
    label: (name: string) =>
      isWorkerField(name) || isEndingField(name)
        ? fields[name]
        : name === 'dependentes'
          ? t.dependentes
          : (own.find(({ id }) => id === name)?.nome ?? name),
    value: (name: string, value: FieldValue | undefined): string => {
      if (value === null || value === undefined || value === '') return t.empty;
      if (typeof value === 'boolean') return value ? t.yes : t.no;
      if (typeof value === 'number' && !isWorkerField(name)) return String(value).replace('.', ',');
      const kind = isWorkerField(name) ? fieldOf(name).kind : 'text';
      if (kind === 'money') return money(Number(value));
      if (kind === 'bank') return [String(value), bankNamed(String(value))].filter(Boolean).join(' · ');
      if (kind === 'hours') return hoursWritten(value);
      if (kind === 'option') return optionWord(options, String(value));
      if (/^\d{4}-\d\d-\d\d$/.test(String(value))) return date(String(value));
      return masked(kind, String(value));
    },
    // `Lia Prado (Filho(a), 03/02/2015, CPF ***.444.777-**, Imposto de renda)`
    dependants: (all: readonly Dependant[]): string =>
      all
        .map(({ nome, cpf, nascimento, parentesco, para }) => {
          const told = [options[parentesco], nascimento && date(nascimento), cpf && `${t.cpf} ${cpf}`];
          return `${nome} (${[...told, ...para.map(use => options[use])].filter(Boolean).join(', ')})`;
        })
        .join('; ') || t.nobody,
  };
}
