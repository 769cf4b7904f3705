import { useTexts } from '#kernel/base/texts.ts';
import { Field } from '#ui/base/Field.tsx';
import { admissionTexts } from './admission.messages.ts';

export const noContact = { email: '', celular: '' };

interface ContactFieldsProps {
  contact: typeof noContact;
  errors: Readonly<Record<string, string>>;
  onChange: (contact: typeof noContact) => void;
}

/** Where somebody is reached: one of the two is enough. */
export function ContactFields({ contact, errors, onChange }: ContactFieldsProps) {
  const t = useTexts(admissionTexts);
  return (
    <>
      <Field
        type="email"
        label={t.email}
        value={contact.email}
        error={errors.email}
        onChange={event => onChange({ ...contact, email: event.target.value })}
      />
      <Field
        inputMode="tel"
        label={t.cellPhone}
        value={contact.celular}
        error={errors.celular}
        onChange={event => onChange({ ...contact, celular: event.target.value })}
      />
    </>
  );
}
