import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Select } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { useExportPayroll, usePayrollMonths } from './payroll.api.ts';
import { payrollTexts } from './payroll.messages.ts';

/** Which month goes to payroll, as which file. */
export function ExportModal() {
  const t = useTexts(payrollTexts);
  const { competence } = useFormats();
  const months = usePayrollMonths();
  const open = (months.data ?? []).filter(({ abertas }) => abertas > 0);
  const [chosen, setChosen] = useState(0);
  const [formato, setFormato] = useState<'csv' | 'xlsx'>('csv');
  const send = useExportPayroll();
  const month = open[chosen];
  const act = () => {
    if (!month) return;
    void send.mutateAsync({ mes: month.mes, ano: month.ano, formato }).then(total => {
      closeModal();
      toast(total > 0 ? t.exported(total) : t.nothingTaken);
    }, tellFailure);
  };
  return (
    <Modal
      title={t.export}
      footer={
        <FootAct
          act={t.export}
          why={months.data && !month && t.nothingOpen}
          busy={send.isPending || months.isPending}
          onClick={act}
        />
      }
    >
      <div className="grid gap-4 text-sm">
        <p className="text-ink-2">{t.exportLead}</p>
        {open.length > 0 && (
          <Select label={t.month} value={chosen} onChange={event => setChosen(Number(event.target.value))}>
            {open.map(({ mes, ano, abertas }, at) => (
              <option key={`${ano}-${mes}`} value={at}>
                {t.openIn(competence(mes, ano), abertas)}
              </option>
            ))}
          </Select>
        )}
        <Segmented
          label={t.format}
          value={formato}
          options={[
            ['csv', t.csv],
            ['xlsx', t.xlsx],
          ]}
          onChange={setFormato}
        />
      </div>
    </Modal>
  );
}
