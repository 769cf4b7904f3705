import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followHistory, leavePage, navigateTo, usePlace } from '#kernel/base/address.ts';
import { setBorrowed } from '#kernel/base/borrowed.ts';
import { draftNames } from '#kernel/base/kept-drafts.ts';
import { setLanguage } from '#kernel/base/language.ts';
import { modal } from '#kernel/base/modals.ts';
import { clearSession, currentSession, setSession } from '#kernel/base/session.ts';
import { readDraft } from '#kernel/lazy/draft-store.ts';
import { expectAccessible } from '#test/axe.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { Field } from '../base/Field.tsx';
import { Link } from '../base/Link.tsx';
import { Modal } from '../base/Modal.tsx';
import { isTyped } from './alike.ts';
import { SubmitBar } from './SubmitBar.tsx';
import { useDraft } from './useDraft.ts';

function Form({ version }: { version: number }) {
  const [typed, setTyped] = useState<Record<string, string | boolean>>({});
  const draft = useDraft({
    of: 'new',
    values: typed.nome ? typed : undefined,
    isValid: isTyped,
    restore: setTyped,
    clear: () => setTyped({}),
    version,
    stays: ['secao'],
  });
  const save = () => {
    draft.done();
    navigateTo('/rh/saved');
  };
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        save();
      }}
    >
      <Field label="Nome" value={String(typed.nome ?? '')} onChange={event => setTyped({ nome: event.target.value })} />
      <SubmitBar act="Salvar" busy={false} reason="" draft={draft} />
    </form>
  );
}

let version = 1;

/** The form at its address, another page at any other; a menu beside both. */
function Pages() {
  const { path } = usePlace();
  return (
    <>
      <Link href="/rh/inicio">Menu</Link>
      {path === '/rh/form' ? <Form version={version} /> : <h1>Outra página</h1>}
    </>
  );
}

const open = async (address = '/rh/form') => {
  followHistory(() => undefined);
  version = 1;
  await signedInAs(helena, 'rh');
  return renderAt(address, Pages);
};
const openAgain = () => {
  cleanup();
  return renderAt('/rh/form', Pages);
};
const name = () => screen.findByLabelText('Nome');
const question = () => screen.findByRole('dialog', { name: 'Descartar o que você escreveu?' });
const answer = async (act: string) => within(await question()).getByRole('button', { name: act });
const kept = () => waitFor(() => expect(draftNames()).toHaveLength(1));

beforeEach(() => navigateTo('/rh/before'));
afterEach(async () => {
  // what is just being kept as a test ends belongs to nobody
  cleanup();
  clearSession();
  await readDraft('');
  setBorrowed(false);
  await setLanguage('pt-BR');
});

test('shortly after a pause it is kept and says so, and a reload brings it back', async () => {
  const user = await open();
  await user.type(await name(), 'Jéssica');
  await screen.findByText(/^Rascunho guardado às \d\d:\d\d$/);
  openAgain();
  expect(await screen.findByRole('status')).toHaveText('Recuperamos o que você tinha escrito.');
  expect(await name()).toHaveValue('Jéssica');
});

test('typed over a record that has changed since, it says so', async () => {
  const user = await open();
  await user.type(await name(), 'Jéssica');
  await kept();
  version = 2;
  openAgain();
  await screen.findByText(/O registro mudou desde então/);
});

test('a menu asks, the safe answer first; it stays', async () => {
  const user = await open();
  await user.type(await name(), 'Jéssica');
  await user.click(screen.getByRole('link', { name: 'Menu' }));
  const stay = await answer('Continuar escrevendo');
  expect(stay).toHaveFocus();
  await expectAccessible();
  await user.click(stay);
  await waitFor(() => expect(location.pathname).toBe('/rh/form'));
  expect(await name()).toHaveValue('Jéssica');
});

test('kept and left, it is there on return; without waiting for a pause', async () => {
  const user = await open();
  await user.type(await name(), 'Jéssica');
  await user.click(screen.getByRole('link', { name: 'Menu' }));
  await user.click(await answer('Guardar rascunho e sair'));
  await screen.findByRole('heading', { name: 'Outra página' });
  await act(async () => navigateTo('/rh/form'));
  await waitFor(async () => expect(await name()).toHaveValue('Jéssica'));
});

test('closed without an answer, it is kept as well', async () => {
  const user = await open();
  await user.type(await name(), 'Jéssica');
  await act(async () => navigateTo('/rh/inicio', { unasked: true }));
  await screen.findByRole('heading', { name: 'Outra página' });
  await kept();
});

test('discarded and left, nothing is left of it', async () => {
  const user = await open();
  await user.type(await name(), 'Jéssica');
  await kept();
  await user.click(screen.getByRole('link', { name: 'Menu' }));
  await user.click(await answer('Descartar'));
  await screen.findByRole('heading', { name: 'Outra página' });
  await waitFor(() => expect(draftNames()).toEqual([]));
});

test('back asks too, and goes where it was going', async () => {
  const user = await open();
  await user.type(await name(), 'Jéssica');
  await act(async () => history.back());
  await user.click(await answer('Guardar rascunho e sair'));
  await waitFor(() => expect(location.pathname).toBe('/rh/before'));
});

test('what the session that ended had typed is there after the sign-in', async () => {
  const user = await open();
  await user.type(await name(), 'Jéssica');
  await kept();
  const session = currentSession();
  await act(async () => clearSession());
  // nobody can stay: nobody is asked
  await act(async () => navigateTo('/login'));
  await waitFor(() => expect(location.pathname).toBe('/login'));
  if (session) await setSession(session);
  openAgain();
  await waitFor(async () => expect(await name()).toHaveValue('Jéssica'));
});

test('what was brought back can be thrown away, and that undone', async () => {
  const user = await open();
  await user.type(await name(), 'Jéssica');
  await kept();
  const next = openAgain();
  await screen.findByText('Recuperamos o que você tinha escrito.');
  await next.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(await name()).toHaveValue('');
  await waitFor(() => expect(draftNames()).toEqual([]));
  await next.click(await screen.findByText('Desfazer'));
  expect(await name()).toHaveValue('Jéssica');
  await kept();
});

test('saved, nothing is asked and nothing is left', async () => {
  const user = await open();
  await user.type(await name(), 'Jéssica');
  await kept();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByRole('heading', { name: 'Outra página' });
  await waitFor(() => expect(draftNames()).toEqual([]));
});

test('what of the address the form stays in asks nothing', async () => {
  const user = await open();
  await user.type(await name(), 'Jéssica');
  await act(async () => navigateTo('/rh/form?secao=endereco'));
  expect(location.search).toBe('?secao=endereco');
  await act(async () => navigateTo('/rh/form?id=2'));
  await question();
  expect(location.search).toBe('?secao=endereco');
});

test.each([
  ['a sign-out', 'sign-out', false],
  ['a lent phone', { path: '/rh/inicio', search: '' }, true],
] as const)('%s keeps no draft, and says that it will be lost', async (_, to, borrowed) => {
  const user = await open();
  setBorrowed(borrowed);
  await user.type(await name(), 'Jéssica');
  await act(async () => leavePage(to, () => undefined));
  const dialog = await question();
  expect(within(dialog).queryByRole('button', { name: 'Guardar rascunho e sair' })).toBeNull();
  within(dialog).getByText('O que você escreveu ainda não foi salvo e vai se perder.');
});

test.each([
  ['Jéssica', true],
  ['', false],
])('the browser asks before a reload only where something is typed: %s', async (typed, asks) => {
  const user = await open();
  if (typed) await user.type(await name(), typed);
  else await name();
  const leave = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leave);
  expect(leave.defaultPrevented).toBe(asks);
});

const typing = modal(async () => Typing);

function Typing() {
  const [text, setText] = useState('');
  return (
    <Modal title="Motivo" dirty={text !== ''} footer={<button type="submit">Enviar</button>}>
      <Field label="Por quê" value={text} onChange={event => setText(event.target.value)} />
    </Modal>
  );
}

test('a dialog with something typed asks at a step back, too; discarded, it goes on', async () => {
  const user = await open();
  await name();
  await act(async () => typing.open());
  await user.type(await screen.findByLabelText('Por quê'), 'x');
  await act(async () => history.back());
  const dialog = screen.getByRole('dialog');
  expect(await within(dialog).findByRole('alert')).toHaveText('Descartar o que você escreveu?');
  await waitFor(() => expect(location.pathname).toBe('/rh/form'));
  await user.click(within(dialog).getByRole('button', { name: 'Continuar escrevendo' }));
  expect(screen.getByLabelText('Por quê')).toHaveValue('x');
  await act(async () => history.back());
  await user.click(await within(dialog).findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(location.pathname).toBe('/rh/before'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['en-US', 'es-ES'] as const)('in %s nothing is against the question', async language => {
  await setLanguage(language);
  const user = await open();
  await user.type(await name(), 'Jéssica');
  await user.click(screen.getByRole('link', { name: 'Menu' }));
  await screen.findByRole('dialog');
  await expectAccessible();
});
