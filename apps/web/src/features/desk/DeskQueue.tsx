import { ticketQueues } from '@cracha/contract/features/desk/desk.schemas.ts';
import { addressWith, useAddress } from '#kernel/base/address.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Select } from '#ui/base/Field.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { type Queued, QueueList, QueueMoves } from '#ui/staff/Queue.tsx';
import { type TicketRow, useTicketQueue, useTicketTotals } from './desk.api.ts';
import { dueOf } from './due.ts';
import { staffDeskTexts } from './staff.messages.ts';

/** Beside the ticket that is open: the queue it was opened from, overdue ones first. */
export function DeskQueue({ current }: { current: string }) {
  const t = useTexts(staffDeskTexts);
  const { query, setQuery } = useAddress();
  const queue = oneOf(ticketQueues, query.fila) ?? 'abertos';
  const list = useTicketQueue({ fila: queue, idCategoria: query.categoria, pesquisa: query.pesquisa });
  const totals = useTicketTotals().data;
  const rows = (list.data?.pages ?? []).flatMap(page => page.items);
  const queued = rows.map(useQueued(queue === 'abertos'));
  const onGo = (id: string) => setQuery({ id });
  return (
    <QueueList
      className="no-print"
      rows={queued}
      words={{ queue: t.queues, more: t.more }}
      {...{ current, list, onGo }}
    >
      <div className="mb-3 px-1">
        <div className="mb-2 flex justify-end">
          <QueueMoves
            rows={queued}
            words={{ queue: t.queues, more: t.more, previous: t.previous, next: t.next, at: t.at }}
            total={list.data?.pages[0]?.total ?? queued.length}
            {...{ current, onGo }}
          />
        </div>
        <Select
          label={t.queues}
          value={queue}
          onChange={({ target: { value } }) => setQuery({ fila: value === 'abertos' ? undefined : value })}
        >
          {ticketQueues.map(each => (
            <option key={each} value={each}>
              {[t[each], totals && each !== 'todos' && totals[each]]
                .filter(part => part !== undefined && part !== false)
                .join(' · ')}
            </option>
          ))}
        </Select>
      </div>
      {rows.length === 0 && list.data && <p className="px-2.5 text-sm text-ink-2">{t.none}</p>}
    </QueueList>
  );
}

/** Who asks and what; at the end until when HR has to act. @param grouped overdue, the reader's own, by category: as the server orders what is open */
function useQueued(grouped: boolean): (row: TicketRow) => Queued {
  const t = useTexts(staffDeskTexts);
  const me = useSession()?.user.id;
  const groupOf = (row: TicketRow) =>
    row.atrasado ? t.atrasados : row.responsavel?.id === me ? t.meus : row.categoria.nome;
  const { dayShort } = useFormats();
  return row => {
    const until = dueOf(row);
    return {
      id: row.id,
      name: row.nomeEmpregado,
      why: row.assunto,
      href: addressWith({ id: row.id }),
      ...(grouped && { group: groupOf(row) }),
      end: until && (row.atrasado ? <StatusText tone="bad">{dayShort(until)}</StatusText> : dayShort(until)),
    };
  };
}
