import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { closeModals, ModalHost, modal } from '#kernel/base/modals.ts';
import { expectAccessible } from '#test/axe.ts';
import { Modal } from '../base/Modal.tsx';
import { SearchChoice } from './SearchChoice.tsx';

const people = ['Maria Souza', 'Mariana Lima', 'João Ferreira'];

function Picker({ onChoose }: { onChoose: (name: string) => void }) {
  const [search, setSearch] = useState('');
  const found = people.filter(name => search && name.toLowerCase().includes(search.toLowerCase()));
  return (
    <SearchChoice
      label="Trabalhador"
      placeholder="Nome"
      onSearch={setSearch}
      found={found}
      keyOf={name => name}
      name={name => name}
      onChoose={onChoose}
      nothing="Ninguém com esse nome."
    />
  );
}

function show() {
  const onChoose = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Picker onChoose={onChoose} />
    </form>,
  );
  return { user: userEvent.setup(), onChoose, onSubmit, box: screen.getByRole('combobox', { name: 'Trabalhador' }) };
}

test('the arrows walk what is found, Enter takes it and sends no form', async () => {
  const { user, onChoose, onSubmit, box } = show();
  expect(box.getAttribute('aria-expanded')).toBe('false');
  await user.type(box, 'maria');
  const first = await screen.findByRole('option', { name: 'Maria Souza', selected: true });
  expect(box.getAttribute('aria-expanded')).toBe('true');
  expect(box.getAttribute('aria-activedescendant')).toBe(first.id);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveText('Mariana Lima');
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(onChoose.mock.calls).toEqual([['Mariana Lima']]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  expect(screen.queryByRole('option')).toBeNull();
});

test('a press takes it too, and leaves the focus in the field', async () => {
  const { user, onChoose, box } = show();
  await user.type(box, 'joão');
  await user.click(await screen.findByRole('option', { name: 'João Ferreira' }));
  expect(onChoose.mock.calls).toEqual([['João Ferreira']]);
  expect(box).toHaveFocus();
});

test('Esc closes the list, then empties the field; the cross empties it at once', async () => {
  const { user, box } = show();
  await user.type(box, 'maria');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(box).toHaveValue('maria');
  await user.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await user.keyboard('{Escape}{Escape}');
  expect(box).toHaveValue('');
  await user.type(box, 'x');
  await user.click(screen.getByRole('button', { name: 'Limpar a busca' }));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
});

test('Esc of an open list does not reach the dialog around it', async () => {
  const dialog = modal(async () => () => (
    <Modal title="Escolher">
      <Picker onChoose={() => undefined} />
    </Modal>
  ));
  render(<ModalHost />);
  dialog.open();
  const box = await screen.findByRole('combobox');
  const reached = vi.fn();
  document.addEventListener('keydown', reached);
  await userEvent.type(box, 'maria');
  await screen.findAllByRole('option');
  reached.mockClear();
  const kept = !box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  document.removeEventListener('keydown', reached);
  expect(kept).toBe(true);
  closeModals();
});

test('the list floats: it has a place of its own, and goes with the focus', async () => {
  const { user, box } = show();
  await user.type(box, 'maria');
  await screen.findAllByRole('option');
  const floating = screen.getByRole('listbox').parentElement;
  expect(floating?.className).toContain('fixed');
  expect(floating?.style.width).toBe('0px');
  await expectAccessible();
  await user.tab();
  await user.tab();
  expect(screen.queryByRole('option')).toBeNull();
});

test('a search without a finding says so', async () => {
  const { user, box } = show();
  await user.type(box, 'zzz');
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Ninguém com esse nome.');
});
