import { Refusal } from '@cracha/contract/kernel/client.ts';
import { useState } from 'react';
import { tellFailure } from '#kernel/failure.ts';
import { closeModal } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { toast } from '#kernel/toasts.ts';
import { todayHere } from '#kernel/today.ts';
import { Button } from '#ui/Button.tsx';
import { Field, TextArea } from '#ui/Field.tsx';
import { Modal } from '#ui/Modal.tsx';
import { recordTexts } from './record.messages.ts';
import type { Errors } from './useRecordDraft.ts';
import { useDismiss } from './worker.api.ts';

export const dismissModal = 'worker.dismiss';

/** The end of an employment: its last day and why. */
export function DismissModal({ id }: { id: string }) {
  const t = useTexts(recordTexts);
  const [day, setDay] = useState(todayHere);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const dismiss = useDismiss(id);
  const send = () =>
    dismiss.mutate(
      { em: day, motivo: reason },
      {
        onSuccess: () => {
          closeModal();
          setReason('');
          toast(t.dismissed);
        },
        onError: error => {
          const fields = error instanceof Refusal ? error.body.fields : undefined;
          if (fields) setErrors(fields);
          else void tellFailure(error);
        },
      },
    );
  return (
    <Modal
      name={dismissModal}
      title={t.dismiss}
      description={t.dismissLead}
      dirty={reason !== ''}
      footer={
        <Button look="danger" className="max-lg:h-11" busy={dismiss.isPending} onClick={send}>
          {t.dismiss}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field
          label={t.lastDay}
          type="date"
          error={errors.em}
          value={day}
          onChange={event => setDay(event.target.value)}
        />
        <TextArea
          label={t.reason}
          help={t.dismissReasonHelp}
          error={errors.motivo}
          rows={3}
          maxLength={250}
          value={reason}
          onChange={event => setReason(event.target.value)}
        />
      </div>
    </Modal>
  );
}
