import { cpfMasked, useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { StatusText } from '#ui/base/Status.tsx';
import type { Column } from '#ui/list/table.ts';
import { listTexts } from '../list/lists.messages.ts';
import type { StaffStatementRow } from './income-statement.api.ts';
import { statementTexts } from './statements.messages.ts';

/** All of them, for the table and for the choice of columns. */
export function useStatementColumns(): Array<Column<StaffStatementRow>> {
  const t = useTexts(statementTexts);
  const { one } = useTexts(listTexts);
  const f = useFormats();
  return [
    { key: 'cpf', title: t.cpf, width: 120, quiet: true, cell: row => row.cpf && cpfMasked(row.cpf) },
    {
      key: 'company',
      title: t.company,
      quiet: true,
      card: 'line',
      cell: row => row.empresa,
    },
    { key: 'year', title: t.year, width: 72, quiet: true, cell: row => String(row.ano) },
    {
      key: 'withheld',
      title: t.withheld,
      width: 120,
      right: true,
      quiet: true,
      cell: row => f.amount(row.totalRetido),
    },
    {
      key: 'earned',
      title: t.earned,
      width: 120,
      right: true,
      card: 'value',
      cell: row => <b className="font-semibold">{f.amount(row.totalRendimentos)}</b>,
    },
    {
      key: 'seen',
      title: one.visto,
      width: 112,
      quiet: true,
      cell: row => (row.visualizado ? one.visto : one.naoVisto),
    },
    {
      key: 'state',
      title: t.state,
      width: 112,
      card: 'status',
      cell: row => (
        <StatusText tone={row.habilitado ? 'ok' : 'neutral'}>
          {row.habilitado ? t.habilitado : t.desabilitado}
        </StatusText>
      ),
    },
  ];
}
