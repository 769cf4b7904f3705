import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { clsx } from 'clsx';
import { ChevronRight, MessageCircle } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { Status } from '#ui/base/Status.tsx';
import { LineList } from '#ui/cards/LineList.tsx';
import { type TicketRow, useOwnTickets } from './desk.api.ts';
import { ticketTones } from './ticket-tones.ts';
import { ticketTexts } from './ticket-words.messages.ts';
import { workerDeskTexts } from './worker.messages.ts';

/** What was asked, the last changed first; what is new stands out. */
export function WorkerTickets() {
  const t = useTexts(workerDeskTexts);
  const list = useOwnTickets();
  useTitle(t.title);
  const open = (
    <Link href={to.worker.talkToHr()} className={buttonLook({ look: 'primary', size: 'lg', className: 'w-full' })}>
      {t.open}
    </Link>
  );
  return (
    <LineList
      list={list}
      className="mt-2"
      whenEmpty={
        <StateBlock large icon={MessageCircle} title={t.none} action={open}>
          {t.noneLead}
        </StateBlock>
      }
      line={row => <Entry row={row} />}
    >
      <div className="mt-4">{open}</div>
    </LineList>
  );
}

function Entry({ row }: { row: TicketRow }) {
  const t = useTexts(workerDeskTexts);
  const words = useTexts(ticketTexts);
  const { recent } = useFormats();
  const isNew = row.naoLidas > 0;
  return (
    <Link
      href={to.worker.ticket(row.id)}
      className="flex items-center gap-3 px-4 py-3.5 -outline-offset-2 active:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <span
          className={clsx('block leading-[1.375rem] [overflow-wrap:anywhere]', isNew ? 'font-bold' : 'font-medium')}
        >
          {row.assunto}
        </span>
        <span className="num mt-0.5 block text-sm text-ink-2">
          {row.protocolo} · {recent(row.mudouEm)}
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-2">
          <Status tone={ticketTones[row.status]}>{words[row.status]}</Status>
          {isNew && <span className="text-sm font-semibold text-brand-ink">{t.fresh(row.naoLidas)}</span>}
        </span>
      </span>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3" />
    </Link>
  );
}
