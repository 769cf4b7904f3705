import { fieldOf, type WorkerField, type WorkerFieldName } from '@cracha/contract/features/worker/worker-fields.ts';
import { useTexts } from '../base/texts.ts';
import { fieldsTexts } from './fields.messages.ts';
import { optionWord } from './option-word.ts';
import { optionsTexts } from './options.messages.ts';

interface RecordField {
  of: WorkerField;
  name: WorkerFieldName;
  label: string;
  wordOf: (option: string) => string;
}

/** A field of the worker record as a form draws it: its row, its name and its options in words. */
export function useRecordFields(): (name: WorkerFieldName) => RecordField {
  const labels = useTexts(fieldsTexts);
  const words = useTexts(optionsTexts);
  return name => ({ of: fieldOf(name), name, label: labels[name], wordOf: option => optionWord(words, option) });
}
