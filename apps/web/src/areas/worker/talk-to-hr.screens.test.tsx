import { deskContract } from '@cracha/contract/features/desk/desk.contract.ts';
import { requestContract } from '@cracha/contract/features/request/request.contract.ts';
import { requestSetupContract } from '@cracha/contract/features/request/request-setup.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#test/axe.ts';
import { lastBody } from '#test/clock.ts';
import { maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './WorkerTalkToHr.tsx';

const address = '/trabalhador/fale-com-o-rh';
const permissions = ['TrabalhadorFaleComRhVisualizar', 'TrabalhadorSolicitacaoCriar'] as const;
const signedIn = (...accesses: ('solicitacoes-com-fluxo' | 'solicitacoes-sem-fluxo' | 'atendimento')[]) =>
  signedInAs({ ...maria, permissions: [...permissions] }, 'trabalhador', accesses);
const nothing = {
  ...{ fim: null, volta: null, pagarAte: null, diasEmDobro: null, saldoAntes: null, saldoDepois: null },
  ...{ dinheiro: null, avos: null, valor: null },
};
const rota = [{ etapa: 'RH', nomes: ['RH'] }];

test('without the desk it sends a request about another subject, to HR', async () => {
  await signedIn('solicitacoes-sem-fluxo');
  const server = stubServer();
  server.answer(requestSetupContract.offeredCategories, []);
  server.answer(workerContract.ownAccounts, [{ idEmpregado: 'v-1', empresa: 'Pantanal Sinop', conta: null }]);
  server.answer(requestSetupContract.offeredCategories, []);
  server.answer(requestContract.checkRequest, { recusas: [], avisos: [], valores: nothing, rota });
  server.answer(requestContract.sendRequest, {
    ...{ id: 'req-9', codigo: '2026-000400', status: 'pendente', prazo: null, rota },
  });
  const user = renderAt(address, Screen);
  await user.type(await screen.findByLabelText('Assunto'), 'Crachá novo');
  await user.type(screen.getByLabelText('Recado'), 'O meu quebrou ontem.');
  expect(screen.getByText('Passo 1 de 2')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Voltar' })).toBeNull();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await user.click(await screen.findByRole('button', { name: 'Enviar pedido' }));
  expect(await screen.findByText(/^Pedido enviado/)).toBeVisible();
  expect(lastBody(server, 'POST', /solicitacao\/trabalhador$/)).toEqual({
    ...{ tipo: 'outros', idVinculo: 'v-1', assunto: 'Crachá novo', mensagem: 'O meu quebrou ontem.' },
  });
});

test('of two employers one is chosen first', async () => {
  await signedIn('solicitacoes-com-fluxo');
  const server = stubServer();
  server.answer(requestSetupContract.offeredCategories, []);
  server.answer(workerContract.ownAccounts, [
    { idEmpregado: 'v-1', empresa: 'Pantanal Sinop', conta: null },
    { idEmpregado: 'v-2', empresa: 'Boreal', conta: null },
  ]);
  const user = renderAt(address, Screen);
  await user.selectOptions(await screen.findByLabelText('Empresa'), 'Boreal');
  // what is asked for is known here
  expect(screen.queryByRole('button', { name: /Férias/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByLabelText('Assunto')).toBeVisible();
});

test('with the desk it opens a ticket; with neither it says so', async () => {
  await signedIn('atendimento', 'solicitacoes-com-fluxo');
  stubServer().answer(deskContract.deskOptions, []);
  renderAt(address, Screen);
  expect(await screen.findByText('Conte o que você precisa')).toBeVisible();
  await signedIn();
  renderAt(address, Screen);
  expect((await screen.findAllByText('Sem atendimento')).length).toBeGreaterThan(0);
});
