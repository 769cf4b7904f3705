import type { WorkerFieldName } from '@cracha/contract/features/worker/worker-fields.ts';
import type { ReactNode } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { recordWordsTexts } from '#kernel/record/record-words.messages.ts';
import { useRecordFields } from '#kernel/record/use-record-fields.ts';
import { FormField } from '#ui/form/FormField.tsx';

interface RecordFieldProps {
  name: WorkerFieldName;
  value: string | boolean | undefined;
  error?: string;
  disabled?: boolean;
  help?: ReactNode;
  className?: string;
  onChange: (value: string | boolean) => void;
  onBlur?: () => void;
}

/** One field of the record, drawn by its kind. */
export function RecordField({ name, ...rest }: RecordFieldProps) {
  const fieldOf = useRecordFields();
  return <FormField {...fieldOf(name)} {...rest} />;
}

/** What a CEP that was typed has filled. */
export function CepFilled({ filled }: { filled: 'whole' | 'state' | undefined }) {
  const t = useTexts(recordWordsTexts);
  return <span aria-live="polite">{filled && (filled === 'whole' ? t.cepFound : t.cepStateOnly)}</span>;
}
