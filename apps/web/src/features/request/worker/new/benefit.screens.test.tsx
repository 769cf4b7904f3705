import { requestContract as calls } from '@cracha/contract/features/request/request.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { lastBody } from '#test/clock.ts';
import { maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './worker-new-request.screen.tsx';

type Plan = ResponseSent<(typeof calls)['offeredBenefits']>['planos'][number];
const bento = { nome: 'Bento Souza', cpf: '11144477735' };
const clara = { nome: 'Clara Souza', cpf: '52998224725' };
const health: Plan = {
  ...{ id: 'b1', nome: 'Saúde Pantanal', tipo: 'saude', parte: { tipo: 'fixa', valor: 18_990 }, valor: 18_990 },
  ...{ elegivel: true, motivos: [], possui: null, janela: null, maxDependentes: 1, dependentes: [bento, clara] },
  ...{ termo: 'Autorizo o desconto.', versaoTermo: 2 },
};
const closed: Plan = {
  ...{ ...health, id: 'b2', nome: 'Odonto', tipo: 'odontologico', janela: { de: '01-02', ate: '01-31' } },
  motivos: [
    { codigo: 'BENEFIT_WINDOW', campo: 'idBeneficio', aviso: false, valores: { de: '01-02', ate: '01-31', maximo: 1 } },
  ],
};
const held: Plan = {
  ...{ ...health, id: 'b3', nome: 'Vale-transporte', tipo: 'valeTransporte', maxDependentes: 0, dependentes: [] },
  ...{ parte: { tipo: 'percentual', valor: 600 }, valor: null, possui: { desde: '2026-03-01', dependentes: [] } },
};
const valores = {
  ...{ fim: null, volta: null, pagarAte: null, diasEmDobro: null, saldoAntes: null, saldoDepois: null },
  ...{ dinheiro: null, avos: null, valor: 18_990 },
};
const rota = [{ etapa: 'RH', nomes: ['RH'] }];

async function open() {
  const server = stubServer();
  server.answer(workerContract.ownAccounts, [{ idEmpregado: 'v-1', empresa: 'Pantanal', conta: null }]);
  server.answer(calls.offeredBenefits, { aPartirDe: '2027-01-01', planos: [health, closed, held] });
  server.answer(calls.checkRequest, { recusas: [], avisos: [], valores, rota });
  server.answer(calls.sendRequest, { id: 'r1', codigo: '2026-000001', status: 'enviada', prazo: null, rota });
  const user = renderAt('/trabalhador/solicitacoes/novo', Screen);
  return { server, user };
}

const goOn = () => screen.getByRole('button', { name: 'Continuar' });

beforeEach(() =>
  signedInAs(
    { ...maria, permissions: ['TrabalhadorSolicitacaoVisualizar', 'TrabalhadorSolicitacaoCriar'] },
    'trabalhador',
    ['solicitacoes-com-fluxo'],
  ),
);

test('a plan is chosen by its cost, with who comes along and its term; the check tells money and who decides', async () => {
  const { server, user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Benefício/ }));
  expect(await screen.findByText('Saúde Pantanal')).toBeVisible();
  expect(screen.getByText(/Só pode ser pedido de 2 jan.* a 31 jan/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Entrar: Odonto' })).toBeNull();
  expect(screen.getByText(/Você já tem, desde/)).toBeVisible();
  expect(screen.getByText(/6.?% do salário/)).toBeVisible();
  expect(goOn()).toBeDescribedBy('Escolha um benefício');
  await user.click(screen.getByRole('button', { name: 'Entrar: Saúde Pantanal' }));
  await expectAccessible();
  await user.click(goOn());
  await user.click(screen.getByRole('checkbox', { name: /Clara Souza/ }));
  expect(screen.getByRole('checkbox', { name: /Bento Souza/ })).toHaveProperty('disabled', true);
  await expectAccessible();
  await user.click(goOn());
  expect(goOn()).toBeDescribedBy('Marque que você aceita o termo');
  await user.click(screen.getByRole('checkbox', { name: 'Li e aceito o termo' }));
  await expectAccessible();
  await user.click(goOn());
  expect(await screen.findByText('Quem vai decidir')).toBeVisible();
  expect(screen.getByText('Clara Souza')).toBeVisible();
  expect(screen.getByText('Desconto por mês')).toBeVisible();
  expect(screen.getByText(/Vale a partir de/)).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Enviar pedido' }));
  await expect.poll(() => server.requests('POST', /solicitacao\/trabalhador/).length).toBe(1);
  expect(lastBody(server, 'POST', /solicitacao\/trabalhador/)).toEqual({
    ...{ tipo: 'beneficio', idVinculo: 'v-1', idBeneficio: 'b1', acao: 'incluir' },
    ...{ dependentes: [clara.cpf], aceitaTermo: true },
  });
});

test('who holds it leaves it, without a term', async () => {
  const { server, user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Benefício/ }));
  await user.click(await screen.findByRole('button', { name: 'Sair: Vale-transporte' }));
  await user.click(goOn());
  expect(await screen.findByText(/Termina antes de/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Enviar pedido' }));
  await expect.poll(() => server.requests('POST', /solicitacao\/trabalhador/).length).toBe(1);
  expect(lastBody(server, 'POST', /solicitacao\/trabalhador/)).toMatchObject({ idBeneficio: 'b3', acao: 'sair' });
});

test.each([
  ['en-US', /^Benefit/, 'Which benefit?'],
  ['es-ES', /^Beneficio/, '¿Qué beneficio?'],
] as const)('in %s asks which', async (language, tile, words) => {
  await setLanguage(language);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: tile }));
  expect(await screen.findByRole('heading', { level: 2, name: words })).toBeVisible();
  await setLanguage('pt-BR');
});
