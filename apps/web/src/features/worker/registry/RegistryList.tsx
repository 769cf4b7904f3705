import { registryStates } from '@cracha/contract/features/worker/registry.schemas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { Users } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { StatusText } from '#ui/base/Status.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { SiblingLinks } from '#ui/staff/SiblingLinks.tsx';
import { RegistryDrop } from './RegistryDrop.tsx';
import { useLiveRegistries, useRegistries } from './registry.api.ts';
import { registryTexts } from './registry.messages.ts';
import type { RegistryItem } from './registry.types.ts';
import { registryTones } from './registry-words.ts';

/** Files of the workers' registry: sent, looked at, applied. */
export function RegistryList() {
  const t = useTexts(registryTexts);
  const address = useListAddress(['situacao', 'pesquisa']);
  const { query, cursor } = address;
  const can = useCan();
  const state = oneOf(registryStates, query.situacao);
  const list = useRegistries({ state, search: query.pesquisa }, cursor.after);
  const rows = list.data?.items ?? [];
  const filtered = state !== undefined || query.pesquisa !== undefined;
  useLiveRegistries();
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      over={
        <>
          <SiblingLinks
            label={t.parts}
            links={[
              { href: to.hr.imports(), text: t.payroll },
              { href: to.hr.registries(), text: t.registry, current: true },
              { href: to.hr.rubrics(), text: t.rubrics },
            ]}
          />
          {can('RhImportacaoCriar') && <RegistryDrop />}
        </>
      }
      address={address}
      filtered={filtered}
      search={{ name: 'pesquisa', label: t.search, hint: t.searchHint }}
      filters={[
        {
          name: 'situacao',
          label: t.state,
          every: t.everyState,
          value: state,
          options: registryStates.map(one => [one, t.states[one]]),
        },
      ]}
      list={list}
      empty={{ icon: Users, title: t.none, lead: t.noneLead }}
      found={t.total}
    >
      <RegistryTableOf rows={rows} />
    </ListPage>
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
        { key: 'by', title: t.sentBy, quiet: true, card: 'line', cell: row => row.enviadoPor },
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
