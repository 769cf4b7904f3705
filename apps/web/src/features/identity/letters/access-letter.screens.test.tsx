import { accessLetterContract } from '@cracha/contract/features/identity/access-letter.contract.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '#test/axe.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen as Enter } from '../sign-in/auth-access-letter.screen.tsx';
import { currentRecovery, setRecovery } from '../sign-in/recovery.ts';
import { Screen as Letters } from './hr-access-letters.screen.tsx';

const { workersWithoutAccess, issueAccessLetters, useAccessLetter, askByLetter } = accessLetterContract;

beforeEach(() => setRecovery(undefined));

test('code, CPF and birth date open the first password, the wanted address kept', async () => {
  const server = stubServer();
  server.answer(useAccessLetter, { access_token: 'narrow', token_type: 'bearer', expires_in: 300 });
  const user = renderAt('/login/primeiro-acesso?redirect=%2Ftrabalhador%2Frecibos', Enter);
  const button = screen.getByRole('button', { name: 'Continuar' });
  expect(button).toBeDescribedBy('Falta: Código da carta, CPF e Data de nascimento');
  await expectAccessible();
  await user.type(screen.getByLabelText('Código da carta'), 'k7p2m-q9xdt');
  await user.type(screen.getByLabelText('CPF'), '529.982.247-25');
  await user.type(screen.getByLabelText('Data de nascimento'), '31021990');
  expect(screen.getByText('Data inválida. Escreva dia, mês e ano.')).toBeVisible();
  expect(button).toBeBlocked();
  await user.clear(screen.getByLabelText('Data de nascimento'));
  await user.type(screen.getByLabelText('Data de nascimento'), '17041990{Enter}');
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/definicao-senha?redirect=%2Ftrabalhador%2Frecibos');
  expect(JSON.parse(server.requests('POST', /cartas-acesso\/entrada/)[0]?.body ?? '')).toEqual({
    codigo: 'K7P2M-Q9XDT',
    cpf: '529.982.247-25',
    dataNascimento: '1990-04-17',
  });
  expect(currentRecovery()).toBe('narrow');
});

test.each(['LOGIN_FAILED', 'INVALID_CPF'])('%s reads the same, and keeps what was typed', async code => {
  const server = stubServer();
  server.refuse(useAccessLetter, 401, code);
  const user = renderAt('/login/primeiro-acesso', Enter);
  await user.type(screen.getByLabelText('Código da carta'), 'AAAAA-AAAAA');
  await user.type(screen.getByLabelText('CPF'), '52998224725');
  await user.type(screen.getByLabelText('Data de nascimento'), '17041990{Enter}');
  const notice = (await screen.findByText('Os dados não conferem')).closest('[role=alert]');
  expect(notice).toHaveFocus();
  expect(screen.getByLabelText('Código da carta')).toHaveValue('AAAAA-AAAAA');
  await expectAccessible();
});

test('a letter while somebody uses the account leads to the sign-in with its code, or waits, or takes another letter', async () => {
  const server = stubServer();
  server.refuse(useAccessLetter, 409, 'LETTER_ACCOUNT_IN_USE', { situacao: 'inUse', ate: null });
  const user = renderAt('/login/primeiro-acesso', Enter);
  await user.type(screen.getByLabelText('Código da carta'), 'K7P2M-Q9XDT');
  await user.type(screen.getByLabelText('CPF'), '52998224725');
  await user.type(screen.getByLabelText('Data de nascimento'), '17041990{Enter}');
  expect(await screen.findByRole('heading', { name: 'Você já tem conta' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Entrar e usar o código' }).getAttribute('href')).toBe(
    `/login?redirect=${encodeURIComponent('/conta/empresas?codigo=K7P2M-Q9XDT')}`,
  );
  await expectAccessible();
  server.answer(askByLetter, { situacao: 'aguarda', ate: '2026-11-30T12:00:00Z' });
  await user.click(screen.getByRole('button', { name: 'Pedir a conta' }));
  expect(await screen.findByText(/Volte com a mesma carta depois de/)).toBeVisible();
  server.answer(useAccessLetter, { access_token: 'narrow', token_type: 'bearer', expires_in: 300 });
  await user.type(screen.getByLabelText('Código da outra carta'), 'aaaaa-bbbbb');
  await user.click(screen.getByRole('button', { name: 'Usar as cartas' }));
  await expect.poll(() => location.pathname).toBe('/definicao-senha');
  expect(JSON.parse(server.requests('POST', /cartas-acesso\/entrada/).at(-1)?.body ?? '').cartas).toEqual([
    'AAAAA-BBBBB',
  ]);
});

const worker = (id: string, nome: string, temNascimento: boolean) => ({
  ...{ idUsuario: id, nome, matricula: `00${id}`, empresa: 'Pantanal São Paulo', temNascimento },
  cartaAte: temNascimento ? '2026-12-12T12:00:00Z' : null,
});
const letter = (id: string, nome: string) => ({
  ...{ idUsuario: id, nome, matricula: `00${id}`, empresa: 'Pantanal São Paulo' },
  ...{ codigo: `K7P2M-Q9XD${id}`, expiraEm: '2026-12-22T12:00:00Z' },
});

test('HR chooses who never came in, tells a missing birth date, and gets each code once, on paper', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await signedInAs(helena, 'rh');
  const server = stubServer();
  server.answer(workersWithoutAccess, {
    items: [worker('2', 'Ana Lúcia Barros', false), worker('3', 'Bento Alves', true)],
    ...{ total: 12, page: 1, size: 10 },
  });
  server.answer(issueAccessLetters, [letter('2', 'Ana Lúcia Barros'), letter('3', 'Bento Alves')]);
  const user = renderAt('/rh/primeiro-acesso', Letters);
  const make = await screen.findByRole('button', { name: 'Gerar cartas' });
  expect(make).toBeDescribedBy('Escolha quem recebe a carta');
  expect(await screen.findByText('12 pessoas nunca entraram')).toBeVisible();
  for (const box of screen.getAllByRole('checkbox', { name: /Ana Lúcia|Bento/ })) await user.click(box);
  expect(make).toBeDescribedBy('Falta a data de nascimento de 1 pessoa');
  await user.type(screen.getByLabelText('Data de nascimento de Ana Lúcia Barros'), '17/04/1990');
  await expectAccessible();
  await user.click(make);
  expect(await screen.findByRole('heading', { name: '2 cartas prontas' })).toBeVisible();
  expect(JSON.parse(server.requests('POST', /cartas-acesso$/)[0]?.body ?? '')).toEqual({
    itens: [{ idUsuario: '2', dataNascimento: '1990-04-17' }, { idUsuario: '3' }],
  });
  const paper = document.querySelector<HTMLElement>('.letters');
  for (const text of ['Ana Lúcia Barros', 'K7P2M-Q9XD2', 'K7P2M-Q9XD3']) expect(paper).toHaveText(text);
  expect(paper).toHaveText('Esta carta vale até 22/12/2026 e serve uma vez só.');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
  const back = screen.getByRole('button', { name: 'Voltar à lista' });
  expect(back).toBeBlocked();
  await user.click(screen.getByRole('checkbox', { name: 'Já imprimi e guardei as cartas' }));
  await user.click(back);
  expect(await screen.findByRole('button', { name: 'Gerar cartas' })).toBeVisible();
  expect(document.querySelector('.letters')).toBeNull();
});

test('everybody has come in: it says so', async () => {
  await signedInAs(helena, 'rh');
  const server = stubServer();
  server.answer(workersWithoutAccess, { items: [], total: 0, page: 1, size: 10 });
  renderAt('/rh/primeiro-acesso', Letters);
  expect(within(await screen.findByRole('main')).getByText('Primeiro acesso')).toBeVisible();
  expect(await screen.findByText('Todos já entraram')).toBeVisible();
});
