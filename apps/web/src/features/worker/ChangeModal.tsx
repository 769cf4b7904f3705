import { type DatedFieldName, datedFieldNames, fieldOf } from '@cracha/contract/features/worker/worker-fields.ts';
import { useState } from 'react';
import { tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { Button } from '#ui/base/Button.tsx';
import { Select } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FromDay } from '#ui/form/FromDay.tsx';
import type { Errors } from '#ui/form/useFields.ts';
import { typedOf, wireOf } from './field-values.ts';
import { useFieldWords } from './field-words.ts';
import { RecordField } from './RecordField.tsx';
import { recordTexts } from './record.messages.ts';
import { useChangeWorker } from './worker.api.ts';
import type { WorkerRecord } from './worker.types.ts';

/** Position, department, salary and their like, from a day on. */
export function ChangeModal({ record }: { record: WorkerRecord }) {
  const t = useTexts(recordTexts);
  const words = useFieldWords();
  const names = datedFieldNames.filter(name =>
    record.secoes.some(one => one.secao === fieldOf(name).section && one.edita),
  );
  const [name, setName] = useState<DatedFieldName>('lotacao');
  const [value, setValue] = useState<string | boolean>();
  const [from, setFrom] = useState(nextMonth);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const change = useChangeWorker(record.id);
  const present = typedOf(name, record.campos[name]);
  const becomes = value ?? present;
  const send = () =>
    void change
      .mutateAsync({ aPartirDe: from, campos: { [name]: wireOf(name, becomes) }, motivo: reason || undefined })
      .then(
        () => {
          closeModal();
          toast(t.changeKept);
        },
        error => void tellBeside(error, setErrors),
      );
  return (
    <Modal
      title={t.register}
      dirty={value !== undefined}
      footer={
        <Button look="primary" busy={change.isPending} onClick={send}>
          {t.saveChange}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Select
          label={t.whatChanges}
          value={name}
          error={errors.campos}
          onChange={event => {
            setName(names.find(one => one === event.target.value) ?? name);
            setValue(undefined);
          }}
        >
          {names.map(one => (
            <option key={one} value={one}>
              {words.label(one)}
            </option>
          ))}
        </Select>
        <RecordField
          name={name}
          value={becomes}
          error={errors[name]}
          help={`${t.today}: ${words.value(name, record.campos[name])}`}
          onChange={setValue}
        />
        <FromDay from={from} onFrom={setFrom} reason={reason} onReason={setReason} words={t} errors={errors} />
      </div>
    </Modal>
  );
}

/** Payroll works by the month: a change begins with the next one, unless told otherwise. */
export function nextMonth(): string {
  const [year = 0, month = 0] = todayHere().split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
