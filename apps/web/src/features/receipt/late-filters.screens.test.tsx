import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReceiptFilters } from './ReceiptFilters.tsx';

const values = {
  competencias: [{ mes: 2, ano: 2026, total: 3 }],
  empresas: [{ id: 'c1', nome: 'Padaria' }],
  lotacoes: ['Loja'],
  tomadores: [],
  especies: [],
};

/** What stands in the row, in its order. */
const places = () =>
  [...document.querySelectorAll('label, button')].map(one => one.querySelector('span')?.textContent ?? one.textContent);

test('what narrows the list has its place before its months and companies are known', () => {
  const list = { query: {}, onChange: () => undefined, tools: <button type="button">Colunas</button> };
  const { rerender } = render(<ReceiptFilters {...list} />);
  const month = screen.getByRole('combobox', { name: /Competência/ }).closest('label');
  const before = places();
  expect(before.at(-1)).toBe('Colunas');
  expect(screen.getByRole('button', { name: 'Mais filtros' })).toBeVisible();
  const width = /lg:w-\[\S+\]/.exec(month?.className ?? '')?.[0];
  expect(width).toBeDefined();
  rerender(<ReceiptFilters {...list} values={values} shown={{ filter: {}, competence: '2026-02' }} />);
  expect(places()).toEqual(before);
  expect(screen.getByText('Fevereiro de 2026', { selector: 'span' }).closest('label')?.className).toContain(width);
});
