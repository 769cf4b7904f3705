import { clsx } from 'clsx';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Select } from '#ui/base/Field.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Money } from '#ui/base/Money.tsx';
import { Status } from '#ui/base/Status.tsx';
import { readable } from '../description.ts';
import { MessageList } from '../MessageList.tsx';
import { useConversation } from '../receipt.api.ts';
import { staffTexts } from '../staff.messages.ts';
import { DisputeAnswer } from './DisputeAnswer.tsx';
import { type Dispute, useAssign, useHandlers } from './dispute.api.ts';
import { disputeTexts } from './dispute.messages.ts';
import { dueWords } from './due.ts';

/** A line of the document that a disagreement may be about; its amount with its sign. */
export interface CitedLine {
  descricao: string;
  referencia: string | null;
  centavos: number;
}

interface DisputeBoxProps {
  dispute: Dispute;
  lines: readonly CitedLine[];
}

/** The disagreement as HR works on it: which line, what was written, the answer with its outcome, whose it is. */
export function DisputeBox({ dispute, lines }: DisputeBoxProps) {
  const t = useTexts(disputeTexts);
  const s = useTexts(staffTexts);
  const { momentInFull } = useFormats();
  const thread = useConversation(dispute.idRecibo, true);
  const { can, desfecho, encerradaEm, motivo } = dispute;
  return (
    <section className="mb-6 border-b border-line pb-5 text-sm" aria-label={t.dispute}>
      <div className="flex items-center gap-2">
        <h3 className="flex-1 font-semibold">{t.dispute}</h3>
        {desfecho === null ? (
          <Status tone={dispute.atrasada ? 'bad' : 'warn'}>{dueWords(dispute, t)}</Status>
        ) : (
          <Status tone={desfecho === 'recusada' ? 'neutral' : 'ok'}>{t[desfecho]}</Status>
        )}
      </div>
      <About verba={dispute.verba} lines={lines} />
      <ListBody {...loadOf(thread)} empty={false} whenEmpty={null}>
        {thread.data && (
          <>
            <MessageList thread={thread.data} about={s.about} />
            {encerradaEm !== null && (
              <p className={clsx('mt-3 whitespace-pre-line', !motivo && 'text-ink-2')}>
                {motivo && <span className="block">{motivo}</span>}
                <span className="num text-xs text-ink-2">{t.closedOn(momentInFull(encerradaEm))}</span>
              </p>
            )}
            <DisputeAnswer
              receiptId={dispute.idRecibo}
              mayWrite={thread.data.can.includes('escrever')}
              mayClose={can.includes('encerrar')}
            />
          </>
        )}
      </ListBody>
      {can.includes('atribuir') && <Assignee dispute={dispute} />}
    </section>
  );
}

/** The line it is about, with what stands in the document. */
function About({ verba, lines }: { verba: string | null; lines: readonly CitedLine[] }) {
  const t = useTexts(disputeTexts);
  const line = lines.find(({ descricao }) => descricao === verba);
  return (
    <p className="mt-1 flex items-baseline gap-3">
      <span className="min-w-0 flex-1 font-semibold">
        {t.about(verba ? readable(verba) : t.wholeReceipt.toLowerCase())}
      </span>
      {line?.referencia && <span className="num text-ink-2">{line.referencia}</span>}
      {line && <Money bare centavos={line.centavos} className="font-semibold" />}
    </p>
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
