import { to } from '@cracha/contract/navigation/paths.ts';
import { Plus, Users } from 'lucide-react';
import { useAddress } from '#kernel/address.ts';
import { useCan } from '#kernel/can.ts';
import { useCursor } from '#kernel/cursor.ts';
import { cpfMasked, useFormats } from '#kernel/formats.ts';
import { loadOf } from '#kernel/loaded.ts';
import { useSession } from '#kernel/session.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { buttonLook } from '#ui/Button.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { FilterRow } from '#ui/FilterRow.tsx';
import { Link } from '#ui/Link.tsx';
import { ListBody } from '#ui/ListBody.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Pager } from '#ui/Pager.tsx';
import { StateBlock } from '#ui/StateBlock.tsx';
import { StatusText } from '#ui/Status.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import type { Column } from '#ui/table.ts';
import { type ManagerRow, useManagers } from './managers.api.ts';
import { managersTexts } from './managers.messages.ts';
import { usersTexts } from './users.messages.ts';

const states = ['ativos', 'desativados'] as const;
const noFilter = { situacao: undefined, pesquisa: undefined };

/** The managers with how many people they look after; for a manager the colleagues at work. */
export function ManagerList() {
  const t = useTexts(managersTexts);
  const { query, setQuery } = useAddress();
  const cursor = useCursor();
  const hr = useSession()?.profile === 'rh';
  const can = useCan();
  const state = states.find(one => one === query.situacao);
  const list = useManagers(query.pesquisa, state, cursor.after);
  const rows = list.data?.items ?? [];
  const change = (next: Record<string, string | undefined>) => setQuery({ ...next, apos: undefined });
  const filtered = Object.keys(noFilter).some(key => query[key] !== undefined);
  const columns = useColumns(hr);
  useTitle(t.title);
  return (
    <>
      <PageHead title={t.title} lead={hr ? (list.data ? t.lead(list.data.total) : '\u00a0') : t.peersLead}>
        {can('RhGestorCriar') && <AddLink />}
      </PageHead>
      {hr && (
        <Tabs
          label={t.states}
          value={state ?? 'todos'}
          onChange={next => change({ situacao: next === 'todos' ? undefined : next })}
          tabs={[
            { value: 'todos', label: t.all },
            { value: 'ativos', label: t.ativos },
            { value: 'desativados', label: t.desativados },
          ]}
        />
      )}
      <FilterRow
        underTitle={!hr}
        search={{
          label: t.search,
          hint: t.searchHint,
          value: query.pesquisa,
          onSearch: pesquisa => change({ pesquisa: pesquisa || undefined }),
        }}
      />
      <ListBody
        {...loadOf(list)}
        empty={rows.length === 0}
        onClear={filtered ? () => change(noFilter) : undefined}
        whenEmpty={
          <StateBlock icon={Users} title={t.none} action={can('RhGestorCriar') && <AddLink />}>
            {t.noneLead}
          </StateBlock>
        }
      >
        <DataTable
          caption={t.list}
          rows={rows}
          rowKey={row => row.id}
          rowName={row => row.nome}
          head={{ title: t.manager, cell: row => <Name row={row} hr={hr} /> }}
          columns={columns}
        />
      </ListBody>
      <Pager cursor={cursor} list={list.data} words={t.lead} />
    </>
  );
}

/** A colleague's record is HR's to open. */
function Name({ row, hr }: { row: ManagerRow; hr: boolean }) {
  const t = useTexts(managersTexts);
  if (!hr && !row.proprio) return <span className="font-semibold">{row.nome}</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Link
        href={(hr ? to.hr : to.manager).manager(row.id)}
        className="py-0.5 leading-5 font-semibold underline-offset-2 hover:underline max-lg:py-1.5"
      >
        {row.nome}
      </Link>
      {row.proprio && <span className="text-xs text-ink-2">{t.you}</span>}
    </span>
  );
}

function useColumns(hr: boolean): Column<ManagerRow>[] {
  const t = useTexts(managersTexts);
  const words = useTexts(usersTexts);
  const { int } = useFormats();
  const substitute: Column<ManagerRow> = {
    key: 'substitute',
    title: t.substitute,
    quiet: true,
    card: 'line',
    cell: row => row.substituto ?? t.noSubstitute,
  };
  if (!hr) return [substitute];
  return [
    { key: 'cpf', title: words.cpf, width: 132, quiet: true, cell: row => row.cpf && cpfMasked(row.cpf) },
    {
      key: 'people',
      title: t.people,
      width: 148,
      right: true,
      cell: row => (row.pessoas === null ? '–' : int(row.pessoas)),
    },
    substitute,
    { key: 'account', title: t.account, width: 168, quiet: true, cell: row => words[row.situacao] },
    {
      key: 'state',
      title: t.state,
      width: 116,
      card: 'status',
      cell: row => <StatusText tone={row.ativo ? 'ok' : 'neutral'}>{row.ativo ? t.on : t.off}</StatusText>,
    },
  ];
}

function AddLink() {
  const t = useTexts(managersTexts);
  return (
    <Link href={to.hr.newManager()} className={buttonLook({ look: 'primary' })}>
      <Plus size={16} aria-hidden />
      {t.add}
    </Link>
  );
}
