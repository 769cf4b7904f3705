import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { hourOf } from '#kernel/lazy/clock-hours.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { TextArea } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { HourField } from '#ui/form/HourField.tsx';
import { isReason, ReasonField } from '#ui/form/ReasonModal.tsx';
import { punchTexts } from '../punch-words.messages.ts';
import { useEnterPunch } from './recorder.api.ts';
import { recorderTexts } from './recorder.messages.ts';

/** A punch entered by hand: day, hour, in or out, and why. */
export function ManualModal({ idVinculo, day = '' }: { idVinculo: string; day?: string }) {
  const t = useTexts(recorderTexts);
  const { enter: act } = useTexts(punchTexts);
  const [data, setDay] = useState(day);
  const [hour, setHour] = useState('');
  const [sentido, setDirection] = useState<'entrada' | 'saida'>('entrada');
  const [why, setWhy] = useState('');
  const [note, setNote] = useState('');
  const enter = useEnterPunch(idVinculo);
  const hora = hourOf(hour);
  const lack = !/^\d{4}-\d\d-\d\d$/.test(data) ? t.dayFirst : !hora ? t.hourFirst : !isReason(why) && t.reasonFirst;
  const observacao = note.trim();
  const send = () => {
    if (!hora) return;
    void enter
      .mutateAsync({ data, hora, sentido, motivo: why.trim(), ...(observacao ? { observacao } : {}) })
      .then(() => {
        closeModal();
        toast(t.entered);
      }, tellFailure);
  };
  return (
    <Modal
      title={act}
      description={t.enterLead}
      dirty={data !== day || hour + why + note !== ''}
      footer={<FootAct act={act} why={lack} busy={enter.isPending} onClick={send} />}
    >
      <div className="grid gap-4">
        <DateField size="worker" label={t.day} value={data} max={todayHere()} onChange={setDay} />
        <HourField size="worker" label={t.hour} value={hour} onChange={setHour} />
        <Segmented
          large
          label={t.direction}
          options={[
            ['entrada', t.in],
            ['saida', t.out],
          ]}
          value={sentido}
          onChange={setDirection}
        />
        <ReasonField value={why} onChange={setWhy} />
        <TextArea
          size="worker"
          label={t.note}
          optional
          rows={2}
          maxLength={250}
          value={note}
          onChange={event => setNote(event.target.value)}
        />
      </div>
    </Modal>
  );
}
