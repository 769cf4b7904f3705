import { type FormEvent, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Field } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { Confirm } from '#ui/staff/Confirm.tsx';
import { passkeyTexts } from './passkey.messages.ts';
import { type Passkey, removePasskey, renamePasskey } from './passkeys.api.ts';

interface ChangeProps {
  passkey: Passkey;
  onDone: () => void;
}

export function RenamePasskey({ passkey, onDone }: ChangeProps) {
  const t = useTexts(passkeyTexts);
  const [name, setName] = useState(passkey.nome);
  const [busy, setBusy] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !name.trim()) return;
    setBusy(true);
    renamePasskey(passkey.id, name.trim())
      .then(() => {
        closeModal();
        onDone();
      }, tellFailure)
      .finally(() => setBusy(false));
  };
  return (
    <Modal
      title={t.renameTitle}
      footer={
        <Button type="submit" form="renomear-chave" look="primary" busy={busy} blocked={!name.trim()}>
          {t.save}
        </Button>
      }
    >
      <form id="renomear-chave" noValidate onSubmit={submit}>
        <Field
          size="worker"
          label={t.name}
          maxLength={60}
          value={name}
          onChange={event => setName(event.target.value)}
        />
      </form>
    </Modal>
  );
}

/** The last one says what is left: the password. */
export function RemovePasskey({ passkey, last, onDone }: ChangeProps & { last: boolean }) {
  const t = useTexts(passkeyTexts);
  const remove = async () => {
    await removePasskey(passkey.id).catch(async error => {
      await tellFailure(error);
      throw error;
    });
    toast(t.removed);
    onDone();
  };
  return (
    <Confirm title={t.removeTitle(passkey.nome)} act={t.remove} danger onConfirm={remove}>
      <p>{t.removeLead}</p>
      {last && <p className="font-semibold text-ink">{t.removeLast}</p>}
    </Confirm>
  );
}
