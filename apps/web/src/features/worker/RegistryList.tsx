import { registryStates } from '@cracha/contract/features/worker/registry.schemas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { Users } from 'lucide-react';
import { useAddress } from '#kernel/address.ts';
import { useCan } from '#kernel/can.ts';
import { useCursor } from '#kernel/cursor.ts';
import { useFormats } from '#kernel/formats.ts';
import { loadOf } from '#kernel/loaded.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { Chip } from '#ui/Chip.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { FilterRow } from '#ui/FilterRow.tsx';
import { ListBody } from '#ui/ListBody.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Pager } from '#ui/Pager.tsx';
import { SiblingLinks } from '#ui/SiblingLinks.tsx';
import { StateBlock } from '#ui/StateBlock.tsx';
import { StatusText } from '#ui/Status.tsx';
import { RegistryDrop } from './RegistryDrop.tsx';
import { useLiveRegistries, useRegistries } from './registry.api.ts';
import { registryTexts } from './registry.messages.ts';
import type { RegistryItem } from './registry.types.ts';
import { registryTones } from './registry-words.ts';

const noFilter = { situacao: undefined, pesquisa: undefined };

/** Files of the workers' registry: sent, looked at, applied. */
export function RegistryList() {
  const t = useTexts(registryTexts);
  const { query, setQuery } = useAddress();
  const cursor = useCursor();
  const can = useCan();
  const state = registryStates.find(one => one === query.situacao);
  const list = useRegistries({ state, search: query.pesquisa }, cursor.after);
  const rows = list.data?.items ?? [];
  const change = (next: Record<string, string | undefined>) => setQuery({ ...next, apos: undefined });
  const filtered = state !== undefined || query.pesquisa !== undefined;
  useLiveRegistries();
  useTitle(t.title);
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <SiblingLinks
        label={t.parts}
        links={[
          { href: to.hr.imports(), text: t.payroll },
          { href: to.hr.registries(), text: t.registry, current: true },
          { href: to.hr.rubrics(), text: t.rubrics },
        ]}
      />
      {can('RhImportacaoCriar') && <RegistryDrop />}
      <FilterRow
        search={{
          label: t.search,
          hint: t.searchHint,
          value: query.pesquisa,
          onSearch: pesquisa => change({ pesquisa }),
        }}
      >
        <Chip
          label={t.state}
          value={state}
          onChange={situacao => change({ situacao })}
          every={t.everyState}
          options={registryStates.map(one => [one, t.states[one]])}
        />
      </FilterRow>
      <ListBody
        {...loadOf(list)}
        empty={rows.length === 0}
        onClear={filtered ? () => change(noFilter) : undefined}
        whenEmpty={
          <StateBlock icon={Users} title={t.none}>
            {t.noneLead}
          </StateBlock>
        }
      >
        <RegistryTableOf rows={rows} />
      </ListBody>
      <Pager cursor={cursor} list={list.data} words={t.total} />
    </>
  );
}

function RegistryTableOf({ rows }: { rows: readonly RegistryItem[] }) {
  const t = useTexts(registryTexts);
  const f = useFormats();
  return (
    <DataTable
      caption={t.list}
      rows={rows}
      rowKey={row => row.id}
      rowName={row => row.nome}
      head={{
        title: t.file,
        href: row => to.hr.registry(row.id),
      }}
      columns={[
        { key: 'by', title: t.sentBy, width: 160, quiet: true, card: 'line', cell: row => row.enviadoPor },
        { key: 'when', title: t.when, width: 128, quiet: true, card: 'line', cell: row => f.recent(row.enviadoEm) },
        {
          key: 'rows',
          title: t.rows,
          width: 96,
          right: true,
          card: 'value',
          cell: row => (row.linhas > 0 ? f.int(row.linhas) : '–'),
        },
        {
          key: 'state',
          title: t.state,
          width: 170,
          card: 'status',
          cell: row => <StatusText tone={registryTones[row.situacao]}>{t.states[row.situacao]}</StatusText>,
        },
      ]}
    />
  );
}
