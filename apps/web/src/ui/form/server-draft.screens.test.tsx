import 'fake-indexeddb/auto';
import { draftContract as calls } from '@cracha/contract/features/request/draft.contract.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftNames } from '#kernel/base/kept-drafts.ts';
import { clearSession } from '#kernel/base/session.ts';
import { keepDraft, readDraft } from '#kernel/lazy/draft-store.ts';
import { useServerDraft } from '#kernel/lazy/server-draft.api.ts';
import { maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Field } from '../base/Field.tsx';
import { isTyped } from './alike.ts';
import { SubmitBar } from './SubmitBar.tsx';
import { useDraft } from './useDraft.ts';

function Form() {
  const [typed, setTyped] = useState<Record<string, string | boolean>>({});
  const draft = useDraft({
    ...{ of: 'new', values: typed.nome ? typed : undefined, isValid: isTyped, restore: setTyped },
    clear: () => setTyped({}),
    server: useServerDraft('outros'),
  });
  return (
    <form>
      <Field label="Nome" value={String(typed.nome ?? '')} onChange={event => setTyped({ nome: event.target.value })} />
      <SubmitBar act="Salvar" busy={false} reason="" draft={draft} />
    </form>
  );
}

const name = () => screen.findByLabelText('Nome');
const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const place = '/trabalhador/form new';

/** What lies on the server, and how it is answered: `holds` waits for its release. */
async function open(there: { nome: string; minutes: number } | null, holds = false) {
  await signedInAs(maria, 'trabalhador');
  const server = stubServer();
  const found = there && { dados: { nome: there.nome }, alteradoEm: at(there.minutes) };
  server.answer(calls.requestDraft, found);
  server.answer(calls.saveRequestDraft, ({ body }) => {
    const { dados } = JSON.parse(body);
    return dados && { dados, alteradoEm: at(0) };
  });
  const gate = Promise.withResolvers<void>();
  if (holds) {
    const answering = globalThis.fetch;
    globalThis.fetch = async (...asked) => {
      if ((asked[1]?.method ?? 'GET') === 'GET') await gate.promise;
      return answering(...asked);
    };
  }
  const user = renderAt('/trabalhador/form', Form);
  const sent = () => server.requests('PUT', /rascunho\/outros$/).map(({ body }) => JSON.parse(body).dados);
  return { user, release: gate.resolve, sent };
}

beforeEach(() => cleanup());
afterEach(async () => {
  cleanup();
  clearSession();
  await readDraft('');
});

test('begun on another device, it stands here', async () => {
  await open({ nome: 'Do celular', minutes: -60 });
  await waitFor(async () => expect(await name()).toHaveValue('Do celular'));
  expect(await screen.findByRole('status')).toHaveText('Recuperamos o que você tinha escrito.');
});

test('what is typed is sent after a pause, once, and taken back when it is thrown away', async () => {
  const { user, sent } = await open(null);
  await user.type(await name(), 'Jéssica');
  await waitFor(() => expect(sent()).toEqual([{ nome: 'Jéssica' }]), { timeout: 5000 });
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(sent()).toEqual([{ nome: 'Jéssica' }, null]));
  await waitFor(() => expect(draftNames()).toEqual([]));
});

test('left before the pause is over, it goes at once', async () => {
  const { user, sent } = await open(null);
  await user.type(await name(), 'Jéssica');
  await screen.findByText(/^Rascunho guardado às/);
  cleanup();
  await waitFor(() => expect(sent()).toEqual([{ nome: 'Jéssica' }]));
});

test.each([
  [-60, 'Daqui'],
  [60, 'De lá'],
])('beside what this browser kept, the newer one holds: %i minutes', async (minutes, expected) => {
  await signedInAs(maria, 'trabalhador');
  await keepDraft(place, { nome: 'Daqui' });
  const { release } = await open({ nome: 'De lá', minutes }, true);
  await waitFor(async () => expect(await name()).toHaveValue('Daqui'));
  release();
  await new Promise(rest => setTimeout(rest, 50));
  await waitFor(async () => expect(await name()).toHaveValue(expected));
});

test('over what is being typed it is only offered, however late it comes', async () => {
  const { user, release } = await open({ nome: 'Do celular', minutes: 60 }, true);
  await user.type(await name(), 'Agora');
  release();
  await screen.findByText('Há um rascunho mais novo, de outro aparelho.');
  expect(await name()).toHaveValue('Agora');
  await user.click(screen.getByText('Usar esse'));
  expect(await name()).toHaveValue('Do celular');
});
