import {
  type AdmissionField,
  admissionFieldOf,
  isOwnAdmissionField,
} from '@cracha/contract/features/admission/admission-steps.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { masked } from '#kernel/lazy/masks.ts';
import { useFieldWords } from '#kernel/record/field-words.ts';
import { useRecordFields } from '#kernel/record/use-record-fields.ts';
import { ownFieldTexts } from './own-field.messages.ts';

/** Fields of an admission as they are drawn and read: those of the record have its own names and words. */
export function useAdmissionFields() {
  const own = useTexts(ownFieldTexts);
  const words = useFieldWords();
  const ofRecord = useRecordFields();
  const wordOf = (option: string) => Object.entries(own).find(([key]) => key === option)?.[1] ?? option;
  return {
    field: (name: AdmissionField) =>
      isOwnAdmissionField(name) ? { of: admissionFieldOf(name), name, label: own[name], wordOf } : ofRecord(name),
    label: (name: AdmissionField) => (isOwnAdmissionField(name) ? own[name] : words.label(name)),
    value: (name: AdmissionField, value: FieldValue) => {
      if (value === null || !isOwnAdmissionField(name)) return words.value(name, value);
      const { kind } = admissionFieldOf(name);
      return kind === 'option' ? wordOf(String(value)) : masked(kind, String(value));
    },
    dependants: words.dependants,
  };
}
