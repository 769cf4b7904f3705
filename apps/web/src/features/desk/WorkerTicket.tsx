import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { Hourglass, Lock } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { Status } from '#ui/base/Status.tsx';
import { type Ticket, useMarkRead, useTicket } from './desk.api.ts';
import { Solved } from './Solved.tsx';
import { TicketAnswers, TicketThread } from './TicketThread.tsx';
import { ticketTones } from './ticket-tones.ts';
import { ticketTexts } from './ticket-words.messages.ts';
import { WriteForm } from './WriteForm.tsx';
import { workerDeskTexts } from './worker.messages.ts';

/** One ticket: where it stands, the conversation, and what the worker may do now. */
export function WorkerTicket({ id }: { id: string }) {
  const t = useTexts(workerDeskTexts);
  const found = useTicket(id);
  useTitle(found.data?.assunto ?? t.title);
  return (
    <ListBody large {...loadOf(found)} empty={false} whenEmpty={null}>
      {found.data && <Content ticket={found.data} />}
    </ListBody>
  );
}

function Content({ ticket }: { ticket: Ticket }) {
  const t = useTexts(workerDeskTexts);
  const words = useTexts(ticketTexts);
  const { moment } = useFormats();
  const can = useCan();
  useMarkRead(ticket);
  const isUnanswered =
    ticket.primeiraRespostaEm === null && (ticket.status === 'novo' || ticket.status === 'emAndamento');
  return (
    <article className="mt-2 grid gap-4">
      <header>
        <h2 className="text-lg font-bold tracking-[-.01em] [overflow-wrap:anywhere]">{ticket.assunto}</h2>
        <p className="num mt-0.5 text-sm text-ink-2">
          {[ticket.protocolo, ticket.categoria.nome, ticket.empresa].join(' · ')}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Status tone={ticketTones[ticket.status]}>{words[ticket.status]}</Status>
          {isUnanswered && (
            <span className="num text-sm text-ink-2">{t.answerBy(moment(ticket.primeiraRespostaAte))}</span>
          )}
        </div>
        {ticket.categoria.sigilosa && (
          <p className="mt-2 flex items-start gap-2 text-sm text-ink-2">
            <Lock size={16} aria-hidden className="mt-0.5 shrink-0" />
            {t.confidential}
          </p>
        )}
      </header>
      {ticket.status === 'aguardando' && <Notice tone="warn" icon={Hourglass} title={t.waits} />}
      <TicketAnswers ticket={ticket} receipt={can('TrabalhadorReciboVisualizar') ? to.worker.receipt : undefined} />
      <TicketThread ticket={ticket} side="empregado" />
      <Solved ticket={ticket} />
      {ticket.can.includes('responde') && <WriteForm ticket={ticket} />}
    </article>
  );
}
