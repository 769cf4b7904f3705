import { cpfMasked, useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { StatusText } from '#ui/base/Status.tsx';
import type { Column } from '#ui/list/table.ts';
import { listTexts } from '../list/lists.messages.ts';
import { hrFiledTexts } from './hr-filed.messages.ts';
import type { StaffFiledRow } from './staff-filed.api.ts';

/** All of them, for the table and for the choice of columns. */
export function useFiledColumns(): Array<Column<StaffFiledRow>> {
  const t = useTexts(hrFiledTexts);
  const { one } = useTexts(listTexts);
  const f = useFormats();
  return [
    { key: 'cpf', title: t.cpf, width: 120, quiet: true, cell: row => row.cpf && cpfMasked(row.cpf) },
    { key: 'registration', title: t.registration, width: 104, quiet: true, cell: row => row.matricula ?? '–' },
    {
      key: 'company',
      title: t.company,
      quiet: true,
      card: 'line',
      cell: row => row.empresa,
    },
    {
      key: 'month',
      title: t.month,
      width: 136,
      card: 'value',
      cell: row => f.competence(row.mes, row.ano),
    },
    {
      key: 'published',
      title: t.published,
      width: 112,
      quiet: true,
      cell: row => f.date(row.publicadoEm.slice(0, 10)),
    },
    {
      key: 'state',
      title: t.state,
      width: 104,
      card: 'status',
      cell: row => (
        <StatusText tone={row.visualizado ? 'ok' : 'neutral'}>{row.visualizado ? one.visto : one.naoVisto}</StatusText>
      ),
    },
  ];
}
