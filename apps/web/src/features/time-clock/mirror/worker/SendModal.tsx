import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { inSentence, useFormats } from '#kernel/base/formats.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { finishedTask } from '#kernel/lazy/finished-task.ts';
import { Radio } from '#ui/base/Choice.tsx';
import { TextArea } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { useSendMirror } from '../mirror.api.ts';
import type { Mirror } from '../mirror.types.ts';
import { workerMirrorTexts } from './worker-mirror.messages.ts';

/** Asks whether it is right, in the same act as the sending; says before and beside the button that it is for good. */
export function SendModal({ mirror }: { mirror: Mirror }) {
  const t = useTexts(workerMirrorTexts);
  const { monthName } = useFormats();
  const asks = mirror.concorda === null;
  const [agrees, setAgrees] = useState<boolean>();
  const [message, setMessage] = useState('');
  const send = useSendMirror(mirror);
  const why = !asks
    ? undefined
    : agrees === undefined
      ? t.chooseFirst
      : agrees === false && message.trim() === '' && t.messageFirst;
  const act = () =>
    void send
      .mutateAsync(asks ? { concorda: agrees, msgDiscordo: agrees ? undefined : message.trim() } : {})
      .then(() => {
        closeModal();
        toast(t.sent);
        if (agrees !== false) finishedTask();
      }, tellFailure);
  return (
    <Modal
      title={t.sendTitle(inSentence(monthName(mirror.mes)))}
      description={t.sendWarn}
      dirty={message.trim() !== ''}
      footer={<FootAct act={t.sendAct} why={why} busy={send.isPending} onClick={act} />}
    >
      <div className="grid gap-4">
        {asks && (
          <fieldset>
            <legend className="mb-1 font-semibold">{t.ask}</legend>
            <Radio large name="certo" checked={agrees === true} onChange={() => setAgrees(true)}>
              {t.right}
            </Radio>
            <Radio large name="certo" checked={agrees === false} onChange={() => setAgrees(false)}>
              {t.notRight}
            </Radio>
          </fieldset>
        )}
        {agrees === false && (
          <TextArea
            size="worker"
            label={t.wrong}
            maxLength={1000}
            value={message}
            onChange={event => setMessage(event.target.value)}
          />
        )}
        <p className="text-sm font-semibold">{t.sendAgain}</p>
      </div>
    </Modal>
  );
}
