import { areaOf } from '@cracha/contract/navigation/areas.ts';
import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { type FormEvent, useState } from 'react';
import { navigateTo, useAddress } from '#kernel/base/address.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { Button } from '#ui/base/Button.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { disown } from './security.api.ts';
import { securityTexts } from './security.messages.ts';

/** 'It was not me': ends that sign-in and leads to a new password. */
export function DisownModal({ id }: { id: string }) {
  const t = useTexts(securityTexts);
  return (
    <Modal title={t.disownTitle} description={t.disownLead}>
      <DisownForm id={id} />
    </Modal>
  );
}

/** The password proves who says so: whoever found an open session doesn't know it. */
function DisownForm({ id }: { id: string }) {
  const t = useTexts(securityTexts);
  const { path } = useAddress();
  const [password, setPassword] = useState('');
  const { busy, fault, run, clear } = useAct();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '' || busy || !(await run(() => disown(id, password)))) return;
    toast(t.disowned);
    closeModal();
    navigateTo(to.step.password(areaOf(path) ? path : undefined));
  };
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <PasswordField
        label={t.currentPassword}
        size="worker"
        autoComplete="current-password"
        value={password}
        error={fault?.sentence}
        onChange={event => {
          setPassword(event.target.value);
          clear();
        }}
      />
      <Button type="submit" look="danger" size="lg" busy={busy} blocked={password === ''}>
        {t.disown}
      </Button>
    </form>
  );
}
