import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Modal } from '#ui/base/Modal.tsx';
import { Toaster } from '#ui/base/Toaster.tsx';
import { closeModals, ModalHost, modal, useOpenWith } from './modals.ts';

interface Person {
  name: string;
}

const Card = ({ name }: Person) => <Modal title={name}>…</Modal>;

/** A dialog whose code comes when the test says so. */
function slowModal() {
  const code = Promise.withResolvers<typeof Card>();
  return { dialog: modal<Person>(() => code.promise), comes: () => code.resolve(Card), fails: code.reject };
}

function show(open: () => void) {
  render(
    <>
      <button type="button" onClick={open}>
        Abrir
      </button>
      <ModalHost />
      <Toaster />
    </>,
  );
  return userEvent.setup();
}

test('the code comes with the opening, and the focus goes back to where it was', async () => {
  const { dialog, comes } = slowModal();
  const user = show(() => dialog.open({ name: 'Ana' }));
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  comes();
  expect(await screen.findByRole('dialog', { name: 'Ana' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
});

test('there is one at a time, each begun anew with what it is given', async () => {
  const dialog = modal<Person>(async () => Card);
  const other = modal<Person>(async () => Card);
  show(() => dialog.open({ name: 'Ana' }));
  dialog.open({ name: 'Ana' });
  other.open({ name: 'Bia' });
  expect(await screen.findByRole('dialog', { name: 'Bia' })).toBeVisible();
  dialog.open({ name: 'Caio' });
  expect(await screen.findByRole('dialog', { name: 'Caio' })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('what was asked for on the page before does not open on the next one', async () => {
  const { dialog, comes } = slowModal();
  show(() => undefined);
  dialog.open({ name: 'Ana' });
  closeModals();
  comes();
  await dialog.ask();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('code that does not come is told, and asked for again with the next opening', async () => {
  let tries = 0;
  const dialog = modal<Person>(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Card);
  });
  const user = show(() => dialog.open({ name: 'Ana' }));
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByText('Não deu para abrir. Confira a internet e tente de novo.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByRole('dialog', { name: 'Ana' })).toBeVisible();
});

const side = modal<Person>(async () => Card);

function Beside({ id, onClosed }: { id: string | undefined; onClosed: () => void }) {
  useOpenWith(side, id, { name: 'Ana' }, onClosed);
  return <ModalHost />;
}

test('a dialog of the address opens and closes with it, and closed by hand it leaves the address', async () => {
  let left = 0;
  const onClosed = () => {
    left += 1;
  };
  const { rerender } = render(<Beside id="1" onClosed={onClosed} />);
  expect(await screen.findByRole('dialog', { name: 'Ana' })).toBeVisible();
  rerender(<Beside id={undefined} onClosed={onClosed} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(left).toBe(0);
  rerender(<Beside id="2" onClosed={onClosed} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Fechar' }));
  expect(left).toBe(1);
});
