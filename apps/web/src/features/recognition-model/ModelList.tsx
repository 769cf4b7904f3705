import { modelStates } from '@cracha/contract/features/recognition-model/recognition-model.schemas.ts';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import type { Column } from '#ui/list/table.ts';
import { useModels } from './model.api.ts';
import type { ModelKind, ModelRow } from './model-kinds.api.ts';
import { modelTexts } from './models.messages.ts';

/** Recognition models of a kind, newest change first. */
export function ModelList({ kind }: { kind: ModelKind }) {
  const t = useTexts(modelTexts);
  const own = useTexts(kind.texts);
  const can = useCan();
  const address = useListAddress(['situacao', 'pesquisa']);
  const { query, cursor } = address;
  const state = oneOf(modelStates, query.situacao);
  const list = useModels(kind, state, query.pesquisa, cursor.after);
  const rows = list.data?.items ?? [];
  return (
    <ListPage
      title={own.title}
      lead={own.lead}
      acts={
        can(kind.may.create) && (
          <Link href={kind.fresh()} className={buttonLook({ look: 'primary' })}>
            {own.create}
          </Link>
        )
      }
      search={{ name: 'pesquisa', label: t.search, hint: t.searchHint }}
      filters={[
        {
          name: 'situacao',
          label: t.state,
          every: t.every,
          value: state,
          options: modelStates.map(one => [one, t[one]] as const),
        },
      ]}
      address={address}
      filtered={Boolean(state || query.pesquisa)}
      list={list}
      empty={{ icon: kind.icon, title: own.none, lead: own.noneLead }}
      found={t.total}
    >
      <ModelTable kind={kind} rows={rows} />
    </ListPage>
  );
}

const tones = { rascunho: 'neutral', ativo: 'ok', inativo: 'neutral' } as const;

function ModelTable({ kind, rows }: { kind: ModelKind; rows: readonly ModelRow[] }) {
  const t = useTexts(modelTexts);
  const { title } = useTexts(kind.texts);
  const can = useCan();
  const { date, int } = useFormats();
  const columns: Array<Column<ModelRow>> = [
    { key: 'system', title: t.system, card: 'line', cell: row => row.sistema },
    { key: 'group', title: t.group, card: 'line', cell: row => row.grupo?.nome ?? t.every },
    {
      key: 'rate',
      title: t.rate,
      width: 150,
      card: 'value',
      cell: ({ lidos, limpos }) => (lidos === null || limpos === null ? t.untried : t.rateOf(limpos, lidos)),
    },
    {
      key: 'used',
      title: t.used,
      quiet: true,
      width: 180,
      cell: ({ usos }) => (usos.documentos === 0 ? t.unused : t.usedOf(int(usos.limpos), int(usos.documentos))),
    },
    { key: 'changed', title: t.changed, quiet: true, width: 130, cell: row => date(row.alteradoEm) },
    {
      key: 'state',
      title: t.state,
      width: 130,
      card: 'status',
      cell: row => <StatusText tone={tones[row.situacao]}>{t[row.situacao]}</StatusText>,
    },
  ];
  return (
    <DataTable
      caption={title}
      rows={rows}
      rowKey={row => row.id}
      rowName={row => row.nome}
      head={{ title: t.name, href: can(kind.may.edit) ? row => kind.one(row.id) : undefined }}
      columns={columns}
    />
  );
}
