import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DataTable } from './DataTable.tsx';
import { TableList } from './TableList.tsx';
import type { Column, TableProps } from './table.ts';

interface Row {
  name: string;
  company?: string;
  seen?: string;
}

const columns: Column<Row>[] = [
  { key: 'company', title: 'Empresa', sort: 'empresa', cell: row => row.company ?? '–' },
  { key: 'seen', title: 'Visto em', width: 112, cell: row => <span className="num">{row.seen ?? '–'}</span> },
  { key: 'count', title: 'Vezes', width: 60, right: true, cell: () => 0 },
];

function table(rows: Row[], sorting?: TableProps<Row>['sorting']): TableProps<Row> {
  return {
    caption: 'Recibos',
    rows,
    rowKey: row => row.name,
    rowName: row => row.name,
    head: { title: 'Nome' },
    columns,
    sorting,
    onSort: () => undefined,
  };
}

const heads = () => screen.getAllByRole('columnheader').map(head => head.textContent);

test('a column that says nothing on the whole page is left out, but the one that the rows are in order of', () => {
  const { rerender } = render(<DataTable {...table([{ name: 'Maria', company: 'Padaria' }, { name: 'João' }])} />);
  expect(heads()).toEqual(['Nome', 'Empresa', 'Vezes']);
  rerender(<DataTable {...table([{ name: 'Maria' }])} />);
  expect(heads()).toEqual(['Nome', 'Vezes']);
  rerender(<DataTable {...table([{ name: 'Maria', seen: 'hoje' }], { by: 'empresa', descending: false })} />);
  expect(heads()).toEqual(['Nome', 'Empresa', 'Visto em', 'Vezes']);
});

afterEach(() => vi.restoreAllMocks());

/** As if each letter of a column were ten pixels wide, and the list 900: laid out narrow, the longest word counts. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const list = this.closest('table');
    const texts = [...(list?.rows ?? [])].map(
      row => row.cells[[...(this.parentElement?.children ?? [])].indexOf(this)],
    );
    const narrow = list?.style.width === '0px';
    const letters = texts.map(({ textContent = '' } = new HTMLTableCellElement()) =>
      narrow ? Math.max(...textContent.split(' ').map(word => word.length)) : textContent.length,
    );
    return new DOMRect(0, 0, Math.max(...letters) * 10, 44);
  });
}

test('columns are as wide as what they hold: a long name leaves the room to the texts', () => {
  layOut();
  render(
    <TableList
      {...table([
        { name: 'Maria Aparecida de Souza Albuquerque Figueiredo Cavalcanti', company: 'Administração de Condomínios' },
        { name: 'João', company: 'Padaria', seen: '01 nov, 10:00' },
      ])}
    />,
  );
  const widths = screen.getAllByRole('columnheader').map(head => Number.parseFloat(head.style.width));
  expect(widths[0]).toBe(300);
  expect(widths[1]).toBeGreaterThanOrEqual(280);
  expect(widths.reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(900);
  expect(widths.reduce((all, one) => all + one, 0)).toBeGreaterThan(890);
});

test('a long text has a second line, a value stands on one', () => {
  render(<TableList {...table([{ name: 'Maria', company: 'Administração de Condomínios', seen: 'hoje' }])} />);
  expect(screen.getByText('Administração de Condomínios').classList).toContain('line-clamp-2');
  expect(screen.getByText('hoje').closest('td')?.classList).toContain('whitespace-nowrap');
});
