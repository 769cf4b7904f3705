import { requestStatuses } from '@cracha/contract/features/request/request.schemas.ts';
import { mostAtOnce } from '@cracha/contract/features/request/request-batch.contract.ts';
import { listedTypes } from '@cracha/contract/features/request/request-types.ts';
import { Check, CheckCheck, ListChecks, X } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { modal } from '#kernel/base/modals.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { type StaffWay, useStaffWay } from '#kernel/lazy/staff-way.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { ManyBar } from '#ui/staff/ManyBar.tsx';
import type { RequestFilter, RequestRow } from '../request.api.ts';
import { requestTexts } from '../request-words.messages.ts';
import { useRequestState, useSummary } from '../request-words.ts';
import { type ManyVerb, pageSize, useRequestPage } from './many.api.ts';
import { manyTexts } from './many.messages.ts';
import { Queues, queues } from './RequestQueues.tsx';
import { requestDeskTexts } from './request-desk.messages.ts';

const manyModal = modal(async () => (await import('./ManyModal.tsx')).ManyModal);

const filterNames = ['tipo', 'status', 'pesquisa', 'atrasadas'];

/** Requests of a queue with boxes: several, or all of a filter, are decided as one act. */
export function ManyRequests() {
  const t = useTexts(manyTexts);
  const desk = useTexts(requestDeskTexts);
  const words = useTexts(requestTexts);
  const { dayShort } = useFormats();
  const place = useStaffWay();
  const [stateOf, summary] = [useRequestState(), useSummary()];
  const address = useListAddress(filterNames);
  const { query, cursor } = address;
  const filter = {
    fila: oneOf(queues, query.fila) ?? 'minhas',
    tipo: oneOf(listedTypes, query.tipo),
    status: oneOf(requestStatuses, query.status),
    pesquisa: query.pesquisa,
    atrasadas: oneOf(['true'], query.atrasadas),
  };
  const list = useRequestPage(place.owner, filter, cursor.after);
  const rows = list.data?.items ?? [];
  // those of other pages stay chosen
  const [chosen, setChosen] = useState<ReadonlyMap<string, RequestRow>>(new Map());
  const known = new Map([...chosen, ...rows.map(row => [row.id, row] as const)]);
  const choose = (ids: ReadonlySet<string>) =>
    setChosen(new Map([...known].filter(([id]) => ids.has(id)).slice(0, mostAtOnce)));
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      back={<BackLink href={place.to.requests()} label={desk.oneByOne} />}
      address={address}
      over={<Queues owner={place.owner} onChange={() => setChosen(new Map())} />}
      search={{ name: 'pesquisa', label: t.search, hint: t.searchHint }}
      filters={[
        {
          name: 'tipo',
          label: desk.type,
          every: desk.every,
          value: filter.tipo,
          options: listedTypes.map(type => [type, words.types[type]]),
        },
        {
          name: 'status',
          label: t.state,
          every: desk.every,
          value: filter.status,
          options: requestStatuses.map(status => [status, words.states[status]]),
        },
        { name: 'atrasadas', label: t.due, every: desk.every, value: filter.atrasadas, options: [['true', desk.late]] },
      ]}
      list={list}
      empty={{ icon: ListChecks, title: filter.fila === 'minhas' ? desk.none : desk.noneHere, lead: desk.noneLead }}
      found={t.found}
      size={pageSize}
      bulk={
        <ManyActs
          key={JSON.stringify(filter)}
          rows={[...chosen.values()]}
          shown={rows.length}
          total={list.data?.total ?? 0}
          filter={filter}
          owner={place.owner}
          onDone={() => setChosen(new Map())}
        />
      }
      table={{
        caption: t.title,
        rowKey: row => row.id,
        rowName: row => row.nome,
        head: { title: t.worker, href: row => place.to.request(row.id) },
        columns: [
          {
            key: 'what',
            title: t.what,
            card: 'line',
            cell: row => `${words.types[row.tipo]} · ${summary(row)}`,
          },
          { key: 'sent', title: t.sent, width: 92, quiet: true, cell: row => dayShort(row.enviadaEm) },
          {
            key: 'due',
            title: t.due,
            width: 92,
            card: 'value',
            cell: row => (row.atrasada ? <b className="text-bad">{desk.isLate}</b> : row.prazo && dayShort(row.prazo)),
          },
          {
            key: 'state',
            title: t.state,
            width: 170,
            card: 'status',
            cell: row => <StatusText tone={stateOf(row).tone}>{stateOf(row).text}</StatusText>,
          },
        ],
        selection: { chosen: new Set(chosen.keys()), onChange: choose },
      }}
    />
  );
}

interface ManyActsProps {
  rows: readonly RequestRow[];
  shown: number;
  total: number;
  filter: RequestFilter;
  owner: StaffWay['owner'];
  onDone: () => void;
}

const acts = [
  { verb: 'aprova', right: 'Aprovar', icon: Check },
  { verb: 'nega', right: 'Negar', icon: X },
] as const;

function ManyActs({ rows, shown, total, filter, owner, onDone }: ManyActsProps) {
  const t = useTexts(manyTexts);
  const { verbs } = useTexts(requestDeskTexts);
  const { int } = useFormats();
  const { setQuery } = useListAddress();
  const can = useCan();
  const open = acts.filter(({ right }) => can(`${owner === 'hr' ? 'Rh' : 'Gestor'}Solicitacao${right}`));
  const finish = { verb: 'finaliza' as const, icon: CheckCheck };
  const offered = [...open, ...(owner === 'hr' && can('RhSolicitacaoFinalizar') ? [finish] : [])];
  const ask = (verb: ManyVerb, isAll: boolean, count: number) =>
    manyModal.open({
      ...{ verb, owner, rows, count, filter: isAll ? filter : undefined },
      onStarted: lote => {
        onDone();
        setQuery({ lote });
      },
    });
  return (
    <ManyBar
      chosen={rows.length}
      shown={shown}
      total={total}
      most={mostAtOnce}
      words={{
        ...{ chooseAll: all => t.chooseAll(int(all)), allChosen: all => t.allChosen(int(all)) },
        tooMany: all => t.tooMany(int(all)),
      }}
      acts={offered.map(({ verb, icon }) => ({ verb, icon, label: verbs[verb] }))}
      onAct={ask}
      onClear={onDone}
    />
  );
}
