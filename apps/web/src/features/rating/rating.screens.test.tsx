import { ratingContract as calls } from '@cracha/contract/features/rating/rating.contract.ts';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { RatingSlot } from '#areas/base/RatingSlot.tsx';
import { useAnswer } from '#features/receipt/receipt.api.ts';
import { setLanguage } from '#kernel/base/language.ts';
import type { SignedInUser } from '#kernel/base/session.ts';
import { closeToast, toastError } from '#kernel/base/toasts.ts';
import { finishedTask, taskOver } from '#kernel/lazy/finished-task.ts';
import { expectAccessible } from '#test/axe.ts';
import { helena, maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as Ratings } from './platform-admin-ratings.screen.tsx';

const Frame = () => (
  <main id="conteudo">
    <h1>Recibo</h1>
    <RatingSlot />
  </main>
);
const Answer = () => {
  const answer = useAnswer('r-1');
  return (
    <>
      <button type="button" onClick={() => answer.mutate({ agrees: true })}>
        Sim
      </button>
      <button type="button" onClick={() => answer.mutate({ agrees: false, message: 'Falta hora' })}>
        Não
      </button>
    </>
  );
};
const card = () => screen.queryByRole('region', { name: 'Como está sendo usar o Crachá?' });
const found = () => screen.findByRole('region', { name: 'Como está sendo usar o Crachá?' });

describe('the card after a finished task', () => {
  beforeEach(async () => {
    closeToast();
    taskOver();
    await signedInAs(maria, 'trabalhador');
  });
  function begin(perguntar = true) {
    const server = stubServer();
    server.answer(calls.ratingDue, { perguntar });
    server.empty(calls.rate);
    const user = renderAt('/trabalhador/visualiza-recibo', Frame);
    const sent = () => server.requests('POST', /avaliacao-sistema/).map(({ body }) => JSON.parse(body));
    return { server, user, sent };
  }

  test('stands in the page, counts as asked, and is answered by keyboard alone', async () => {
    const { user, sent } = begin();
    act(finishedTask);
    const region = within(await found());
    expect(document.activeElement).toBe(document.body);
    expect(region.queryByRole('button', { name: 'Enviar nota' })).toBeNull();
    expect(region.getAllByRole('radio').map(each => each.closest('label')?.textContent)).toEqual([
      '1 Muito ruim',
      '2 Ruim',
      '3 Regular',
      '4 Bom',
      '5 Muito bom',
    ]);
    await expectAccessible();
    await user.tab();
    await user.tab();
    await user.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
    expect(region.getByRole('radio', { name: '4 Bom' })).toBeChecked();
    await expectAccessible();
    await user.tab();
    await user.keyboard('  Rápido. ');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Obrigado pela nota')).toBeVisible();
    expect(card()).toBeNull();
    expect(document.activeElement?.id).toBe('conteudo');
    expect(sent()).toEqual([{ nota: null }, { nota: 4, frase: 'Rápido.' }]);
  });

  test('closed, it says nothing more, until another task ends and it is due', async () => {
    const { user, sent } = begin();
    act(finishedTask);
    await found();
    await user.click(screen.getByRole('button', { name: 'Fechar sem dar nota' }));
    expect(card()).toBeNull();
    expect(document.activeElement?.id).toBe('conteudo');
    expect(sent()).toEqual([{ nota: null }]);
  });

  test('Esc closes it, but loses nothing that was written', async () => {
    const { user } = begin();
    act(finishedTask);
    await user.click(within(await found()).getByRole('radio', { name: '2 Ruim' }));
    await user.type(screen.getByRole('textbox'), 'x{Escape}');
    expect(card()).not.toBeNull();
    await user.type(screen.getByRole('textbox'), '{Backspace}{Escape}');
    expect(card()).toBeNull();
  });

  test('is not there when it is not due, and another task asks again', async () => {
    const { server } = begin(false);
    act(finishedTask);
    await waitFor(() => expect(server.requests('GET', /avaliacao-sistema/)).toHaveLength(1));
    await waitFor(() => expect(document.querySelector('main [role=status]')).toBeNull());
    act(finishedTask);
    await waitFor(() => expect(server.requests('GET', /avaliacao-sistema/)).toHaveLength(2));
  });

  test('is not there for who signs in after', async () => {
    act(finishedTask);
    await signedInAs(helena, 'rh');
    const { server } = begin();
    await act(() => new Promise(resolve => setTimeout(resolve, 50)));
    expect(card()).toBeNull();
    expect(server.received).toEqual([]);
    await act(() => signedInAs(maria, 'trabalhador'));
    expect(await found()).toBeVisible();
  });

  test('a refusal leaves what was written', async () => {
    const { server, user } = begin();
    act(finishedTask);
    await user.click(within(await found()).getByRole('radio', { name: '5 Muito bom' }));
    server.refuse(calls.rate, 409, 'REQUEST_ALREADY_FINISHED');
    await user.click(screen.getByRole('button', { name: 'Enviar nota' }));
    expect(await screen.findByText('message of REQUEST_ALREADY_FINISHED')).toBeVisible();
    expect(card()).not.toBeNull();
  });

  test.each([
    ['en-US', 'How is it to use Crachá?'],
    ['es-ES', '¿Qué tal es usar Crachá?'],
  ] as const)('in %s it has its words', async (language, name) => {
    await setLanguage(language);
    begin();
    act(finishedTask);
    expect(await screen.findByRole('region', { name })).toBeVisible();
    await setLanguage('pt-BR');
  });
});

describe('where it may stand', () => {
  beforeEach(async () => {
    closeToast();
    taskOver();
    await signedInAs(maria, 'trabalhador');
    const server = stubServer();
    server.answer(calls.ratingDue, { perguntar: true });
    server.empty(calls.rate);
  });

  test('not after something failed', async () => {
    renderAt('/trabalhador', Frame);
    act(finishedTask);
    expect(await found()).toBeVisible();
    act(() => {
      taskOver();
      finishedTask();
      toastError('Não deu');
      closeToast();
    });
    expect(card()).toBeNull();
  });

  test('once: who leaves the home is not asked at the next', async () => {
    renderAt('/trabalhador', Frame);
    act(finishedTask);
    await found();
    cleanup();
    renderAt('/trabalhador', Frame);
    await act(() => new Promise(resolve => setTimeout(resolve, 50)));
    expect(card()).toBeNull();
  });

  test.each([
    ['Sim', true],
    ['Não', false],
  ])('an answer of %s may be followed by it (%s)', async (answer, asked) => {
    const server = stubServer();
    server.answer(calls.ratingDue, { perguntar: true });
    server.empty(calls.rate);
    server.answer(receiptContract.answerReceipt, {
      id: 'r-1',
      concorda: asked,
      mensagem: null,
      dataConfirmacao: '2026-11-26T12:00:00.000Z',
      ip: null,
    });
    // something else went well before
    if (!asked) act(finishedTask);
    const user = renderAt('/trabalhador/visualiza-recibo', Answer);
    await user.click(screen.getByRole('button', { name: answer }));
    await waitFor(() => expect(server.received.filter(({ method }) => method !== 'GET')).toHaveLength(1));
    await act(() => new Promise(resolve => setTimeout(resolve, 50)));
    cleanup();
    renderAt('/trabalhador', Frame);
    if (asked) expect(await found()).toBeVisible();
    else {
      await act(() => new Promise(resolve => setTimeout(resolve, 50)));
      expect(card()).toBeNull();
    }
  });
});

describe('what the operator reads', () => {
  const adriana: SignedInUser = { ...maria, roles: ['ADMIN'], permissions: ['AdminSuporteVisualizar'] };
  beforeEach(() => signedInAs(adriana, 'admin'));
  const months = [
    { area: 'hr', ano: 2026, mes: 11, respostas: 12, media: 4.25, frases: 2 },
    { area: 'worker', ano: 2026, mes: 11, respostas: null, media: null, frases: null },
    { area: 'worker', ano: 2026, mes: 10, respostas: 6, media: 3, frases: 0 },
  ] as const;

  test('averages by month and area; too few say so and open nothing; sentences are read when opened', async () => {
    const server = stubServer();
    server.answer(calls.ratingMonths, [...months]);
    server.answer(calls.ratingSentences, [
      { nota: 5, frase: '<b>Rápido</b>' },
      { nota: 2, frase: 'Confuso' },
    ]);
    const user = renderAt('/admin/avaliacoes', Ratings);
    await screen.findByRole('table');
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map(row => row.textContent)).toEqual([
      expect.stringContaining('Novembro de 2026RH124,3'),
      expect.stringContaining('Novembro de 2026TrabalhadorMenos de 5–'),
      expect.stringContaining('Outubro de 2026Trabalhador63,0'),
    ]);
    expect(server.requests('GET', /frases/)).toHaveLength(0);
    expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(1);
    await user.click(screen.getByRole('button', { expanded: false }));
    expect(await screen.findByText('<b>Rápido</b>')).toBeVisible();
    const [asked] = server.requests('GET', /frases/);
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({ area: 'hr', ano: '2026', mes: '11' });
    await expectAccessible();
  });

  test('nothing yet says so', async () => {
    stubServer().answer(calls.ratingMonths, []);
    renderAt('/admin/avaliacoes', Ratings);
    expect(await screen.findByText('Nenhuma avaliação')).toBeVisible();
    await expectAccessible();
  });

  test.each([
    ['en-US', 'Ratings of the system'],
    ['es-ES', 'Valoraciones del sistema'],
  ] as const)('in %s it has its words', async (language, title) => {
    stubServer().answer(calls.ratingMonths, [...months]);
    await setLanguage(language);
    renderAt('/admin/avaliacoes', Ratings);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await setLanguage('pt-BR');
  });
});
