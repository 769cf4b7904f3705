import { useId, useState } from 'react';
import { refusedFields, tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useFieldWords } from '#kernel/record/field-words.ts';
import { Button } from '#ui/base/Button.tsx';
import { Field } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FromDay } from '#ui/form/FromDay.tsx';
import type { Errors } from '#ui/form/useFields.ts';
import { tellFailureOf, workerRefused } from '../bulk-failure.ts';
import { nextMonth } from '../ChangeModal.tsx';
import { recordTexts } from '../record.messages.ts';
import { useMoveMany, useWorkerFilters, type Workers } from '../worker.api.ts';
import { workersTexts } from '../workers.messages.ts';

interface BulkProps {
  of: Workers;
  count: number;
  onDone: () => void;
}

/** Another department for the chosen, from a day on. */
export function MoveModal({ of, count, onDone }: BulkProps) {
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
    void move.mutateAsync({ ...of, aPartirDe: from, lotacao: department, motivo: reason || undefined }).then(
      ({ total }) => {
        closeModal();
        toast(words.movedMany(total));
        onDone();
      },
      error => {
        void tellBeside(error, setErrors, tellFailureOf);
        if (refusedFields(error) && workerRefused(error)) void tellFailureOf(error);
      },
    );
  return (
    <Modal
      title={words.move}
      description={words.total(count)}
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
