import { moveKinds } from '@cracha/contract/features/time-clock/clock-bank.contract.ts';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import type { FoundWorker } from '#kernel/lazy/found-workers.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field, Select } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { clockTexts } from '../clock-words.messages.ts';
import { isReason, ReasonField } from '../ReasonModal.tsx';
import { WorkerPick } from '../WorkerPick.tsx';
import { useMoveBank } from './bank.api.ts';
import { bankTexts } from './bank.messages.ts';

/** Pays, forgives, corrects or opens a bank by hand, with its reason: of the worker given, or of one who is chosen first. */
export function MoveModal({ idVinculo: given }: { idVinculo?: string }) {
  const t = useTexts(bankTexts);
  const clock = useTexts(clockTexts);
  const [worker, setWorker] = useState<FoundWorker>();
  const idVinculo = given ?? worker?.id;
  const [tipo, setKind] = useState<(typeof moveKinds)[number]>('pagamento');
  const [time, setTime] = useState('');
  const [isLess, setLess] = useState(false);
  const [dia, setDay] = useState('');
  const [why, setWhy] = useState('');
  const move = useMoveBank();
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)$/.exec(time.trim()) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  const signs = tipo === 'correcao' || tipo === 'abertura';
  const isDay = /^\d{4}-\d\d-\d\d$/.test(dia);
  const lack = !idVinculo
    ? clock.personFirst
    : !(total > 0)
      ? t.hoursFirst
      : !isDay
        ? t.dayFirst
        : !isReason(why) && t.reasonFirst;
  const save = () =>
    idVinculo &&
    void move
      .mutateAsync({ idVinculo, tipo, dia, minutos: signs && isLess ? -total : total, motivo: why.trim() })
      .then(() => {
        closeModal();
        toast(t.moved);
      }, tellFailure);
  return (
    <Modal
      title={t.move}
      description={t.moveLead}
      dirty={time + dia + why !== '' || worker !== undefined}
      footer={<FootAct act={t.move} why={lack} busy={move.isPending} onClick={save} />}
    >
      <div className="grid gap-4">
        {given === undefined && <WorkerPick worker={worker} onChange={setWorker} />}
        <Select
          label={t.kind}
          value={tipo}
          onChange={event => setKind(moveKinds.find(kind => kind === event.target.value) ?? 'pagamento')}
        >
          {moveKinds.map(kind => (
            <option key={kind} value={kind}>
              {t.kinds[kind]}
            </option>
          ))}
        </Select>
        <Field
          label={t.hours}
          help={t.hoursHelp}
          inputMode="numeric"
          maxLength={6}
          value={time}
          onChange={event => setTime(event.target.value)}
        />
        {signs && (
          <Checkbox checked={isLess} onChange={event => setLess(event.target.checked)}>
            {t.less}
          </Checkbox>
        )}
        <DateField label={t.day} value={dia} onChange={setDay} />
        <ReasonField value={why} onChange={setWhy} />
      </div>
    </Modal>
  );
}
