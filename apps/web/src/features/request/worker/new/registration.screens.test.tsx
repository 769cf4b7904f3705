import { requestContract as calls } from '@cracha/contract/features/request/request.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '#test/axe.ts';
import { lastBody } from '#test/clock.ts';
import { maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from './worker-new-request.screen.tsx';

const nothing = {
  ...{ fim: null, volta: null, pagarAte: null, diasEmDobro: null, saldoAntes: null, saldoDepois: null },
  ...{ dinheiro: null, avos: null, valor: null },
};
const field = { proprio: null, provaObrigatoria: false, frenteVerso: false, idadeMaxima: null, valeNaHora: false };
const place = { cep: '01001000', logradouro: 'Praça da Sé', numero: '1', complemento: null, bairro: 'Sé' };
const atual = { ...place, municipio: 'São Paulo', municipioIbge: '3550308', uf: 'SP' };

const shirt = '0b8f6f0e-5a52-4a3c-9a2e-0d6a4a1f0001';
const own = { nome: 'Camiseta', tipo: 'opcao' as const, opcoes: ['P', 'M'] };

async function open(rota: { etapa: string; nomes: string[] }[]) {
  const server = stubServer();
  server.answer(workerContract.ownAccounts, [{ idEmpregado: 'v-1', empresa: 'Pantanal', conta: null }]);
  server.answer(calls.registrationForm, {
    campos: [
      { ...field, campo: 'telefone', atual: { telefone: null }, provas: [], valeNaHora: true },
      { ...field, campo: 'endereco', atual, provas: ['declaracao', 'comprovanteResidencia'], idadeMaxima: 90 },
      { ...field, campo: shirt, proprio: own, atual: { [shirt]: 'M' }, provas: [] },
      { ...field, campo: 'dependente', atual: {}, provas: ['certidao'], provaObrigatoria: true },
    ],
    dependentes: [{ nome: 'Bento Souza', parentesco: 'filho' }],
  });
  server.answer(calls.checkRequest, { recusas: [], avisos: [], valores: nothing, rota });
  server.answer(calls.sendRequest, { id: 'r1', codigo: '2026-000001', status: 'enviada', prazo: null, rota });
  const user = renderAt('/trabalhador/solicitacoes/novo', Screen);
  await user.click(await screen.findByRole('button', { name: /^Mudança de cadastro/ }));
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

test('an address is told whole, beside the one of today, and HR decides it', async () => {
  const { server, user } = await open([{ etapa: 'RH', nomes: ['RH'] }]);
  expect(goOn()).toBeDescribedBy('Escolha o que mudou');
  await user.selectOptions(await screen.findByLabelText('Parte do cadastro'), 'Endereço');
  expect(screen.getByText('Praça da Sé')).toBeVisible();
  await user.click(goOn());
  expect(screen.getByText('Documento: declaração ou conta de luz ou água no endereço, de até 90 dias.')).toBeVisible();
  expect(goOn()).toBeDescribedBy('Marque que é verdade');
  expect(screen.getByLabelText(/^CEP/)).toHaveValue('01001-000');
  await user.clear(screen.getByLabelText(/^Rua/));
  await user.type(screen.getByLabelText(/^Rua/), 'Avenida Paulista');
  await user.click(screen.getByRole('checkbox', { name: 'O que informei é verdade.' }));
  await expectAccessible();
  await user.click(goOn());
  expect(await screen.findByText('Avenida Paulista')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Enviar pedido' }));
  await expect.poll(() => server.requests('POST', /solicitacao\/trabalhador/).length).toBe(1);
  expect(lastBody(server, 'POST', /solicitacao\/trabalhador/)).toMatchObject({
    ...{ tipo: 'alteracaoCadastral', campo: 'endereco', veracidade: true },
    valor: { cep: '01001-000', logradouro: 'Avenida Paulista', numero: '1', municipio: 'São Paulo', uf: 'SP' },
  });
});

test('the own word holds at once; a dependant who comes needs the certificate, one who goes does not', async () => {
  const { user } = await open([]);
  const part = await screen.findByLabelText('Parte do cadastro');
  await user.selectOptions(part, 'Telefone fixo');
  expect(screen.getByText('Vale na hora. Ninguém precisa aprovar.')).toBeVisible();
  await user.selectOptions(part, 'Dependente');
  await user.click(goOn());
  await user.type(screen.getByLabelText('Nome completo'), 'Clara Souza');
  await user.click(screen.getByRole('checkbox', { name: 'O que informei é verdade.' }));
  expect(goOn()).toBeDescribedBy('Anexe o documento');
  await user.click(screen.getByRole('radio', { name: 'Remover dependente' }));
  await user.selectOptions(screen.getByLabelText('Quem'), 'Bento Souza');
  expect(goOn()).not.toBeBlocked();
  await expectAccessible();
});

test('the own word says that it holds, not that it was sent', async () => {
  const { server, user } = await open([]);
  server.answer(calls.sendRequest, { id: 'r1', codigo: '2026-000001', status: 'aprovada', prazo: null, rota: [] });
  await user.selectOptions(await screen.findByLabelText('Parte do cadastro'), 'Telefone fixo');
  await user.click(goOn());
  await user.type(screen.getByLabelText(/^Telefone fixo/), '1132245566');
  await user.click(screen.getByRole('checkbox', { name: 'O que informei é verdade.' }));
  await user.click(goOn());
  await user.click(await screen.findByRole('button', { name: 'Enviar pedido' }));
  expect(await screen.findByText('Pronto. A mudança vale na hora.')).toBeVisible();
});

test('a field of the company’s own that HR opened is asked for like any other', async () => {
  const { server, user } = await open([{ etapa: 'RH', nomes: ['RH'] }]);
  await user.selectOptions(await screen.findByLabelText('Parte do cadastro'), 'Camiseta');
  expect(screen.getByText('M')).toBeVisible();
  await user.click(goOn());
  await user.selectOptions(screen.getByLabelText(/^Camiseta/), 'P');
  await user.click(screen.getByRole('checkbox', { name: 'O que informei é verdade.' }));
  await expectAccessible();
  await user.click(goOn());
  expect(await screen.findByText('Camiseta')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Enviar pedido' }));
  await expect.poll(() => server.requests('POST', /solicitacao\/trabalhador/).length).toBe(1);
  expect(lastBody(server, 'POST', /solicitacao\/trabalhador/)).toMatchObject({ campo: shirt, valor: 'P' });
});
