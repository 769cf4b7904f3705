import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeModal, ModalHost, modal } from '#kernel/base/modals.ts';
import { Modal } from '#ui/base/Modal.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { keepFocus } from './lost-focus.ts';

let stop: () => void;
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => stop());

const frames = () => new Promise(resolve => setTimeout(resolve, 80));

/** A page whose button shows the next of some views. */
function Views({ views }: { views: readonly ReactNode[] }) {
  const [at, setAt] = useState(0);
  next = () => setAt(at + 1);
  return (
    <main>
      {at === 0 && (
        <>
          <h1>Lista</h1>
          <button type="button" onClick={next}>
            Abrir
          </button>
        </>
      )}
      {at > 0 && views[at - 1]}
    </main>
  );
}
let next: () => void;

test('a new view begins at its heading, also when it replaces the one it had while it was on its way', async () => {
  render(
    <Views
      views={[
        <div key="wait">
          <h1>Trabalhadores</h1>
          <SkeletonRows rows={2} />
        </div>,
        <section key="here">
          <h1>Maria</h1>
        </section>,
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button'));
  await expect.poll(() => document.activeElement?.textContent).toBe('Trabalhadores');
  next();
  await expect.poll(() => document.activeElement?.textContent).toBe('Maria');
});

test('a view whose heading comes late gets the focus then', async () => {
  render(<Views views={[<SkeletonRows key="wait" rows={1} />, <h1 key="here">Recibo</h1>]} />);
  await userEvent.click(screen.getByRole('button'));
  await frames();
  next();
  await expect.poll(() => document.activeElement?.textContent).toBe('Recibo');
});

test('an act ends at its confirmation', async () => {
  render(
    <Views
      views={[
        <div key="done">
          <h1>Recibo</h1>
          <p role="status">Você disse que não está certo</p>
        </div>,
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button'));
  await expect.poll(() => document.activeElement?.textContent).toBe('Você disse que não está certo');
});

test('a change elsewhere takes the focus from nobody', async () => {
  render(<Views views={[]} />);
  const button = screen.getByRole('button');
  button.focus();
  document.querySelector('main')?.append(document.createElement('p'));
  await frames();
  expect(button).toHaveFocus();
  button.blur();
  document.querySelector('main')?.append(document.createElement('p'));
  await frames();
  expect(document.activeElement).toBe(document.body);
});

test('a change within a dialog goes on in the dialog: at its field, else at its heading', async () => {
  const steps = modal(async () => () => (
    <Modal title="Códigos reserva">
      <Views views={[<input key="field" aria-label="Código" />, <p key="done">Guarde os códigos</p>]} />
    </Modal>
  ));
  render(<ModalHost />);
  steps.open();
  await userEvent.click(await screen.findByRole('button', { name: 'Abrir' }));
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Código');
  next();
  await expect.poll(() => document.activeElement?.textContent).toBe('Códigos reserva');
  closeModal();
});

test('a dialog gives it back where it was', async () => {
  const dialog = modal(async () => () => (
    <Modal title="Pergunta" footer={<button type="button">Sim</button>}>
      …
    </Modal>
  ));
  render(
    <main>
      <h1>Lista</h1>
      <button type="button" onClick={() => dialog.open()}>
        Perguntar
      </button>
      <ModalHost />
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Perguntar' }));
  await screen.findByRole('dialog');
  closeModal();
  await frames();
  expect(screen.getByRole('button', { name: 'Perguntar' })).toHaveFocus();
});
