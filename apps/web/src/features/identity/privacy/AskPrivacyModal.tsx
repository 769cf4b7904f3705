import { type PrivacyKind, privacyKinds } from '@cracha/contract/features/identity/privacy.schemas.ts';
import { type FormEvent, useId, useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { Button } from '#ui/base/Button.tsx';
import { Radio } from '#ui/base/Choice.tsx';
import { TextArea } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FaultNotice } from '../FaultNotice.tsx';
import { useAskPrivacy } from './privacy.api.ts';
import { privacyTexts } from './privacy.messages.ts';

export function AskPrivacyModal({ groups }: { groups: readonly string[] }) {
  const t = useTexts(privacyTexts);
  const { list } = useFormats();
  const [text, setText] = useState('');
  return (
    <Modal title={t.askTitle} description={t.whoAnswers(list(groups))} dirty={text !== ''}>
      <AskForm text={text} setText={setText} />
    </Modal>
  );
}

function AskForm({ text, setText }: { text: string; setText: (text: string) => void }) {
  const t = useTexts(privacyTexts);
  const name = useId();
  const [kind, setKind] = useState<PrivacyKind>();
  const ask = useAskPrivacy();
  const { busy, fault, run } = useAct();
  const ready = kind !== undefined && text.trim().length >= 10;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || busy) return;
    if (!(await run(() => ask.mutateAsync({ kind, text: text.trim() }).then(() => undefined)))) return;
    setText('');
    toast(t.sent);
    closeModal();
  };
  const told = fault?.code === 'RECORD_ALREADY_EXISTS' ? { ...fault, sentence: t.alreadyOpen } : fault;
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <FaultNotice fault={told} />
      <fieldset>
        <legend className="mb-1 font-semibold">{t.kind}</legend>
        {privacyKinds.map(each => (
          <Radio key={each} large name={name} checked={kind === each} onChange={() => setKind(each)}>
            {t[each]}
          </Radio>
        ))}
      </fieldset>
      <TextArea
        label={t.text}
        help={t.textHelp}
        size="worker"
        maxLength={2000}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p id={`${name}-why`} className="mr-auto text-ink-2">
          {!ready && t.textFirst}
        </p>
        <Button
          type="submit"
          look="primary"
          size="lg"
          busy={busy}
          blocked={!ready}
          aria-describedby={ready ? undefined : `${name}-why`}
        >
          {t.send}
        </Button>
      </div>
    </form>
  );
}
