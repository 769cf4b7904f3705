import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentPlace, navigateTo } from '#kernel/base/address.ts';
import { Menu, MenuItem } from '../staff/Menu.tsx';
import { CardList } from './CardList.tsx';
import { TableList } from './TableList.tsx';
import type { TableProps } from './table.ts';

interface Row {
  name: string;
  company: string;
}

const rows: Row[] = [
  { name: 'Maria', company: 'Padaria' },
  { name: 'João', company: 'Oficina' },
];

const table: TableProps<Row> = {
  caption: 'Trabalhadores',
  rows,
  rowKey: row => row.name,
  rowName: row => row.name,
  head: { title: 'Nome', href: row => `/rh/${row.name}` },
  columns: [{ key: 'company', title: 'Empresa', card: 'line', cell: row => row.company }],
};

beforeEach(() => navigateTo('/'));
afterEach(() => getSelection()?.removeAllRanges());

test.each([
  ['table', TableList<Row>],
  ['cards', CardList<Row>],
])('%s: a pressed row opens what its name opens, and the focus is on the name', async (_, List) => {
  render(<List {...table} />);
  await userEvent.click(screen.getByText('Oficina'));
  expect(decodeURI(currentPlace().path)).toBe('/rh/João');
  expect(screen.getByRole('link', { name: 'João' })).toHaveFocus();
});

test('a name that is a button is pressed', async () => {
  const onOpen = vi.fn();
  const cell = (row: Row) => (
    <button type="button" onClick={() => onOpen(row.name)}>
      {row.name}
    </button>
  );
  render(<TableList {...table} head={{ title: 'Nome', cell }} />);
  await userEvent.click(screen.getByText('Padaria'));
  await userEvent.click(screen.getByRole('button', { name: 'Maria' }));
  expect(onOpen.mock.calls).toEqual([['Maria'], ['Maria']]);
});

test('a row whose name is plain unfolds, or does its one act', async () => {
  const onToggle = vi.fn();
  const detail = { content: () => 'Mais', open: new Set<string>(), onToggle };
  const { unmount } = render(<TableList {...table} head={{ title: 'Nome' }} detail={detail} />);
  await userEvent.click(screen.getByText('Padaria'));
  expect(onToggle.mock.calls).toEqual([['Maria']]);
  unmount();
  const act = vi.fn();
  const actions = (row: Row) => (
    <button type="button" data-opens onClick={() => act(row.name)}>
      Ver
    </button>
  );
  render(<TableList {...table} head={{ title: 'Nome' }} actions={actions} />);
  await userEvent.click(screen.getByText('Oficina'));
  expect(act.mock.calls).toEqual([['João']]);
});

test('controls, menus, modifier keys and chosen text are left alone', async () => {
  const chosen = new Set<string>();
  const onChange = vi.fn();
  const act = vi.fn();
  render(
    <TableList
      {...table}
      selection={{ chosen, onChange }}
      actions={row => (
        <Menu trigger={<button type="button">Atos de {row.name}</button>}>
          <MenuItem onClick={act}>Copiar</MenuItem>
        </Menu>
      )}
    />,
  );
  const user = userEvent.setup();
  const row = within(screen.getAllByRole('row')[1] ?? document.body);
  await user.click(row.getByRole('checkbox'));
  expect(onChange).toHaveBeenCalledOnce();
  await user.click(row.getByRole('button', { name: 'Atos de Maria' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copiar' }));
  expect(act).toHaveBeenCalledOnce();
  await user.keyboard('{Control>}');
  await user.click(row.getByText('Padaria'));
  await user.keyboard('{/Control}');
  await user.tripleClick(screen.getByText('Trabalhadores'));
  getSelection()?.selectAllChildren(row.getByText('Padaria'));
  row.getByText('Padaria').click();
  expect(currentPlace().path).toBe('/');
});

test('only a row that opens shows a hand', () => {
  render(<TableList {...table} head={{ title: 'Nome' }} />);
  expect(document.querySelector('[data-names] :is(a, button), [data-opens]')).toBeNull();
});
