import { FolderCheck, Plus } from 'lucide-react';
import { addressWith } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { regimeTexts } from '#kernel/lazy/regimes.messages.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { RowLink } from '#ui/list/RowLink.tsx';
import type { Column } from '#ui/list/table.ts';
import { definitionTexts } from './definition.messages.ts';
import { KitTabs } from './KitTabs.tsx';
import { type DefinitionRow, type ListedKind, useDefinitions } from './staff-kit.api.ts';
import { staffKitTexts } from './staff-kit.messages.ts';

/** The group's kits of a kind. */
export function DefinitionList({ kind }: { kind: ListedKind }) {
  const t = useTexts(definitionTexts);
  const regimeWords = useTexts(regimeTexts);
  const words = useTexts(staffKitTexts);
  const can = useCan();
  const address = useListAddress(['pesquisa']);
  const list = useDefinitions(kind, { pesquisa: address.query.pesquisa, after: address.cursor.after });
  const columns: Column<DefinitionRow>[] = [
    {
      key: 'regimes',
      title: t.suits,
      quiet: true,
      card: 'line',
      cell: ({ regimes, cargos, empresa }) =>
        [...regimes.map(one => regimeWords[one]), ...cargos, empresa].filter(Boolean).join(', ') || words.every,
    },
    { key: 'items', title: t.items, width: 90, right: true, cell: ({ totalItens }) => totalItens },
    { key: 'open', title: t.open, width: 90, right: true, card: 'value', cell: ({ abertos }) => abertos },
    { key: 'state', title: t.state, width: 220, card: 'status', cell: row => <State row={row} /> },
  ];
  return (
    <ListPage
      title={words.titles[kind]}
      lead={t.lead}
      acts={
        can(kind === 'admissao' ? 'RhAdmissaoCriar' : 'RhRescisaoCriar') && (
          <Link href={addressWith({ kit: 'novo' })} className={buttonLook({ look: 'primary' })}>
            <Plus size={16} aria-hidden />
            {t.fresh}
          </Link>
        )
      }
      over={<KitTabs kind={kind} value="kits" />}
      address={address}
      search={{ name: 'pesquisa', label: words.search, hint: t.name }}
      list={list}
      empty={{ icon: FolderCheck, title: t.none, lead: t.noneLead }}
      found={t.found}
      table={{
        rowKey: ({ id }) => id,
        rowName: ({ nome }) => nome,
        head: { title: t.name, cell: ({ id, nome }) => <RowLink href={addressWith({ kit: id })}>{nome}</RowLink> },
        columns,
      }}
    />
  );
}

function State({ row: { ativo, esperaSegundaPessoa } }: { row: DefinitionRow }) {
  const t = useTexts(definitionTexts);
  if (esperaSegundaPessoa !== null) return <StatusText tone="warn">{t.waits}</StatusText>;
  return <StatusText tone={ativo ? 'ok' : 'neutral'}>{ativo ? t.on : t.off}</StatusText>;
}
