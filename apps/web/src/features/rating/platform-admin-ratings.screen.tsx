import { to } from '@cracha/contract/navigation/paths.ts';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useLanguage } from '#kernel/base/language.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { type Column, toggled } from '#ui/list/table.ts';
import { type RatingMonth, useRatingMonths } from './rating.api.ts';
import { ratingsTexts } from './ratings.messages.ts';
import { SentenceList } from './SentenceList.tsx';

/** What people think of the system, by area and month; nobody's answer can be told from it. */
export function Screen() {
  const t = useTexts(ratingsTexts);
  const list = useRatingMonths();
  const rows = list.data ?? [];
  useTitle(t.title);
  return (
    <>
      <PageHead title={t.title} lead={t.lead} back={<BackLink href={to.platform.help()} label={t.back} />} />
      <ListBody
        {...loadOf(list)}
        empty={rows.length === 0}
        whenEmpty={
          <StateBlock icon={Star} title={t.none}>
            {t.noneLead}
          </StateBlock>
        }
      >
        <MonthTable rows={rows} />
      </ListBody>
    </>
  );
}

function MonthTable({ rows }: { rows: readonly RatingMonth[] }) {
  const t = useTexts(ratingsTexts);
  const { competence, int } = useFormats();
  const language = useLanguage();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const oneDigit = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const number = (text: string) => <span className="num">{text}</span>;
  const columns: Array<Column<RatingMonth>> = [
    { key: 'area', title: t.area, card: 'line', cell: row => t[row.area] },
    {
      key: 'answers',
      title: t.answers,
      width: 130,
      right: true,
      card: 'value',
      cell: row => (row.respostas === null ? t.few : number(int(row.respostas))),
    },
    {
      key: 'average',
      title: t.average,
      width: 110,
      right: true,
      card: 'status',
      cell: row => number(row.media === null ? '–' : oneDigit.format(row.media)),
    },
  ];
  const monthOf = (row: RatingMonth) => competence(row.mes, row.ano);
  return (
    <DataTable
      caption={t.title}
      rows={rows}
      rowKey={row => `${row.area} ${row.ano} ${row.mes}`}
      rowName={row => t.inMonth(monthOf(row), t[row.area])}
      head={{ title: t.month, cell: monthOf }}
      columns={columns}
      detail={{
        content: row => (row.frases ? <SentenceList month={row} /> : undefined),
        open,
        onToggle: key => setOpen(toggled(open, key)),
      }}
    />
  );
}
