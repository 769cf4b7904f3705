import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { helena, signedInAs } from '#test/people.ts';
import { Chip } from '../cards/Chip.tsx';
import { FilterRow } from './FilterRow.tsx';
import { PrintLine } from './PrintLine.tsx';
import { Tabs } from './Tabs.tsx';

/** What the printer leaves out is marked so. */
const isOnPaper = (element: HTMLElement) => element.closest('.no-print, [class*="no-print"]') === null;

test('paper says when and by whom, and how many of how many rows it holds', async () => {
  await signedInAs(helena, 'rh');
  vi.useFakeTimers({ now: new Date('2026-11-27T11:36:00Z'), toFake: ['Date'] });
  const { rerender } = render(<PrintLine shown={10} total={115} isPart />);
  expect(screen.getByText(/Impresso em 27\/11\/2026 08:36 \(horário de Brasília\) por Helena/)).toBeVisible();
  expect(screen.getByText('Só 10 de 115 linhas da lista.')).toBeVisible();
  vi.setSystemTime(new Date('2026-11-27T12:05:00Z'));
  dispatchEvent(new Event('beforeprint'));
  expect(screen.getByText(/27\/11\/2026 09:05/)).toBeVisible();
  rerender(<PrintLine shown={3} total={3} isPart={false} />);
  expect(screen.queryByText(/Só/)).toBeNull();
  vi.useRealTimers();
});

test('of the filters those that are set are on paper, and the words searched for', () => {
  render(
    <>
      <Tabs
        label="Estados"
        value="ativos"
        onChange={() => undefined}
        tabs={[
          { value: 'todos', label: 'Todos' },
          { value: 'ativos', label: 'Ativos' },
        ]}
      />
      <FilterRow
        search={{ label: 'Buscar', hint: 'Nome', value: 'maria', onSearch: () => undefined }}
        tools={<button type="button">Colunas</button>}
      >
        <Chip label="Empresa" value="c1" every="todas" options={[['c1', 'Padaria']]} onChange={() => undefined} />
        <Chip label="Tipo" value={undefined} every="todos" options={[]} onChange={() => undefined} />
      </FilterRow>
    </>,
  );
  const shown = (text: string) => isOnPaper(screen.getByText(text));
  expect(shown('maria')).toBe(true);
  expect(screen.getByText('maria').parentElement?.textContent).toBe('Buscar: maria');
  expect(isOnPaper(screen.getByRole('searchbox'))).toBe(false);
  expect(isOnPaper(screen.getByRole('combobox', { name: /Empresa/ }))).toBe(true);
  expect(isOnPaper(screen.getByRole('combobox', { name: /Tipo/ }))).toBe(false);
  expect([shown('Ativos'), shown('Todos'), shown('Colunas')]).toEqual([true, false, false]);
});
