import { Refusal } from '@cracha/contract/kernel/client.ts';
import { useId, useState } from 'react';
import { tellFailure } from '#kernel/failure.ts';
import { closeModal } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { toast } from '#kernel/toasts.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { FromDay } from '#ui/FromDay.tsx';
import { Modal } from '#ui/Modal.tsx';
import { moveModal } from './bulk-modals.ts';
import { nextMonth } from './ChangeModal.tsx';
import { DismissModal } from './DismissModal.tsx';
import { useFieldWords } from './field-words.ts';
import { recordTexts } from './record.messages.ts';
import type { Errors } from './useRecordDraft.ts';
import { useDismissMany, useMoveMany, useWorkerFilters } from './worker.api.ts';
import { workersTexts } from './workers.messages.ts';

interface BulkProps {
  ids: string[];
  onDone: () => void;
}

/** What is asked before the chosen are moved or dismissed. */
export function BulkModals({ ids, onDone }: BulkProps) {
  const t = useTexts(workersTexts);
  const dismiss = useDismissMany();
  return (
    <>
      <MoveModal ids={ids} onDone={onDone} />
      <DismissModal
        count={t.total(ids.length)}
        busy={dismiss.isPending}
        onDismiss={body => dismiss.mutateAsync({ ids, ...body }).then(({ total }) => t.dismissedMany(total))}
        onDone={onDone}
      />
    </>
  );
}

function MoveModal({ ids, onDone }: BulkProps) {
  const t = useTexts(recordTexts);
  const words = useTexts(workersTexts);
  const fields = useFieldWords();
  const list = useId();
  const departments = useWorkerFilters().data?.lotacoes ?? [];
  const [department, setDepartment] = useState('');
  const [from, setFrom] = useState(nextMonth);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const move = useMoveMany();
  const send = () =>
    void move.mutateAsync({ ids, aPartirDe: from, lotacao: department, motivo: reason || undefined }).then(
      ({ total }) => {
        closeModal();
        setDepartment('');
        setReason('');
        setErrors({});
        toast(words.movedMany(total));
        onDone();
      },
      error => {
        const told = error instanceof Refusal ? error.body.fields : undefined;
        if (told) setErrors(told);
        else void tellFailure(error);
      },
    );
  return (
    <Modal
      name={moveModal}
      title={words.move}
      description={words.total(ids.length)}
      dirty={department !== '' || reason !== ''}
      footer={
        <Button look="primary" busy={move.isPending} onClick={send}>
          {words.move}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field
          label={fields.label('lotacao')}
          list={list}
          maxLength={120}
          value={department}
          error={errors.lotacao}
          data-autofocus
          onChange={event => setDepartment(event.target.value)}
        />
        <datalist id={list}>
          {departments.map(one => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <FromDay from={from} onFrom={setFrom} reason={reason} onReason={setReason} words={t} errors={errors} />
      </div>
    </Modal>
  );
}
