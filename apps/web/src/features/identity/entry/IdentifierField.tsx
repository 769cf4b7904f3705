import { useTexts } from '#kernel/base/texts.ts';
import { Field } from '#ui/base/Field.tsx';
import { Status } from '#ui/base/Status.tsx';
import { kindOf } from './identifier.ts';
import { signInTexts } from './sign-in.messages.ts';

interface IdentifierFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: string;
  readOnly: boolean;
}

/** One box for CPF, e-mail or cell phone; says which one it has understood, to the eye and to the ear. */
export function IdentifierField({ value, onChange, error, readOnly }: IdentifierFieldProps) {
  const t = useTexts(signInTexts);
  const kind = kindOf(value);
  return (
    <Field
      size="worker"
      label={t.identifier}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      error={error}
      readOnly={readOnly}
      onChange={event => onChange(event.target.value)}
      suffix={
        <span aria-live="polite" className="shrink-0 pr-3">
          {kind && (
            <Status tone="brand" dot={false}>
              {t[`kind${kind}`]}
            </Status>
          )}
        </span>
      }
    />
  );
}
