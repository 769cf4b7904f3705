import { type DatedFieldName, datedFieldNames, fieldOf } from '@cracha/contract/features/worker/worker-fields.ts';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { RecordField } from '#features/worker/RecordField.tsx';
import { tellBeside, tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { typedOf, wireOf } from '#kernel/record/field-values.ts';
import { useFieldWords } from '#kernel/record/field-words.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { Select } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FromDay } from '#ui/form/FromDay.tsx';
import type { Errors } from '#ui/form/useFields.ts';
import { recordTexts } from './record.messages.ts';
import { useDays } from './useDays.ts';
import { useChangeWorker, useTakeBack } from './worker.api.ts';
import type { WorkerRecord } from './worker.types.ts';

/** A field that changes, and what it becomes; not typed yet: what it is. */
interface Line {
  /** Stays while its field is chosen anew. */
  place: number;
  name: DatedFieldName;
  value?: string | boolean;
}

/** Position, department, salary and their like, from a day on; a promotion changes several at once. */
export function ChangeModal({ record }: { record: WorkerRecord }) {
  const t = useTexts(recordTexts);
  const names = datedFieldNames.filter(name =>
    record.secoes.some(one => one.secao === fieldOf(name).section && one.edita),
  );
  const [lines, setLines] = useState<readonly Line[]>([{ place: 0, name: 'lotacao' }]);
  const [from, setFrom] = useState(nextMonth);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const change = useChangeWorker(record.id);
  const tell = useTellChanged(record);
  const free = names.filter(name => !lines.some(line => line.name === name));
  const put = (at: number, line: Line) => setLines(lines.map((one, place) => (place === at ? line : one)));
  const becomes = ({ name, value }: Line) => value ?? typedOf(name, record.campos[name]);
  const send = () =>
    void change
      .mutateAsync({
        aPartirDe: from,
        campos: Object.fromEntries(lines.map(line => [line.name, wireOf(line.name, becomes(line))])),
        motivo: reason || undefined,
      })
      .then(
        changed => {
          closeModal();
          tell(
            changed,
            lines.map(({ name }) => name),
            from,
          );
        },
        error => void tellBeside(error, setErrors),
      );
  return (
    <Modal
      title={t.register}
      dirty={lines.length > 1 || lines.some(({ value }) => value !== undefined)}
      footer={
        <Button look="primary" busy={change.isPending} onClick={send}>
          {t.saveChange}
        </Button>
      }
    >
      <div className="grid gap-4">
        {lines.map((line, at) => (
          <ChangeLine
            key={line.place}
            {...{ record, line, errors }}
            number={at + 1}
            names={names.filter(name => name === line.name || free.includes(name))}
            value={becomes(line)}
            onChange={changed => put(at, changed)}
            onRemove={lines.length > 1 ? () => setLines(lines.filter(one => one !== line)) : undefined}
          />
        ))}
        {free[0] && (
          <Button
            look="ghost"
            size="sm"
            className="justify-self-start"
            onClick={() => setLines([...lines, ...nextOf(free, lines)])}
          >
            <Plus size={15} aria-hidden />
            {t.oneMore}
          </Button>
        )}
        <FromDay from={from} onFrom={setFrom} reason={reason} onReason={setReason} words={t} errors={errors} />
      </div>
    </Modal>
  );
}

/** What a promotion changes comes first. */
const usual: readonly DatedFieldName[] = ['cargo', 'salario', 'lotacao'];

function nextOf(free: readonly DatedFieldName[], lines: readonly Line[]): Line[] {
  const name = usual.find(one => free.includes(one)) ?? free[0];
  return name ? [{ place: 1 + Math.max(...lines.map(({ place }) => place)), name }] : [];
}

interface ChangeLineProps {
  record: WorkerRecord;
  line: Line;
  number: number;
  names: readonly DatedFieldName[];
  value: string | boolean;
  errors: Errors;
  onChange: (line: Line) => void;
  onRemove: (() => void) | undefined;
}

function ChangeLine({ record, line, number, names, value, errors, onChange, onRemove }: ChangeLineProps) {
  const t = useTexts(recordTexts);
  const words = useFieldWords();
  const { name } = line;
  return (
    <div className="grid gap-2 border-b border-line pb-4">
      <div className="flex items-end gap-2">
        <Select
          className="flex-1"
          label={number === 1 ? t.whatChanges : t.whatChangesToo(number)}
          value={name}
          error={number === 1 ? errors.campos : undefined}
          onChange={event => {
            const chosen = names.find(one => one === event.target.value);
            if (chosen) onChange({ place: line.place, name: chosen });
          }}
        >
          {names.map(one => (
            <option key={one} value={one}>
              {words.label(one)}
            </option>
          ))}
        </Select>
        {onRemove && (
          <IconButton label={t.leaveOut(words.label(name))} onClick={onRemove}>
            <X size={17} aria-hidden />
          </IconButton>
        )}
      </div>
      <RecordField
        name={name}
        value={value}
        error={errors[name]}
        help={`${t.today}: ${words.value(name, record.campos[name])}`}
        onChange={typed => onChange({ ...line, value: typed })}
      />
    </div>
  );
}

/** Says what changed, to what and from when; what is yet to come can be taken back at once. */
function useTellChanged(before: WorkerRecord) {
  const t = useTexts(recordTexts);
  const words = useFieldWords();
  const { fromDay } = useDays();
  const takeBack = useTakeBack(before.id);
  return (record: WorkerRecord, names: readonly DatedFieldName[], from: string) => {
    const known = new Set(before.mudancas.map(({ id }) => id));
    const made = record.mudancas.filter(
      ({ id, campo, aPartirDe }) => !known.has(id) && aPartirDe === from && names.some(name => name === campo),
    );
    const told = names.map(name => {
      const change = made.find(({ campo }) => campo === name);
      return `${words.label(name)}: ${words.value(name, change ? change.valor : record.campos[name])}`;
    });
    // one after the other: each gives the record its next version
    const undo = async () => {
      for (const { id } of made) await takeBack.mutateAsync(id);
      toast(t.takenBack);
    };
    const isToCome = made.length > 0 && made.every(({ futura }) => futura);
    toast(
      `${told.join('; ')}, ${fromDay(from)}`,
      isToCome ? { label: t.takeBack, act: () => void undo().catch(tellFailure) } : undefined,
    );
  };
}

/** Payroll works by the month: a change begins with the next one, unless told otherwise. */
export function nextMonth(): string {
  const [year = 0, month = 0] = todayHere().split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
