import { type DismissalKind, dismissalCodes } from '@cracha/contract/kernel/dismissal-kinds.ts';
import { useState } from 'react';
import { refusedFields, tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { Button } from '#ui/base/Button.tsx';
import { TextArea } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { DismissalKindField } from '#ui/form/DismissalKindField.tsx';
import type { Errors } from '#ui/form/useFields.ts';
import { tellFailureOf, workerRefused } from './bulk-failure.ts';
import { OpenRequests, openRequestsIn } from './OpenRequests.tsx';
import { recordTexts } from './record.messages.ts';

interface DismissModalProps {
  /** Of how many, where it is not the one on the page. */
  count?: string;
  /** Answers what is then said. */
  onDismiss: (body: {
    em: string;
    motivo: string;
    codigo: DismissalKind | null;
    confirmado: boolean;
  }) => Promise<string>;
  /** What is known already. */
  filled?: { day: string; code: string };
  onDone?: () => void;
}

/** The end of one or many employments: the last day and why. */
export function DismissModal({ count, onDismiss, onDone, filled }: DismissModalProps) {
  const t = useTexts(recordTexts);
  const [day, setDay] = useState(filled?.day ?? todayHere);
  const [code, setCode] = useState(filled?.code ?? '');
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [open, setOpen] = useState<number>();
  const [busy, setBusy] = useState(false);
  const send = () => {
    setBusy(true);
    void onDismiss({
      em: day,
      motivo: reason,
      codigo: oneOf(dismissalCodes, code) ?? null,
      confirmado: open !== undefined,
    })
      .then(
        said => {
          closeModal();
          toast(said);
          onDone?.();
        },
        error => {
          const waiting = openRequestsIn(error);
          if (waiting !== undefined) return setOpen(waiting);
          void tellBeside(error, setErrors, tellFailureOf);
          if (refusedFields(error) && workerRefused(error)) void tellFailureOf(error);
        },
      )
      .finally(() => setBusy(false));
  };
  return (
    <Modal
      title={t.dismiss}
      description={count ? `${count}. ${t.dismissLead}` : t.dismissLead}
      dirty={reason !== ''}
      footer={
        <Button look="danger" busy={busy} onClick={send}>
          {open === undefined ? t.dismiss : t.goOn}
        </Button>
      }
    >
      {open !== undefined && <OpenRequests total={open} />}
      <div className="grid gap-4">
        <DateField label={t.lastDay} error={errors.em} value={day} onChange={setDay} />
        <DismissalKindField value={code} error={errors.codigo} onChange={setCode} />
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
