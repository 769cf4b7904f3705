import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { keepsRules } from '../password-rules.ts';
import { type PasswordReason, setPassword } from './password.api.ts';
import { type PasswordTexts, passwordTexts } from './password.messages.ts';

export type PasswordField = 'current' | 'password' | 'repeat';

/** The fields, what is wrong with each, and why it can't be sent yet. */
export function usePassword(reason: PasswordReason, redirect: string | undefined) {
  const t = useTexts(passwordTexts);
  const [form, setForm] = useState({ current: '', password: '', repeat: '' });
  const [left, setLeft] = useState(false);
  const { busy, fault, run, clear } = useAct();
  const fields: readonly PasswordField[] =
    reason === 'change' ? ['current', 'password', 'repeat'] : ['password', 'repeat'];
  const field = fault && fieldOf(fault.code);
  const mismatch = left && form.repeat !== '' && form.repeat !== form.password;
  const errors: Partial<Record<PasswordField, string>> = {
    password: /\s/.test(form.password) ? t.spaces : undefined,
    repeat: mismatch ? t.mismatch : undefined,
    ...(field && { [field]: fault.sentence }),
  };
  const change = (name: PasswordField, value: string) => {
    setForm({ ...form, [name]: value });
    if (field === name) clear();
  };
  const submit = () =>
    run(async () => {
      const next = await setPassword(reason, form.password, form.current, redirect);
      // On the way through the steps the next question says it, and the message would lie over its button.
      if (reason !== 'provisional') toast(t.saved);
      navigateTo(next);
    });
  return {
    ...{ form, fields, errors, busy, change, submit },
    fault: field ? undefined : fault,
    reason: reasonOf(form, fields, t),
    leaveRepeat: () => setLeft(true),
  };
}

/** Which field the server's sentence belongs to. */
function fieldOf(code: string): PasswordField | undefined {
  if (code.startsWith('CURRENT_PASSWORD')) return 'current';
  return code.startsWith('PASSWORD_') ? 'password' : undefined;
}

function reasonOf(form: Record<PasswordField, string>, fields: readonly PasswordField[], t: PasswordTexts) {
  const missing = fields.filter(name => form[name] === '');
  if (missing.length > 0) return t.missing(missing.map(name => t[name]).join(', '));
  if (!keepsRules(form.password)) return t.rulesFirst;
  return form.repeat === form.password ? undefined : t.mismatch;
}
