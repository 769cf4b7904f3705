import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentPlace, navigateTo, useAddress } from '#kernel/base/address.ts';
import { ModalHost } from '#kernel/base/modals.ts';
import { expectAccessible } from '#test/axe.ts';
import { Chip } from '../cards/Chip.tsx';
import { FilterRow } from './FilterRow.tsx';
import { PageHead } from './PageHead.tsx';
import { Pager } from './Pager.tsx';

const room = vi.hoisted(() => ({ wide: false }));
vi.mock('../base/wide.ts', () => ({ useWide: () => room.wide }));

beforeEach(() => {
  room.wide = false;
  navigateTo('/rh/lista');
});

function Filters() {
  const { query, setQuery } = useAddress();
  const chip = (name: string, label: string, options: [string, string][]) => (
    <Chip
      key={name}
      label={label}
      every="todos"
      value={query[name]}
      options={options}
      onChange={value => setQuery({ [name]: value })}
    />
  );
  return (
    <>
      <FilterRow
        names={['empresa', 'tipo']}
        search={{ label: 'Buscar', hint: 'Nome', value: '', onSearch: () => undefined }}
      >
        {chip('empresa', 'Empresa', [['c1', 'Padaria']])}
        {chip('tipo', 'Tipo', [['mensal', 'Mensal']])}
      </FilterRow>
      <ModalHost />
    </>
  );
}

test('on a phone the chips are in a sheet, which the button counts; each choice holds at once, and all are taken away there', async () => {
  const user = userEvent.setup();
  render(<Filters />);
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Filtros' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
  await user.selectOptions(await sheet.findByRole('combobox', { name: /Empresa/ }), 'Padaria');
  await user.selectOptions(sheet.getByRole('combobox', { name: /Tipo/ }), 'Mensal');
  expect(currentPlace().search).toBe('?empresa=c1&tipo=mensal');
  expect(sheet.getByRole('combobox', { name: /Tipo/ })).toHaveValue('mensal');
  await expectAccessible();
  await user.click(sheet.getByRole('button', { name: 'Ver a lista' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const button = screen.getByRole('button', { name: 'Filtros (2)' });
  expect(button).toHaveFocus();
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
  expect(currentPlace().search).toBe('');
});

test('where there is room the chips stand beside the search', () => {
  room.wide = true;
  render(<Filters />);
  expect(screen.getAllByRole('combobox')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Filtros' })).toBeNull();
});

const own = (
  <>
    <button type="button">Versão</button>
    <button type="button">Novo</button>
  </>
);

function Head({ bare }: { bare?: boolean }) {
  return (
    <PageHead title="Recibos" bare={bare}>
      {false}
      <button type="button">Exportar</button>
      {own}
      <button type="button">Importar</button>
    </PageHead>
  );
}

const seen = () => screen.getAllByRole('button').map(button => button.textContent || button.ariaLabel);
const hidden = () => [...document.querySelectorAll('[popover] > button')].map(button => button.textContent);

test.each([
  [true, ['Mais ações', 'Novo', 'Importar'], ['Exportar', 'Versão']],
  [false, ['Mais ações', 'Importar'], ['Exportar', 'Versão', 'Novo']],
])('wide: %s: the last acts have a button, the others are behind "…"', (wide, shown, behind) => {
  room.wide = wide;
  render(<Head />);
  expect(seen()).toEqual(shown);
  expect(hidden()).toEqual(behind);
});

test('the act that stands in the middle of an empty page is not in its head', () => {
  room.wide = true;
  render(<Head bare />);
  expect(seen()).toEqual(['Mais ações', 'Versão', 'Novo']);
});

test('a list of one page has no way to another', () => {
  const next = vi.fn();
  const pages = (after: string | null, previous?: () => void) => ({
    cursor: { previous, next: (to: string | null | undefined) => (to ? next : undefined) },
    list: { total: 3, after },
    words: (total: number) => `${total} recibos`,
  });
  const { rerender } = render(<Pager {...pages(null)} />);
  expect(screen.getByText('3 recibos')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Pager {...pages('x')} />);
  expect(screen.getByRole('button', { name: 'Próxima' }).hasAttribute('disabled')).toBe(false);
  rerender(<Pager {...pages(null, () => undefined)} />);
  expect(screen.getByRole('button', { name: 'Anterior' }).hasAttribute('disabled')).toBe(false);
});
