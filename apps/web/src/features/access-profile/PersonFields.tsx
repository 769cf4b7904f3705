import { isCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Field } from '#ui/base/Field.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { type UsersTexts, usersTexts } from './users.messages.ts';

export interface InvitedPerson {
  name: string;
  cpf: string;
  by: 'email' | 'sms';
  contact: string;
}

export const emptyPerson: InvitedPerson = { name: '', cpf: '', by: 'email', contact: '' };

/** Who is invited, and the one contact that the invitation goes to. */
export function PersonFields({
  person,
  onChange,
}: {
  person: InvitedPerson;
  onChange: (person: InvitedPerson) => void;
}) {
  const t = useTexts(usersTexts);
  const mail = person.by === 'email';
  return (
    <>
      <Field
        label={t.personName}
        maxLength={120}
        autoComplete="off"
        value={person.name}
        onChange={event => onChange({ ...person, name: event.target.value })}
      />
      <Field
        label={t.cpf}
        inputMode="numeric"
        placeholder="000.000.000-00"
        autoComplete="off"
        value={person.cpf}
        onChange={event => onChange({ ...person, cpf: event.target.value })}
      />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Segmented<'email' | 'sms'>
          label={t.by}
          options={[
            ['email', t.byMail],
            ['sms', t.bySms],
          ]}
          value={person.by}
          onChange={by => onChange({ ...person, by, contact: '' })}
        />
        <Field
          label={mail ? t.email : t.cellPhone}
          type={mail ? 'email' : 'tel'}
          inputMode={mail ? 'email' : 'tel'}
          placeholder={mail ? 'nome@empresa.com.br' : '(11) 90000-0000'}
          autoComplete="off"
          value={person.contact}
          onChange={event => onChange({ ...person, contact: event.target.value })}
        />
      </div>
    </>
  );
}

/** What is still missing, by the names of the fields. */
export function missingOf({ name, cpf, by, contact }: InvitedPerson, t: UsersTexts): string[] {
  const digits = contact.replace(/\D/g, '').length;
  const reached = by === 'email' ? /^\S+@\S+\.\S+$/.test(contact.trim()) : digits === 11 || digits === 13;
  return [
    ...(name.trim() ? [] : [t.personName]),
    ...(isCpf(cpf.replace(/\D/g, '')) ? [] : [t.cpf]),
    ...(reached ? [] : [by === 'email' ? t.email : t.cellPhone]),
  ];
}

export function contactOf({ by, contact }: InvitedPerson): { email: string } | { celular: string } {
  return by === 'email' ? { email: contact.trim() } : { celular: contact };
}
