import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Select } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { CompanySelect } from '../CompanySelect.tsx';
import { useClockPeriods } from '../clock-periods.api.ts';
import { usePeriodName } from '../period-name.ts';
import { useMakeFile } from './file.api.ts';
import { fileTexts } from './file.messages.ts';

/** A file of closed mirrors for payroll, or the AFD of our own recorder. */
export function MakeModal({ period }: { period?: string | undefined }) {
  const t = useTexts(fileTexts);
  const nameOf = usePeriodName();
  const [tipo, setKind] = useState<'folha' | 'afd'>('folha');
  const [formato, setFormat] = useState<'csv' | 'xlsx'>('csv');
  const [idPeriodo, setPeriod] = useState(period ?? '');
  const [idEmpresa, setCompany] = useState('');
  const [de, setFrom] = useState('');
  const [ate, setTo] = useState('');
  const periods = useClockPeriods().data?.items.filter(({ espelhos }) => espelhos.fechado > 0) ?? [];
  const make = useMakeFile();
  const chosen = periods.find(({ id }) => id === idPeriodo);
  const why =
    tipo === 'folha'
      ? chosen
        ? undefined
        : t.choosePeriod
      : idEmpresa === ''
        ? t.chooseCompany
        : de === '' || ate === ''
          ? t.daysFirst
          : undefined;
  const body =
    chosen && tipo === 'folha' ? { idEmpresa: chosen.idEmpresa, idPeriodo, formato } : { idEmpresa, de, ate };
  const act = () =>
    make.mutate(
      { tipo, ...body },
      {
        onError: tellFailure,
        onSuccess: () => {
          closeModal();
          toast(t.making);
        },
      },
    );
  return (
    <Modal title={t.make} footer={<FootAct act={t.make} why={why} busy={make.isPending} onClick={act} />}>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Segmented
            label={t.makeKind}
            options={[
              ['folha', t.kinds.folha],
              ['afd', t.kinds.afd],
            ]}
            value={tipo}
            onChange={setKind}
          />
          <p className="mt-1 text-xs text-ink-2">{t.kindLeads[tipo]}</p>
        </div>
        {tipo === 'folha' ? (
          <>
            <Select label={t.period} value={idPeriodo} onChange={event => setPeriod(event.target.value)}>
              <option value="">{t.choosePeriod}</option>
              {periods.map(one => (
                <option key={one.id} value={one.id}>
                  {nameOf(one.de, one.ate)}, {one.empresa}
                </option>
              ))}
            </Select>
            <Select
              label={t.format}
              value={formato}
              onChange={event => setFormat(event.target.value === 'xlsx' ? 'xlsx' : 'csv')}
            >
              <option value="csv">CSV</option>
              <option value="xlsx">XLSX</option>
            </Select>
          </>
        ) : (
          <>
            <CompanySelect className="sm:col-span-2" value={idEmpresa} onChange={setCompany} />
            <DateField label={t.from} value={de} onChange={setFrom} />
            <DateField label={t.to} value={ate} onChange={setTo} />
          </>
        )}
      </div>
    </Modal>
  );
}
