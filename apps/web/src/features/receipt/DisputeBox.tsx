import { clsx } from 'clsx';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Select } from '#ui/base/Field.tsx';
import { Status } from '#ui/base/Status.tsx';
import { DisputeOutcomeForm } from './DisputeOutcomeForm.tsx';
import { readable } from './description.ts';
import { type Dispute, useAssign, useDispute, useHandlers } from './dispute.api.ts';
import { disputeTexts } from './dispute.messages.ts';
import { dueWords } from './due.ts';

/** The disagreement as HR works on it: until when, whose it is, how it ends. */
export function DisputeBox({ receiptId }: { receiptId: string }) {
  const t = useTexts(disputeTexts);
  const { momentInFull } = useFormats();
  const dispute = useDispute(receiptId, true).data;
  if (!dispute) return null;
  return (
    <section className="mt-6 border-t border-line pt-4 text-sm">
      <div className="flex items-center gap-2">
        <h3 className="flex-1 font-semibold">{t.dispute}</h3>
        {dispute.desfecho === null ? (
          <Status tone={dispute.atrasada ? 'bad' : 'warn'}>{dueWords(dispute, t)}</Status>
        ) : (
          <Status tone={dispute.desfecho === 'recusada' ? 'neutral' : 'ok'}>{t[dispute.desfecho]}</Status>
        )}
      </div>
      <p className="text-ink-2">{t.about(dispute.verba ? readable(dispute.verba) : t.wholeReceipt.toLowerCase())}</p>
      {dispute.encerradaEm !== null && (
        <p className={clsx('mt-2 whitespace-pre-line', !dispute.motivo && 'text-ink-2')}>
          {dispute.motivo && <span className="block">{dispute.motivo}</span>}
          <span className="num text-xs text-ink-2">{t.closedOn(momentInFull(dispute.encerradaEm))}</span>
        </p>
      )}
      {dispute.can.includes('atribuir') && <Assignee dispute={dispute} />}
      {dispute.can.includes('encerrar') && <DisputeOutcomeForm receiptId={receiptId} />}
    </section>
  );
}

function Assignee({ dispute }: { dispute: Dispute }) {
  const t = useTexts(disputeTexts);
  const handlers = useHandlers(dispute.idRecibo, true).data ?? [];
  const assign = useAssign(dispute.idRecibo);
  const { responsavel } = dispute;
  // whoever has it may have lost the right to answer since
  const gone = responsavel !== null && !handlers.some(({ id }) => id === responsavel.id);
  const give = (id: string) =>
    assign.mutate(id, {
      onSuccess: given => given.responsavel && toast(t.assigned(given.responsavel.nome)),
      onError: tellFailure,
    });
  return (
    <Select
      label={t.assignee}
      className="mt-3"
      value={responsavel?.id ?? ''}
      onChange={event => event.target.value !== '' && give(event.target.value)}
    >
      {responsavel === null && <option value="">{t.nobody}</option>}
      {gone && <option value={responsavel.id}>{responsavel.nome}</option>}
      {handlers.map(({ id, nome }) => (
        <option key={id} value={id}>
          {nome}
        </option>
      ))}
    </Select>
  );
}
