import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import type { OwnBankChange } from './bank-change.api.ts';
import { Screen } from './worker-bank.screen.tsx';

const change: OwnBankChange = {
  id: 'b1',
  empresa: 'Pantanal São Paulo',
  antes: { banco: '341', agencia: '2545', conta: '••••66-1', chavePix: null },
  depois: { banco: '077', agencia: '0001', conta: '••••52-0', chavePix: '••••test' },
  pedidaEm: '2026-11-22T15:00:00Z',
  valeEm: '2026-11-24T15:00:00Z',
  situacao: 'aguardando',
};

async function open(changes: OwnBankChange[]) {
  const server = stubServer();
  await signedInAs(maria, 'trabalhador');
  server.answer(workerContract.ownBankChanges, changes);
  server.answer(workerContract.ownAccounts, [
    { idEmpregado: 'e1', empresa: 'Pantanal Logística', conta: { ...change.antes, banco: '001' } },
    { idEmpregado: 'e2', empresa: 'Boreal', conta: null },
  ]);
  return { server, user: renderAt('/trabalhador/conta-bancaria', Screen) };
}

afterEach(() => setLanguage('pt-BR'));

describe.each(['pt-BR', 'en-US', 'es-ES'] as const)('in %s, accessible', language => {
  test('a change that waits', async () => {
    await setLanguage(language);
    await open([change, { ...change, id: 'b0', situacao: 'valendo' }]);
    await screen.findAllByText('Pantanal São Paulo');
    await expectAccessible();
  });
  test('none', async () => {
    await setLanguage(language);
    await open([]);
    await screen.findByText(/Nenhuma troca de conta|No change of account|Ningún cambio de cuenta/);
    await expectAccessible();
  });
});

test('a worker refuses what they did not ask for, and reads that it is refused', async () => {
  const { server, user } = await open([change]);
  expect(await screen.findByText('Banco 077 Inter, agência 0001, conta ••••52-0, chave Pix ••••test')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Não fui eu' }));
  server.answer(workerContract.stopBankChange, { ...change, situacao: 'recusada' });
  server.answer(workerContract.ownBankChanges, [{ ...change, situacao: 'recusada' }]);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Recusar' }));
  expect(await screen.findByText('Recusada por você')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Não fui eu' })).toBeNull();
  expect(server.requests('POST', /naofuieu/)).toHaveLength(1);
});

test('the account one is paid to stands first, by employer, and who changes it', async () => {
  await open([]);
  expect(await screen.findByText('Banco 001 Banco do Brasil, agência 2545, conta ••••66-1')).toBeVisible();
  expect(screen.getByText('A empresa ainda não informou a conta')).toBeVisible();
  expect(screen.getByText('Para trocar a conta, fale com o RH.')).toBeVisible();
});
