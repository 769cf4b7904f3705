import { areaOf } from '@cracha/contract/navigation/areas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { navigateTo, useAddress } from '#kernel/address.ts';
import { tellFailure } from '#kernel/failure.ts';
import { useFormats } from '#kernel/formats.ts';
import { closeModal, openModal } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { toast } from '#kernel/toasts.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { AccountButton } from './AccountParts.tsx';
import { disown, type SecurityEvent, useOwnActivity } from './security.api.ts';
import { securityTexts } from './security.messages.ts';
import { useAct } from './useAct.ts';
import { useBrowserName } from './useBrowserName.ts';

/** A sign-in from a browser that was not seen before: mine, or not mine. */
export function ActivityQuestion({ question }: { question: SecurityEvent }) {
  const t = useTexts(securityTexts);
  const { dayShort } = useFormats();
  const nameOf = useBrowserName();
  const own = useOwnActivity();
  const name = `account.disown.${question.id}`;
  const mine = () => own.mutate(question.id, { onSuccess: () => toast(t.mineNoted), onError: tellFailure });
  return (
    <>
      <Notice tone="warn" icon={TriangleAlert} title={t.question(dayShort(question.em))} className="mb-3">
        <p className="break-words">{[nameOf(question.navegador), question.ip].filter(Boolean).join(' · ')}</p>
        <p>{t.wasItYou}</p>
        <span className="mt-2 flex flex-wrap gap-2">
          <AccountButton busy={own.isPending} onClick={mine}>
            {t.mine}
          </AccountButton>
          <AccountButton onClick={() => openModal(name)}>{t.notMine}</AccountButton>
        </span>
      </Notice>
      <Modal name={name} title={t.disownTitle} description={t.disownLead}>
        <DisownForm id={question.id} />
      </Modal>
    </>
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
        data-autofocus
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
