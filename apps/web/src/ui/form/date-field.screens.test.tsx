import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { renderAt } from '#test/render.tsx';
import { DateChip } from '../staff/DateChip.tsx';
import { DateField } from './DateField.tsx';

/** What the form has by now. */
let told: string | undefined;

function Day({ first = '', kind }: { first?: string; kind?: 'day' | 'month' }) {
  const [value, setValue] = useState(first);
  told = value;
  return <DateField label="Dia" kind={kind} value={value} onChange={setValue} />;
}

function Chip() {
  const [value, setValue] = useState<string>();
  told = value;
  return <DateChip label="De" value={value} onChange={setValue} />;
}

afterEach(() => setLanguage('pt-BR'));

test('eight digits are a day with its strokes, and the form has it as the wire does', async () => {
  const user = renderAt('/rh/inicio', () => <Day />);
  const field = screen.getByLabelText('Dia');
  expect(field.getAttribute('placeholder')).toBe('dd/mm/aaaa');
  await user.type(field, '01122026');
  expect(field).toHaveValue('01/12/2026');
  expect(told).toBe('2026-12-01');
});

test('in English the month comes first, whatever the browser speaks', async () => {
  await setLanguage('en-US');
  const user = renderAt('/rh/inicio', () => <Day first="2026-12-01" />);
  const field = screen.getByLabelText('Dia');
  expect(field).toHaveValue('12/01/2026');
  await user.clear(field);
  await user.type(field, '1/2/26');
  await user.tab();
  expect(told).toBe('2026-01-02');
});

test('what is no day stays as it was typed, is said at the field, and the form has it', async () => {
  const user = renderAt('/rh/inicio', () => <Day />);
  const field = screen.getByLabelText('Dia');
  await user.type(field, '31022026');
  expect(screen.queryByText(/não existe/)).toBeNull();
  await user.tab();
  expect(field).toHaveValue('31/02/2026');
  expect(field).toBeDescribedBy('Esta data não existe. Escreva como dd/mm/aaaa.');
  expect(told).toBe('31/02/2026');
});

test('the calendar is walked by keys, gives its day and the focus back', async () => {
  const user = renderAt('/rh/inicio', () => <Day first="2026-12-01" />);
  await user.click(screen.getByRole('button', { name: 'Escolher no calendário' }));
  const calendar = await screen.findByRole('dialog', { name: 'Escolher no calendário' });
  const first = await within(calendar).findByRole('button', { name: /, 1 de dezembro de 2026/ });
  await waitFor(() => expect(first).toHaveFocus());
  await expectAccessible();
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(told).toBe('2026-12-09');
  await waitFor(() => expect(screen.getByLabelText('Dia')).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a month is typed or chosen in every browser', async () => {
  const user = renderAt('/rh/inicio', () => <Day first="2026-12" kind="month" />);
  const field = screen.getByLabelText('Dia');
  expect(field).toHaveValue('12/2026');
  await user.clear(field);
  await user.type(field, '32026');
  expect(told).toBe('32/026');
  await user.tab();
  expect(field).toBeDescribedBy('Este mês não existe. Escreva como mm/aaaa.');
  await user.clear(field);
  await user.type(field, '3/2026');
  expect(told).toBe('2026-03');
  await user.click(screen.getByRole('button', { name: 'Escolher o mês' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'março' })).toHaveFocus());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(told).toBe('2026-06');
});

test('half a day narrows no list', async () => {
  const user = renderAt('/rh/inicio', () => <Chip />);
  const field = screen.getByLabelText('De');
  await user.type(field, '0112');
  expect(told).toBeUndefined();
  await user.type(field, '2026');
  expect(told).toBe('2026-12-01');
  await user.clear(field);
  expect(told).toBeUndefined();
});

test('a pasted day of a system is that day', async () => {
  renderAt('/rh/inicio', () => <Day />);
  screen.getByLabelText('Dia').focus();
  await userEvent.paste('2026-12-01');
  expect(screen.getByLabelText('Dia')).toHaveValue('01/12/2026');
});
