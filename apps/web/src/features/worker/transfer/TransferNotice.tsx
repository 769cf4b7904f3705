import { to } from '@cracha/contract/navigation/paths.ts';
import { Building2 } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { useTakeBackTransfer } from '../worker.api.ts';
import type { WorkerRecord } from '../worker.types.ts';
import { transferTexts } from './transfer.messages.ts';

/** A change of company that waits, is held up, or has led on to another record. */
export function TransferNotice({ record }: { record: WorkerRecord }) {
  const t = useTexts(transferTexts);
  const { date } = useFormats();
  const takeBack = useTakeBackTransfer(record.id);
  const { transferencia: transfer } = record;
  if (!transfer) return null;
  const { situacao, matricula, idTrabalhador } = transfer;
  const [company, day] = [transfer.empresa ?? t.elsewhere, date(transfer.aPartirDe)];
  const undo = () =>
    void takeBack.mutateAsync(transfer.id).then(
      () => toast(t.takenBack),
      error => tellFailure(error),
    );
  const title = { aguardando: t.waits(company, day), parada: t.blocked(company), feita: t.done(company, day) }[
    situacao
  ];
  return (
    <Notice
      role="status"
      tone={situacao === 'parada' ? 'warn' : 'brand'}
      icon={Building2}
      className="mx-4 mt-4 lg:mx-6"
      title={title}
      action={
        situacao === 'feita'
          ? idTrabalhador && (
              <Link href={to.hr.worker(idTrabalhador)} className="font-semibold text-brand-ink hover:underline">
                {t.open}
              </Link>
            )
          : record.can.includes('mudar') && (
              <Button size="sm" busy={takeBack.isPending} onClick={undo}>
                {t.takeBack}
              </Button>
            )
      }
    >
      {situacao === 'aguardando' && t.waitsLead(matricula)}
      {situacao === 'parada' && (transfer.empresaInativa ? t.blockedInactive : t.blockedLead(matricula))}
    </Notice>
  );
}
