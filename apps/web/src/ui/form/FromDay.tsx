import { TextArea } from '../base/Field.tsx';
import { DateField } from './DateField.tsx';

interface FromDayProps {
  from: string;
  onFrom: (day: string) => void;
  reason: string;
  onReason: (reason: string) => void;
  words: { from: string; fromHelp?: string; reason: string };
  errors?: { aPartirDe?: string | undefined; motivo?: string | undefined };
}

/** The day from which a change holds, and why it is made. */
export function FromDay({ from, onFrom, reason, onReason, words, errors }: FromDayProps) {
  return (
    <>
      <DateField label={words.from} help={words.fromHelp} error={errors?.aPartirDe} value={from} onChange={onFrom} />
      <TextArea
        label={words.reason}
        optional
        rows={2}
        maxLength={250}
        value={reason}
        error={errors?.motivo}
        onChange={event => onReason(event.target.value)}
      />
    </>
  );
}
