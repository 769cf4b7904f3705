import { to } from '@cracha/contract/navigation/paths.ts';
import { Plus, Users } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { cpfMasked, useFormats } from '#kernel/base/formats.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { Tabs } from '#ui/list/Tabs.tsx';
import type { Column } from '#ui/list/table.ts';
import { usersTexts } from '../users.messages.ts';
import { type ManagerRow, useManagers } from './managers.api.ts';
import { managersTexts } from './managers.messages.ts';

const states = ['ativos', 'desativados'] as const;
const filterNames = ['situacao', 'pesquisa'];

/** The managers with how many people they look after; for a manager the colleagues at work. */
export function ManagerList() {
  const t = useTexts(managersTexts);
  const address = useListAddress(filterNames);
  const { query, cursor, change } = address;
  const hr = useSession()?.profile === 'rh';
  const can = useCan();
  const state = oneOf(states, query.situacao);
  const list = useManagers(query.pesquisa, state, cursor.after);
  const columns = useColumns(hr);
  return (
    <ListPage
      title={t.title}
      lead={hr ? (list.data ? t.lead(list.data.total) : '\u00a0') : t.peersLead}
      acts={can('RhGestorCriar') && <AddLink />}
      over={
        hr && (
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
        )
      }
      address={address}
      search={{ name: 'pesquisa', label: t.search, hint: t.searchHint }}
      list={list}
      empty={{ icon: Users, title: t.none, lead: t.noneLead, action: can('RhGestorCriar') && <AddLink /> }}
      table={{
        caption: t.list,
        rowKey: row => row.id,
        rowName: row => row.nome,
        head: { title: t.manager, cell: row => <Name row={row} hr={hr} /> },
        columns,
      }}
      found={t.lead}
    />
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
