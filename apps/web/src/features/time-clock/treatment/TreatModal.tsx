import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { hourOf } from '#kernel/lazy/clock-hours.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Select } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { HourField } from '#ui/form/HourField.tsx';
import { isReason, ReasonField } from '#ui/form/ReasonModal.tsx';
import type { DayToTreat } from '../day-treat.ts';
import { Standing } from './Standing.tsx';
import { useExcuseDay, useTreatPunch } from './treatment.api.ts';
import { treatmentTexts } from './treatment.messages.ts';

const acts = ['incluir', 'desconsiderar', 'atribuir', 'abonar'] as const;

/** A punch included, left out or brought here, or hours excused; each with its reason. */
export function TreatModal({ idVinculo, day, punches, excuses, near }: DayToTreat) {
  const t = useTexts(treatmentTexts);
  const { dayInWords, dayShort } = useFormats();
  const [act, setAct] = useState<(typeof acts)[number]>('incluir');
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [punch, setPunch] = useState('');
  const [paid, setPaid] = useState(true);
  const [why, setWhy] = useState('');
  const treat = useTreatPunch();
  const excuse = useExcuseDay();
  const offered = (act === 'atribuir' ? near : punches).filter(({ id, fonte }) => id !== null && fonte === 'O');
  const picks = act === 'desconsiderar' || act === 'atribuir';
  const [begin, end] = [hourOf(from), hourOf(until)];
  const lacks = () => {
    if (picks) return punch === '' && t.punchFirst;
    if (!begin || (act === 'abonar' && !end)) return t.hourFirst;
    return act === 'abonar' && end && end <= begin && t.orderFirst;
  };
  const motivo = why.trim();
  const send = () => {
    const of = { idVinculo, dia: day, motivo };
    if (act === 'abonar') return excuse.mutateAsync({ ...of, de: begin, ate: end, pago: paid });
    return treat.mutateAsync({ ...of, tipo: act, ...(picks ? { idMarcacao: punch } : { hora: begin }) });
  };
  const save = () =>
    void send().then(() => {
      closeModal();
      toast(t.done);
    }, tellFailure);
  return (
    <Modal
      title={t.title(dayInWords(day))}
      description={t.lead}
      dirty={why !== '' || from !== '' || punch !== ''}
      footer={
        <FootAct
          act={act === 'abonar' ? t.saveExcuse : t.save}
          why={lacks() || (!isReason(why) && t.reasonFirst)}
          busy={treat.isPending || excuse.isPending}
          onClick={save}
        />
      }
    >
      <div className="grid gap-4">
        <Select
          label={t.what}
          value={act}
          onChange={event => {
            setAct(acts.find(each => each === event.target.value) ?? 'incluir');
            setPunch('');
          }}
        >
          {acts.map(each => (
            <option key={each} value={each}>
              {t.acts[each]}
            </option>
          ))}
        </Select>
        {picks && (
          <Select
            label={t.punch}
            help={offered.length === 0 && t.noPunch}
            value={punch}
            onChange={event => setPunch(event.target.value)}
          >
            <option value="">{t.choosePunch}</option>
            {offered.map(({ id, hora, data }) => (
              <option key={id} value={id ?? ''}>
                {data === day ? hora : `${dayShort(data)}, ${hora}`}
              </option>
            ))}
          </Select>
        )}
        {act === 'incluir' && <HourField label={t.hour} value={from} onChange={setFrom} />}
        {act === 'abonar' && (
          <>
            <div className="grid grid-cols-2 gap-3">
              <HourField label={t.from} value={from} onChange={setFrom} />
              <HourField label={t.until} value={until} onChange={setUntil} />
            </div>
            <Checkbox checked={paid} onChange={event => setPaid(event.target.checked)}>
              {t.paid}
            </Checkbox>
          </>
        )}
        <ReasonField value={why} onChange={setWhy} />
        <Standing punches={punches} excuses={excuses} />
      </div>
    </Modal>
  );
}
