import { openingDays } from '@cracha/contract/features/history/opening.contract.ts';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { type Opener, useOpeners } from './opening.api.ts';
import { openingTexts } from './openings.messages.ts';

/** Who of the staff opened workers' data, and who far more than others. */
export function Openers({ parts }: { parts: ReactNode }) {
  const t = useTexts(openingTexts);
  const { query, setQuery } = useAddress();
  const days = openingDays.find(each => each === query.dias) ?? '30';
  const list = useOpeners(days);
  const rows = list.data ?? [];
  useTitle(t.openings);
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      {parts}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 pb-3 lg:px-6">
        <div className="w-72 max-w-full">
          <Segmented
            label={t.period}
            value={days}
            onChange={dias => setQuery({ dias })}
            options={openingDays.map(each => [each, t.days(Number(each))] as const)}
          />
        </div>
        <p className="min-w-0 flex-1 basis-72 text-xs text-ink-2">{t.explained}</p>
      </div>
      <ListBody
        {...loadOf(list)}
        empty={rows.length === 0}
        whenEmpty={
          <StateBlock icon={Eye} title={t.nobody}>
            {t.nobodyLead}
          </StateBlock>
        }
      >
        <OpenerTable rows={rows} />
      </ListBody>
    </>
  );
}

function OpenerTable({ rows }: { rows: readonly Opener[] }) {
  const t = useTexts(openingTexts);
  const f = useFormats();
  return (
    <DataTable
      caption={t.list}
      rows={rows}
      rowKey={row => `${row.nome} ${row.papel}`}
      rowName={row => row.nome}
      head={{ title: t.person, cell: row => <span className="block py-2 font-semibold">{row.nome}</span> }}
      columns={[
        { key: 'role', title: t.role, width: 160, quiet: true, card: 'line', cell: row => t.roles[row.papel] },
        { key: 'people', title: t.people, width: 120, right: true, card: 'value', cell: row => f.int(row.pessoas) },
        { key: 'count', title: t.count, width: 110, right: true, quiet: true, cell: row => f.int(row.aberturas) },
        {
          key: 'usual',
          title: t.usual,
          width: 150,
          right: true,
          quiet: true,
          cell: row => (row.comum === null ? '–' : f.int(Math.round(row.comum))),
        },
        { key: 'last', title: t.last, width: 140, quiet: true, card: 'line', cell: row => f.recent(row.ultima) },
        { key: 'state', title: t.state, width: 170, card: 'status', cell: row => <State row={row} /> },
      ]}
    />
  );
}

function State({ row }: { row: Opener }) {
  const t = useTexts(openingTexts);
  if (row.foraDoComum) return <StatusText tone="bad">{t.unusual}</StatusText>;
  return <StatusText>{row.comum === null ? t.alone : t.asUsual}</StatusText>;
}
