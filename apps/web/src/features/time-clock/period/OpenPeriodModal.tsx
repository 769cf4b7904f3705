import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { Modal } from '#ui/base/Modal.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { CompanySelect } from '../CompanySelect.tsx';
import { useOpenPeriod } from './period.api.ts';
import { periodTexts } from './period.messages.ts';

interface OpenPeriodModalProps {
  idEmpresa?: string;
  de?: string;
  ate?: string;
}

/** A period of a company that didn't open by itself. */
export function OpenPeriodModal(begun: OpenPeriodModalProps) {
  const t = useTexts(periodTexts);
  const [idEmpresa, setCompany] = useState(begun.idEmpresa ?? '');
  const [de, setFrom] = useState(begun.de ?? `${todayHere().slice(0, 7)}-01`);
  const [ate, setTo] = useState(begun.ate ?? lastOf(todayHere()));
  const open = useOpenPeriod();
  const why =
    idEmpresa === '' ? t.companyFirst : de === '' || ate === '' ? t.daysFirst : de > ate ? t.daysOrder : undefined;
  const act = () =>
    open.mutate(
      { idEmpresa, de, ate },
      {
        onError: tellFailure,
        onSuccess: () => {
          closeModal();
          toast(t.opened);
        },
      },
    );
  return (
    <Modal
      title={t.openPeriod}
      description={t.openLead}
      footer={<FootAct act={t.openPeriod} why={why} busy={open.isPending} onClick={act} />}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <CompanySelect className="sm:col-span-2" value={idEmpresa} onChange={setCompany} />
        <DateField label={t.from} value={de} onChange={setFrom} />
        <DateField label={t.to} value={ate} onChange={setTo} />
      </div>
    </Modal>
  );
}

/** The last day of a day's month. */
function lastOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
