import { type FormEvent, useState } from 'react';
import { isRefusal, sentenceOf } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Field } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { type PasskeyTexts, passkeyTexts } from './passkey.messages.ts';
import { createPasskey, DeviceRefused } from './passkeys.api.ts';

/** A name and the current password; then the device asks for finger, face or its code. */
export function CreatePasskey({ onDone }: { onDone: () => void }) {
  const t = useTexts(passkeyTexts);
  const form = useCreate(onDone);
  return (
    <Modal
      title={t.createTitle}
      description={t.createLead}
      footer={
        <Button type="submit" form="criar-chave" look="primary" busy={form.busy} blocked={!form.complete}>
          {t.go}
        </Button>
      }
    >
      <form id="criar-chave" noValidate className="grid gap-4" onSubmit={form.submit}>
        <Field
          size="worker"
          label={t.name}
          help={t.nameHint}
          maxLength={60}
          value={form.name}
          onChange={event => form.setName(event.target.value)}
        />
        <PasswordField
          size="worker"
          label={t.password}
          autoComplete="current-password"
          value={form.password}
          error={form.wrong}
          onChange={event => form.setPassword(event.target.value)}
        />
        {form.fault && (
          <p role="alert" className="text-sm font-semibold text-bad">
            {form.fault}
          </p>
        )}
      </form>
    </Modal>
  );
}

function useCreate(onDone: () => void) {
  const t = useTexts(passkeyTexts);
  const [name, setName] = useState(t.nameOwn);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<{ of: 'password' | 'all'; text: string }>();
  const complete = name.trim() !== '' && password !== '';
  const create = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      await createPasskey(name.trim(), password);
      closeModal();
      toast(t.created);
      onDone();
    } catch (error) {
      setFault(await faultOf(error, t));
    } finally {
      setBusy(false);
    }
  };
  return {
    ...{ name, setName, password, setPassword, busy, complete },
    wrong: fault?.of === 'password' ? fault.text : undefined,
    fault: fault?.of === 'all' ? fault.text : undefined,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (complete && !busy) void create();
    },
  };
}

/** Who closes the device's own dialog has changed their mind: nothing is said. */
async function faultOf(error: unknown, t: PasskeyTexts): Promise<{ of: 'password' | 'all'; text: string } | undefined> {
  if (error instanceof DeviceRefused) {
    if (error.why === 'wish') return undefined;
    return { of: 'all', text: error.why === 'known' ? t.known : t.refused };
  }
  const of = isRefusal(error, 'CURRENT_PASSWORD_WRONG') ? 'password' : 'all';
  return { of, text: await sentenceOf(error) };
}
