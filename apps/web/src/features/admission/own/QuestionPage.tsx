import {
  type AdmissionField,
  admissionFieldOf,
  isAsked,
  isOwnAdmissionField,
} from '@cracha/contract/features/admission/admission-steps.ts';
import type { Field, FieldValue } from '@cracha/contract/kernel/fields.ts';
import { stateOfCep } from '@cracha/contract/kernel/postal.ts';
import { useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { masked } from '#kernel/lazy/masks.ts';
import { typedOf, wireOf } from '#kernel/record/field-values.ts';
import { Radio } from '#ui/base/Choice.tsx';
import { OnlineButton } from '#ui/base/OnlineButton.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import type { TypedValue } from '#ui/form/useFields.ts';
import { useAdmissionFields } from '../field-names.ts';
import type { PageProps } from './OwnStep.tsx';
import { ownTexts } from './own.messages.ts';
import { PageFrame } from './PageFrame.tsx';
import { useSubmitStep } from './useSubmitStep.ts';

type Typed = Record<string, TypedValue>;

/** One question with its fields; what is told is kept on the server before the next one. */
export function QuestionPage({ own, page, onDone }: PageProps) {
  const t = useTexts(ownTexts);
  const { field } = useAdmissionFields();
  const [typed, setTyped] = useState<Typed>({});
  const { errors, busy, forget, submit } = useSubmitStep({ page, onDone });
  const fields = page.fields.filter(name => isAsked(name, own.campos, own.inicio));
  const present = (name: AdmissionField) => presentOf(name, own.campos[name]);
  const shownOf = (name: AdmissionField) => typed[name] ?? present(name);
  const write = (name: AdmissionField, value: TypedValue) => {
    // what a company knows of a CEP is not a candidate's to ask: the state is in its number
    const uf = name === 'cep' && !shownOf('uf') ? stateOf(String(value)) : undefined;
    setTyped(known => ({ ...known, [name]: value, ...(uf && { uf }) }));
    forget(name);
  };
  const told = () => ({ campos: Object.fromEntries(fields.map(name => [name, sentOf(name, shownOf(name))])) });
  return (
    <PageFrame
      busy={busy}
      onSubmit={() => void submit(told())}
      footer={
        <OnlineButton type="submit" look="primary" busy={busy}>
          {t.save}
        </OnlineButton>
      }
    >
      {fields.map(name => {
        const { of, label, wordOf } = field(name);
        const shown = { name, label, wordOf, value: shownOf(name), error: errors[name] };
        const change = (value: TypedValue) => write(name, value);
        return of.kind === 'option' && fields.length === 1 ? (
          <Options key={name} of={of} {...shown} onChange={change} />
        ) : (
          <FormField key={name} of={of} {...shown} onChange={change} />
        );
      })}
      {page.key === 'pis' && <p className="text-sm text-ink-2">{t.optional}</p>}
    </PageFrame>
  );
}

interface OptionsProps {
  of: Field;
  name: string;
  label: string;
  value: TypedValue | undefined;
  error: string | undefined;
  wordOf: (option: string) => string;
  onChange: (value: string) => void;
}

/** One of a few, all in sight. */
function Options({ of, name, label, value, error, wordOf, onChange }: OptionsProps) {
  return (
    <fieldset aria-invalid={error ? true : undefined} tabIndex={-1} className="grid gap-1 outline-none">
      <legend className="sr-only">{label}</legend>
      {(of.options ?? [])
        .filter(option => option !== 'naoInformada')
        .map(option => (
          <Radio key={option} large name={name} checked={value === option} onChange={() => onChange(option)}>
            {wordOf(option)}
          </Radio>
        ))}
      {error && (
        <p role="alert" className="text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Undefined of a CEP that is not whole. */
function stateOf(cep: string): string | undefined {
  const digits = cep.replace(/\D/g, '');
  return digits.length === 8 ? stateOfCep(digits) : undefined;
}

function presentOf(name: AdmissionField, value: FieldValue | undefined): TypedValue {
  if (!isOwnAdmissionField(name)) return typedOf(name, value);
  return value === null || value === undefined ? '' : masked(admissionFieldOf(name).kind, String(value));
}

function sentOf(name: AdmissionField, typed: TypedValue): FieldValue {
  if (!isOwnAdmissionField(name)) return wireOf(name, typed);
  return String(typed).trim() || null;
}
