import { requestStatuses } from '@cracha/contract/features/request/request.schemas.ts';
import { listedTypes } from '@cracha/contract/features/request/request-types.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { ChevronRight, Inbox } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Select } from '#ui/base/Field.tsx';
import { Link } from '#ui/base/Link.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { ListHead } from '#ui/base/ListHead.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { Status } from '#ui/base/Status.tsx';
import { MoreButton } from '#ui/cards/MoreButton.tsx';
import { type RequestRow, useRequests } from '../request.api.ts';
import { requestTexts } from '../request-words.messages.ts';
import { useRequestState, useSummary } from '../request-words.ts';
import { ownTexts } from './own-requests.messages.ts';

/** One's own requests of all employments: what waits for the worker first, each with its state. */
export function OwnRequests() {
  const t = useTexts(ownTexts);
  const can = useCan();
  const { query, setQuery } = useAddress();
  const filter = { status: oneOf(requestStatuses, query.situacao), tipo: oneOf(listedTypes, query.tipo) };
  const list = useRequests('worker', filter);
  const rows = (list.data?.pages ?? []).flatMap(page => page.items);
  const filtered = filter.status !== undefined || filter.tipo !== undefined;
  useTitle(t.title);
  return (
    <div className="mx-auto max-w-xl px-4 pt-3 pb-6">
      <ListHead title={t.title}>
        {can('TrabalhadorSolicitacaoCriar') && (
          <Link href={to.worker.newRequest()} className={buttonLook({ look: 'primary', size: 'lg' })}>
            {t.fresh}
          </Link>
        )}
      </ListHead>
      {(rows.length > 0 || filtered) && <Filters />}
      <ListBody
        large
        {...loadOf(list)}
        empty={rows.length === 0}
        {...(filtered && { onClear: () => setQuery({ situacao: undefined, tipo: undefined }) })}
        whenEmpty={
          <div className="mt-2 w-full rounded-2xl border border-line bg-surface">
            <StateBlock large icon={Inbox} title={t.none}>
              {t.noneLead}
            </StateBlock>
          </div>
        }
      >
        <ul className="mt-3 grid gap-3">
          {rows.map(row => (
            <li key={row.id}>
              <Card row={row} />
            </li>
          ))}
        </ul>
        {list.hasNextPage && <MoreButton busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />}
      </ListBody>
    </div>
  );
}

function Filters() {
  const t = useTexts(ownTexts);
  const words = useTexts(requestTexts);
  const { query, setQuery } = useAddress();
  return (
    <div className="mt-2 grid grid-cols-2 gap-3">
      <Select
        size="worker"
        label={t.states}
        value={oneOf(requestStatuses, query.situacao) ?? ''}
        onChange={event => setQuery({ situacao: event.target.value || undefined })}
      >
        <option value="">{t.all}</option>
        {requestStatuses.map(state => (
          <option key={state} value={state}>
            {words.states[state]}
          </option>
        ))}
      </Select>
      <Select
        size="worker"
        label={t.type}
        value={oneOf(listedTypes, query.tipo) ?? ''}
        onChange={event => setQuery({ tipo: event.target.value || undefined })}
      >
        <option value="">{t.everyType}</option>
        {listedTypes.map(type => (
          <option key={type} value={type}>
            {words.types[type]}
          </option>
        ))}
      </Select>
    </div>
  );
}

function Card({ row }: { row: RequestRow }) {
  const words = useTexts(requestTexts);
  const { recent } = useFormats();
  const state = useRequestState()(row);
  const summary = useSummary();
  const due = row.aguardaConsentimento ? words.consentDue : row.aguardaCiencia && words.noticeDue;
  return (
    <Link
      href={to.worker.request(row.id)}
      className="block rounded-2xl border border-line bg-surface px-4 py-3.5 -outline-offset-2 active:bg-sunken"
    >
      <span className="flex items-center gap-2">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="grow text-lg font-bold tracking-[-.01em]">{words.types[row.tipo]}</span>
          <Status tone={state.tone}>{state.text}</Status>
        </span>
        <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3" />
      </span>
      <span className="num mt-1 block [overflow-wrap:anywhere]">{summary(row)}</span>
      <span className="num mt-1 block text-sm text-ink-2">
        {row.codigo} · {row.empresa} · {recent(row.enviadaEm)}
      </span>
      {due && <span className="mt-1 block text-sm font-semibold text-warn">{due}</span>}
    </Link>
  );
}
