import { cnpjInFull, useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { StatusText } from '#ui/base/Status.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import type { Column } from '#ui/list/table.ts';
import { companiesTexts } from './companies.messages.ts';
import type { CompanyRow } from './company.types.ts';
import type { CompanyOrder } from './company-filter.ts';
import { useCompanyPaths } from './useCompanyPaths.ts';

interface CompanyTableProps {
  rows: readonly CompanyRow[];
  columns: Column<CompanyRow>[];
  compact: boolean;
  order?: CompanyOrder;
  onSort?: (by: string) => void;
}

export function CompanyTable({ rows, columns, compact, order, onSort }: CompanyTableProps) {
  const t = useTexts(companiesTexts);
  const paths = useCompanyPaths();
  return (
    <DataTable
      caption={t.list}
      rows={rows}
      rowKey={row => row.id}
      rowName={row => row.nomeFantasia}
      head={{
        title: t.company,
        sort: onSort && 'nomeFantasia',
        href: row => paths.company(row.id),
      }}
      columns={columns}
      compact={compact}
      sorting={order && { by: order.replace('-', ''), descending: order.startsWith('-') }}
      onSort={onSort}
    />
  );
}

/** All of them, for the table and for the choice of columns. */
export function useCompanyColumns(): Column<CompanyRow>[] {
  const t = useTexts(companiesTexts);
  const { int } = useFormats();
  return [
    {
      key: 'cnpj',
      title: t.cnpj,
      width: 164,
      quiet: true,
      sort: 'cnpj',
      card: 'line',
      cell: row => cnpjInFull(row.cnpj),
    },
    {
      key: 'legalName',
      title: t.legalName,
      quiet: true,
      sort: 'razaoSocial',
      cell: row => row.razaoSocial,
    },
    { key: 'place', title: t.place, quiet: true, cell: row => placeOf(row) ?? '–' },
    { key: 'kind', title: t.kind, width: 84, quiet: true, cell: row => (row.matriz ? t.headOffice : t.branch) },
    {
      key: 'workers',
      title: t.workers,
      width: 116,
      right: true,
      sort: 'totalEmpregados',
      cell: row => int(row.totalEmpregados),
    },
    {
      key: 'state',
      title: t.state,
      width: 104,
      card: 'status',
      cell: row => <StatusText tone={row.ativo ? 'ok' : 'neutral'}>{row.ativo ? t.ativa : t.inativa}</StatusText>,
    },
  ];
}

export function placeOf({ endereco }: Pick<CompanyRow, 'endereco'>): string | undefined {
  return [endereco?.municipio, endereco?.uf].filter(Boolean).join(' · ') || undefined;
}
