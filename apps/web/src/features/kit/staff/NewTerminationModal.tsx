import { noticeKinds } from '@cracha/contract/features/kit/kit-words.ts';
import { dismissalCodes } from '@cracha/contract/kernel/dismissal-kinds.ts';
import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import type { FoundWorker } from '#kernel/lazy/found-workers.api.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { Select } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { WorkerPick } from '#ui/choose/WorkerPick.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { DismissalKindField } from '#ui/form/DismissalKindField.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { kitWords } from '../kit.messages.ts';
import { useOpenTermination, useSuiting } from './staff-kit.api.ts';
import { staffKitTexts } from './staff-kit.messages.ts';

/** Opens a termination: who, why, the notice and the last day. */
export function NewTerminationModal() {
  const t = useTexts(staffKitTexts);
  const words = useTexts(kitWords);
  const { to } = useStaffWay();
  const [worker, setWorker] = useState<FoundWorker>();
  const [form, setForm] = useState({ definition: '', code: '', notice: 'trabalhado', noticeOn: '', lastDay: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change });
  const kits = useSuiting('rescisao', worker);
  const choose = (found: FoundWorker | undefined) => {
    setWorker(found);
    set({ definition: '' });
  };
  const open = useOpenTermination();
  const code = oneOf(dismissalCodes, form.code);
  const notice = oneOf(noticeKinds, form.notice) ?? 'trabalhado';
  const hasNotice = notice === 'trabalhado' || notice === 'indenizado';
  const send = () => {
    if (!worker || !code) return;
    const dates = { avisoEm: hasNotice && form.noticeOn ? form.noticeOn : null, ultimoDia: form.lastDay };
    const body = {
      idEmpregado: worker.id,
      idDefinicao: form.definition || null,
      codigo: code,
      aviso: notice,
      ...dates,
    };
    void open.mutateAsync(body).then(
      ({ id }) => {
        closeModal();
        toast(t.opened);
        navigateTo(to.termination(id));
      },
      error => tellBeside(error, setErrors),
    );
  };
  return (
    <Modal
      title={t.fresh.rescisao}
      description={t.terminationLead}
      dirty={worker !== undefined || form.lastDay !== ''}
      footer={
        <FootAct
          act={t.openTermination}
          why={(!worker || !code || !form.lastDay) && t.chooseFirst}
          busy={open.isPending}
          onClick={send}
        />
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <WorkerPick worker={worker} onChange={choose} />
        <DismissalKindField value={form.code} error={errors.codigo} onChange={value => set({ code: value })} />
        <Select
          label={t.kindOf}
          value={form.notice}
          error={errors.aviso}
          onChange={event => set({ notice: event.target.value })}
        >
          {noticeKinds.map(one => (
            <option key={one} value={one}>
              {words.notices[one]}
            </option>
          ))}
        </Select>
        {hasNotice && (
          <DateField
            label={t.noticeOn}
            value={form.noticeOn}
            error={errors.avisoEm}
            onChange={noticeOn => set({ noticeOn })}
          />
        )}
        <DateField
          label={t.ends}
          value={form.lastDay}
          error={errors.ultimoDia}
          onChange={lastDay => set({ lastDay })}
        />
        <Select
          label={t.kit}
          value={form.definition}
          error={errors.idDefinicao}
          onChange={event => set({ definition: event.target.value })}
        >
          <option value="">{t.noKit}</option>
          {kits.map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
        </Select>
      </div>
    </Modal>
  );
}
