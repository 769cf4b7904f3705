import { ticketQueues } from '@cracha/contract/features/desk/desk.schemas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { Lock, MessageCircle, Plus, Tag } from 'lucide-react';
import { addressWith } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { modal } from '#kernel/base/modals.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { RowLink } from '#ui/list/RowLink.tsx';
import { Tabs } from '#ui/list/Tabs.tsx';
import { type TicketQueue, type TicketRow, useTickets, useTicketTotals } from './desk.api.ts';
import { dueOf } from './due.ts';
import { useCategories } from './staff.api.ts';
import { staffDeskTexts } from './staff.messages.ts';
import { ticketTones } from './ticket-tones.ts';
import { ticketTexts } from './ticket-words.messages.ts';

const openModal = modal(async () => (await import('./OpenTicketModal.tsx')).OpenTicketModal);

/** Overdue ones stand first in every queue. */
export function DeskList() {
  const t = useTexts(staffDeskTexts);
  const address = useListAddress(['categoria', 'pesquisa']);
  const { query, cursor, change } = address;
  const queue: TicketQueue = oneOf(ticketQueues, query.fila) ?? 'abertos';
  const filter = { fila: queue, idCategoria: query.categoria, pesquisa: query.pesquisa };
  const list = useTickets(filter, cursor.after);
  const can = useCan();
  const totals = useTicketTotals().data;
  const categories = useCategories().data;
  return (
    <ListPage
      title={t.title}
      back={can('RhSolicitacaoVisualizar') && <BackLink href={to.hr.requests()} label={t.backToRequests} />}
      acts={
        <>
          {can('RhConfiguracaoVisualizar') && (
            <Link href={to.hr.requestSettings()} className={buttonLook()}>
              {t.settings}
            </Link>
          )}
          {can('RhAtendimentoCriar') && can('RhTrabalhadorVisualizar') && (
            <Button look="primary" onClick={() => openModal.open({})}>
              <Plus size={16} aria-hidden />
              {t.openFor}
            </Button>
          )}
        </>
      }
      over={
        <Tabs
          label={t.queues}
          value={queue}
          onChange={fila => change({ fila: fila === 'abertos' ? undefined : fila })}
          tabs={ticketQueues.map(value => ({
            value,
            label: t[value],
            ...(totals && value !== 'todos' && { count: totals[value] }),
            bad: value === 'atrasados',
          }))}
        />
      }
      address={address}
      search={{ name: 'pesquisa', label: t.search, hint: t.searchHint }}
      filters={[
        {
          name: 'categoria',
          icon: Tag,
          label: t.category,
          every: t.everyCategory,
          value: query.categoria,
          options: categories?.map(({ id, nome }) => [id, nome]),
        },
      ]}
      list={list}
      empty={{ icon: MessageCircle, title: t.none }}
      found={t.found}
      table={useTable()}
    />
  );
}

function useTable() {
  const t = useTexts(staffDeskTexts);
  const words = useTexts(ticketTexts);
  const { moment } = useFormats();
  const state = (row: TicketRow) => (row.status === 'aguardando' ? t.waitingWorker : words[row.status]);
  return {
    rowKey: (row: TicketRow) => row.id,
    rowName: (row: TicketRow) => `${row.assunto}, ${row.protocolo}`,
    head: {
      title: t.subject,
      cell: (row: TicketRow) => <Subject row={row} />,
    },
    columns: [
      { key: 'worker', title: t.worker, card: 'line' as const, cell: (row: TicketRow) => row.nomeEmpregado },
      {
        key: 'category',
        title: t.category,
        quiet: true,
        card: 'line' as const,
        cell: (row: TicketRow) => row.categoria.nome,
      },
      { key: 'who', title: t.assignee, quiet: true, cell: (row: TicketRow) => row.responsavel?.nome ?? t.nobody },
      {
        key: 'due',
        title: t.due,
        width: 150,
        card: 'value' as const,
        cell: (row: TicketRow) => {
          const until = dueOf(row);
          if (!until) return '–';
          return row.atrasado ? <StatusText tone="bad">{moment(until)}</StatusText> : moment(until);
        },
      },
      {
        key: 'state',
        title: t.state,
        width: 210,
        card: 'status' as const,
        cell: (row: TicketRow) => <StatusText tone={ticketTones[row.status]}>{state(row)}</StatusText>,
      },
    ],
  };
}

function Subject({ row }: { row: TicketRow }) {
  const t = useTexts(staffDeskTexts);
  return (
    <span className="block min-w-0">
      <span className="flex flex-wrap items-center gap-x-2">
        {row.categoria.sigilosa && <Lock size={14} role="img" aria-label={t.confidential} className="text-ink-2" />}
        <RowLink href={addressWith({ id: row.id })}>{row.assunto}</RowLink>
        {row.naoLidas > 0 && <span className="text-xs font-semibold text-brand-ink">{t.unread(row.naoLidas)}</span>}
      </span>
      <span className="num block text-xs font-normal text-ink-2">
        {row.protocolo}
        {row.prioridade === 'urgente' && <b className="font-semibold text-bad"> · {t.urgent}</b>}
      </span>
    </span>
  );
}
