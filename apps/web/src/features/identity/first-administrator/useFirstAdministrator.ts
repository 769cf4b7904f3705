import { isCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import { type FormEvent, useState } from 'react';
import { cpfInFull } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { focusFirstError } from '../entry/focus-first-error.ts';
import { type FirstAdministratorTexts, firstAdministratorTexts } from '../first-administrator.messages.ts';
import { keepsRules } from '../password-rules.ts';
import {
  type AdministratorField,
  type AdministratorForm,
  administratorFields,
  createFirstAdministrator,
  type FirstAdministratorOutcome,
} from './first-administrator.api.ts';

type Errors = Partial<Record<AdministratorField, string>>;

/** The form's fields, what is wrong with each, why it can't be sent yet, and how the sending ended. */
export function useFirstAdministrator(token: string | undefined, onDone: () => void) {
  const t = useTexts(firstAdministratorTexts);
  const [form, setForm] = useState<AdministratorForm>({ nome: '', cpf: '', email: '', senha: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [outcome, setOutcome] = useState<FirstAdministratorOutcome | undefined>(
    token ? undefined : { kind: 'expired' },
  );
  const [busy, setBusy] = useState(false);
  const reason = reasonOf(form, t);

  const change = (name: AdministratorField, value: string) => {
    const next = { ...form, [name]: value };
    setForm(next);
    // Once wrong, each key is checked: the error goes as soon as it is right.
    if (errors[name]) setErrors({ ...errors, [name]: faultOf(name, next, t) });
  };
  const leave = (name: AdministratorField) => {
    if (name === 'cpf') setForm({ ...form, cpf: cpfInFull(form.cpf.replace(/\D/g, '')) || form.cpf });
    // What the server said about a value stands until the value changes.
    setErrors({ ...errors, [name]: faultOf(name, form, t) ?? errors[name] });
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || reason || !token) return;
    const { currentTarget } = event;
    setBusy(true);
    const ended = await createFirstAdministrator(token, form);
    setBusy(false);
    setOutcome(ended);
    if (ended.kind === 'done') onDone();
    if (ended.kind === 'fields') focusFirstError(currentTarget, () => setErrors(ended.errors));
  };
  return { form, errors, outcome, busy, reason, change, leave, submit };
}

/** Why it can't be sent yet; undefined: it can. */
function reasonOf(form: AdministratorForm, t: FirstAdministratorTexts): string | undefined {
  const missing = administratorFields.filter(name => form[name].trim() === '');
  if (missing.length > 0) return t.missing(missing.map(name => t[name]).join(', '));
  const wrong = administratorFields.find(name => faultOf(name, form, t));
  if (wrong) return faultOf(wrong, form, t);
  return keepsRules(form.senha) ? undefined : t.passwordFirst;
}

/** What is plainly wrong with a filled field; the server has the last word. */
function faultOf(name: AdministratorField, form: AdministratorForm, t: FirstAdministratorTexts): string | undefined {
  const value = form[name].trim();
  if (name === 'cpf' && value && !isCpf(value.replace(/\D/g, ''))) return t.wrongCpf;
  if (name === 'email' && value && !/^\S+@\S+\.\S+$/.test(value)) return t.wrongEmail;
  return undefined;
}
