import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CardList } from '../list/CardList.tsx';
import { TableList } from '../list/TableList.tsx';
import type { TableProps } from '../list/table.ts';
import { Desk } from './Desk.tsx';
import { tellWholeTexts } from './whole-text.ts';

interface Row {
  id: string;
  name: string;
  place: string;
}
const long = 'Centro de Distribuição de Cajamar, galpão 14';
const rows: Row[] = [
  { id: '1', name: 'Rosa Lins', place: long },
  { id: '2', name: 'Ivo Sá', place: 'Doca' },
];
const table: TableProps<Row> = {
  caption: 'Trabalhadores',
  rows,
  rowKey: row => row.id,
  rowName: row => row.name,
  head: { title: 'Nome', href: row => `/x?id=${row.id}` },
  columns: [
    { key: 'place', title: 'Lotação', card: 'line', cell: row => <span className="ellipsis">{row.place}</span> },
    {
      key: 'many',
      title: 'Empresas',
      cell: row => (
        <span className="ellipsis" title="Cais Norte e Cais Sul">
          {`${row.place}, 2 empresas`}
        </span>
      ),
    },
  ],
};

// as the frame does
beforeAll(() => tellWholeTexts());
/** Room for ten letters: what is longer is cut. */
function cutBeyond(letters: number) {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => letters);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return this.textContent.length;
  });
}
afterEach(() => vi.restoreAllMocks());
const title = (text: string) => screen.getByText(text).getAttribute('title');

test('a text that is cut is told whole where its row is pointed at; one that fits is not', async () => {
  cutBeyond(10);
  render(<TableList {...table} />);
  expect(title(long)).toBeNull();
  await userEvent.hover(screen.getByText(long));
  expect(title(long)).toBe(long);
  await userEvent.hover(screen.getByText('Doca'));
  expect(title('Doca')).toBeNull();
  // with room for it there is nothing more to tell
  cutBeyond(100);
  await userEvent.hover(screen.getByText(long));
  expect(title(long)).toBeNull();
});

test('what a screen itself says of a text stays, cut or not', async () => {
  cutBeyond(10);
  render(<TableList {...table} />);
  await userEvent.hover(screen.getByText(long));
  expect(title(`${long}, 2 empresas`)).toBe('Cais Norte e Cais Sul');
});

test('a name cut after two lines is told, a pixel of rounding is not', () => {
  render(<TableList {...table} />);
  const name = screen.getByRole('link', { name: 'Rosa Lins' });
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(60);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(40);
  fireEvent.pointerOver(name);
  expect(name.title).toBe('Rosa Lins');
  height.mockReturnValue(41);
  fireEvent.pointerOver(name);
  expect(name.title).toBe('');
});

const isWhole = (text: string) => screen.getByText(text).style.whiteSpace === 'normal';

test.each([
  ['table', TableList],
  ['cards', CardList],
])('the row that the keyboard is in stands whole, until it is left: %s', async (_, List) => {
  cutBeyond(10);
  render(<List {...table} />);
  await userEvent.tab();
  if (List === TableList) await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Rosa Lins');
  expect([isWhole(long), title(long)]).toEqual([true, long]);
  expect([isWhole('Doca'), title('Doca')]).toEqual([false, null]);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Ivo Sá');
  expect([isWhole(long), isWhole('Doca')]).toEqual([false, true]);
});

test('rows that hold nothing to go to stand whole with the list', async () => {
  cutBeyond(10);
  render(<TableList {...table} head={{ title: 'Nome' }} />);
  await userEvent.tab();
  expect([isWhole(long), title(long), isWhole('Doca'), title('Doca')]).toEqual([true, long, true, null]);
  await userEvent.tab();
  expect(isWhole(long)).toBe(false);
});

test('a head tells what it cuts, and stands whole while the keyboard is in it', async () => {
  cutBeyond(10);
  render(
    <>
      <Desk title="Conferir" source={long} back={{ href: '/x', label: 'Voltar' }} footer={null}>
        <a href="/y">Seguir</a>
      </Desk>
      <p className="ellipsis">Fora de qualquer cabeçalho</p>
    </>,
  );
  await userEvent.hover(screen.getByText(long));
  expect(title(long)).toBe(long);
  await userEvent.hover(screen.getByText('Fora de qualquer cabeçalho'));
  expect(title('Fora de qualquer cabeçalho')).toBe('Fora de qualquer cabeçalho');
  await userEvent.tab();
  expect(isWhole(long)).toBe(true);
  await userEvent.tab();
  expect(isWhole(long)).toBe(false);
});

test('a button tells what it cuts, and stands whole while the keyboard is on it', async () => {
  cutBeyond(10);
  render(
    <button type="button">
      <span className="ellipsis">{long}</span>
    </button>,
  );
  await userEvent.hover(screen.getByRole('button'));
  expect(title(long)).toBe(long);
  await userEvent.tab();
  expect(isWhole(long)).toBe(true);
  await userEvent.tab();
  expect(isWhole(long)).toBe(false);
});

test('what is pointed at, and where the keyboard is, when it begins', async () => {
  cutBeyond(10);
  render(<TableList {...table} />);
  const [name] = screen.getAllByRole('link');
  name?.focus();
  for (const text of screen.getAllByText(long)) text.removeAttribute('style');
  screen.getByText(long).removeAttribute('title');
  tellWholeTexts({ target: screen.getByText('Doca') });
  expect([isWhole(long), title(long), isWhole('Doca')]).toEqual([true, long, false]);
});
