import { Download, Undo2, UserCheck } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { reasonModal } from '#ui/form/reason-modal.ts';
import { RowActs } from '#ui/staff/RowActs.tsx';
import { type PayrollEntry, savePayrollFile, useGiveBack, useTakeEntry } from './payroll.api.ts';
import { payrollTexts } from './payroll.messages.ts';

/** What an entry allows: taken by hand, given back with a reason, its file once more. */
export function EntryActs({ row: { id, nome, estado, idExportacao } }: { row: PayrollEntry }) {
  const t = useTexts(payrollTexts);
  const can = useCan();
  const take = useTakeEntry();
  const giveBack = useGiveBack();
  const askBack = () =>
    reasonModal.open({
      title: t.giveBackTitle,
      act: t.giveBack,
      children: nome,
      onConfirm: motivo => giveBack.mutateAsync({ id, motivo }).then(() => toast(t.givenBack)),
    });
  const acts = [
    {
      may: estado === 'aberta' && can('RhSolicitacaoEditar'),
      icon: UserCheck,
      label: t.take,
      run: () => void take.mutateAsync(id).then(() => toast(t.tookOne), tellFailure),
    },
    {
      may: idExportacao !== null && can('RhSolicitacaoDownload'),
      icon: Download,
      label: t.fileAgain,
      run: () => void savePayrollFile(idExportacao ?? '', 'csv').catch(tellFailure),
    },
    {
      may: estado === 'levada' && can('RhSolicitacaoEditar'),
      icon: Undo2,
      label: t.giveBack,
      run: askBack,
      bad: true,
    },
  ];
  return acts.some(({ may }) => may) ? <RowActs name={nome} acts={acts} /> : null;
}
