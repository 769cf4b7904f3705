import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import type { FoundWorker } from '#kernel/lazy/found-workers.api.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { Select } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { WorkerPick } from '#ui/choose/WorkerPick.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { useOpenAdmission, useSuiting } from './staff-kit.api.ts';
import { staffKitTexts } from './staff-kit.messages.ts';

/** Opens a kit of admission for a worker. */
export function NewKitModal() {
  const t = useTexts(staffKitTexts);
  const { to } = useStaffWay();
  const [worker, setWorker] = useState<FoundWorker>();
  const [definition, setDefinition] = useState('');
  const [due, setDue] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const kits = useSuiting('admissao', worker);
  const choose = (found: FoundWorker | undefined) => {
    setWorker(found);
    setDefinition('');
  };
  const open = useOpenAdmission();
  const send = () => {
    if (!worker) return;
    void open.mutateAsync({ idEmpregado: worker.id, idDefinicao: definition, prazo: due || null }).then(
      ({ id }) => {
        closeModal();
        toast(t.opened);
        navigateTo(to.admission(id));
      },
      error => tellBeside(error, setErrors),
    );
  };
  return (
    <Modal
      title={t.fresh.admissao}
      dirty={worker !== undefined}
      footer={
        <FootAct act={t.openKit} why={(!worker || !definition) && t.choose} busy={open.isPending} onClick={send} />
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <WorkerPick worker={worker} onChange={choose} />
        <Select
          label={t.kit}
          value={definition}
          error={errors.idDefinicao}
          onChange={event => setDefinition(event.target.value)}
        >
          <option value="">{t.pickKit}</option>
          {kits.map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
        </Select>
        <DateField label={t.deadline} optional value={due} error={errors.prazo} onChange={setDue} />
      </div>
    </Modal>
  );
}
