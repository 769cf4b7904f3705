import { dismissalCodes, dismissalKinds } from '@cracha/contract/kernel/dismissal-kinds.ts';
import { columns } from '@cracha/contract/kernel/said.ts';
import { useLanguage } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Select } from '../base/Field.tsx';
import { dismissalKindTexts } from './dismissal-kind.messages.ts';

interface DismissalKindFieldProps {
  /** Empty: not informed. */
  value: string;
  error?: string | undefined;
  onChange: (code: string) => void;
}

/** Why an employment ends, by eSocial's table. */
export function DismissalKindField({ value, error, onChange }: DismissalKindFieldProps) {
  const t = useTexts(dismissalKindTexts);
  const column = columns[useLanguage()];
  return (
    <Select label={t.kind} value={value} error={error} onChange={event => onChange(event.target.value)}>
      <option value="">{t.unknown}</option>
      {dismissalCodes.map(code => (
        <option key={code} value={code}>
          {code} · {dismissalKinds[code][column]}
        </option>
      ))}
    </Select>
  );
}
