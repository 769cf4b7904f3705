import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { closeModals, ModalHost, modal } from '#kernel/base/modals.ts';
import { Button } from './Button.tsx';
import { Radio } from './Choice.tsx';
import { Field, Select } from './Field.tsx';
import { Modal } from './Modal.tsx';

afterEach(closeModals);

async function open(body: ReactNode, footer?: ReactNode, shape?: 'side') {
  const dialog = modal(async () => () => (
    <Modal title="Pergunta" footer={footer} {...(shape && { shape })}>
      {body}
    </Modal>
  ));
  render(<ModalHost />);
  act(() => dialog.open());
  await screen.findByRole('dialog', { name: 'Pergunta' });
}

const yes = <Button look="primary">Guardar</Button>;
const no = <Button>Cancelar</Button>;

test('a dialog begins at its first field that can be written', async () => {
  await open(
    <>
      <input type="hidden" />
      <Field label="CPF" readOnly value="529.982.247-25" />
      <Select label="Empresa" disabled />
      <Field label="Nome" />
      <Field label="Cargo" />
    </>,
    yes,
  );
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
});

test('it begins at the chosen of several answers', async () => {
  await open(
    <>
      <Radio name="quem">Um</Radio>
      <Radio name="quem" defaultChecked>
        Todos
      </Radio>
    </>,
    yes,
  );
  expect(screen.getByRole('radio', { name: 'Todos' })).toHaveFocus();
});

test('a sheet of ways to go begins at the first of them, not at a switch below', async () => {
  await open(
    <>
      <a href="/conta">Minha conta</a>
      <Select label="Idioma" />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Minha conta' })).toHaveFocus();
});

test('without a field it begins at the act', async () => {
  await open('Publicar 11 recibos?', [<span key="no">{no}</span>, <span key="yes">{yes}</span>]);
  expect(screen.getByRole('button', { name: 'Guardar' })).toHaveFocus();
});

test('a danger begins at the safe button', async () => {
  await open('Vai embora.', [
    <Button key="yes" look="danger">
      Excluir
    </Button>,
    <span key="no">{no}</span>,
  ]);
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
});

test('what is only read begins at its heading', async () => {
  await open('Nada a fazer.');
  expect(screen.getByRole('heading', { name: 'Pergunta' })).toHaveFocus();
});

function Late() {
  const [here, setHere] = useState(false);
  arrive = () => setHere(true);
  return here && <Field label="Nome" />;
}
let arrive: () => void;

test('a field that comes late is begun at', async () => {
  await open(<Late />);
  act(arrive);
  await Promise.resolve();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
});

test('a sheet beside the list keeps its beginning', async () => {
  await open(<Late />, undefined, 'side');
  act(arrive);
  await Promise.resolve();
  expect(screen.getByRole('heading', { name: 'Pergunta' })).toHaveFocus();
});

test('who went elsewhere meanwhile is left there', async () => {
  await open(<Late />);
  act(() => screen.getByRole('button', { name: 'Fechar' }).focus());
  act(arrive);
  await Promise.resolve();
  expect(screen.getByRole('button', { name: 'Fechar' })).toHaveFocus();
});
