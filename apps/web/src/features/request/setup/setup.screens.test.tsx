import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { benefitPlanContract as plans } from '@cracha/contract/features/request/benefit-plan.contract.ts';
import { proofContract } from '@cracha/contract/features/request/proof.contract.ts';
import { requestSetupContract as calls } from '@cracha/contract/features/request/request-setup.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#test/axe.ts';
import { lastBody } from '#test/clock.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { RequestSettings } from './RequestSettings.tsx';

const health: ResponseSent<(typeof plans)['createBenefitPlan']> = {
  ...{ id: 'b1', idEmpresa: 'c1', empresa: 'Pantanal', nome: 'Saúde Pantanal', tipo: 'saude', regimes: ['empregado'] },
  ...{ mesesDeCasa: 3, lotacoes: ['Estoque'], parte: { tipo: 'fixa', valor: 18_990 }, maxDependentes: 2 },
  ...{ janela: { de: '11-01', ate: '01-31' }, termo: 'Aceito.', versaoTermo: 1, quantos: 12, ativo: true, versao: 4 },
};

const company = {
  ...{ id: 'c-1', cnpj: '12345678000195', razaoSocial: 'Pantanal Logística Ltda', nomeFantasia: 'Pantanal Logística' },
  ...{ ativo: true, versaoCompleta: true, versao: 3 },
};

const setting = { avisoDias: 30, diasDescanso: [6, 7], corteFolha: 15, tiposEmLote: ['ferias' as const], versao: 0 };

async function open(...more: 'RhConfiguracaoEditar'[]) {
  const server = stubServer();
  await signedInAs({ ...helena, permissions: ['RhConfiguracaoVisualizar', ...more] }, 'rh', ['solicitacoes-com-fluxo']);
  server.answer(companyContract.companies, [company]);
  server.answer(plans.benefitPlans, [health]);
  server.answer(proofContract.proofRules, [
    proof({ campo: 'estadoCivil', versao: 2 }),
    proof({ campo: 'telefone', ...none, aberto: true, fixa: true }),
    proof({ campo: shirt, nome: 'Camiseta', ...none, padrao: none }),
  ]);
  server.answer(calls.requestSetting, setting);
  server.answer(calls.requestCategories, [
    { id: 'k1', nome: 'Uniforme', ativa: true, ordem: 1, versao: 1 },
    { id: 'k2', nome: 'Crachá', ativa: false, ordem: 2, versao: 4 },
  ]);
  const user = renderAt('/rh/solicitacoes/configuracao', RequestSettings);
  await screen.findByText('Uniforme');
  return { server, user };
}

test('HR adds a subject and takes one out of use; who only reads changes nothing', async () => {
  const { server, user } = await open('RhConfiguracaoEditar');
  await expectAccessible();
  server.answer(calls.createRequestCategory, { id: 'k3', nome: 'Refeição', ativa: true, ordem: 3, versao: 1 });
  await user.click(screen.getByRole('button', { name: 'Novo assunto' }));
  await user.type(await screen.findByLabelText('Nome'), 'Refeição');
  await expectAccessible();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Configuração salva')).toBeVisible();
  expect(lastBody(server, 'POST', /categoria/)).toEqual({ nome: 'Refeição', ativa: true, ordem: 3 });
  server.answer(calls.updateRequestCategory, { id: 'k1', nome: 'Uniforme', ativa: false, ordem: 1, versao: 2 });
  await user.click(screen.getByRole('button', { name: 'Mudar Uniforme' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Em uso' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Salvar' }));
  await expect.poll(() => server.requests('PUT', /categoria\/k1/).length).toBe(1);
  expect(lastBody(server, 'PUT', /categoria\/k1/)).toMatchObject({ ativa: false, versao: 1 });
});

test('HR says which types are decided several at once', async () => {
  const { server, user } = await open('RhConfiguracaoEditar');
  server.answer(calls.saveRequestSetting, setting);
  await user.click(await screen.findByRole('checkbox', { name: 'Outro pedido' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Configuração salva')).toBeVisible();
  expect(lastBody(server, 'PUT', /config\/solicitacao/)).toMatchObject({ tiposEmLote: ['ferias', 'outros'] });
});

test('who only reads is offered nothing to change', async () => {
  await open();
  expect(screen.getByText('Fora de uso')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Mudar|Novo assunto/ })).toBeNull();
});

test('HR keeps the catalogue of benefits: what it costs, who may have it, when it is asked for', async () => {
  const { server, user } = await open('RhConfiguracaoEditar');
  expect(screen.getByText(/Plano de saúde · R\$\s189,90 por mês · 12 pessoas têm/)).toBeVisible();
  server.answer(plans.updateBenefitPlan, { ...health, versao: 5 });
  await user.click(screen.getByRole('button', { name: 'Mudar Saúde Pantanal' }));
  const first = await screen.findByLabelText('Primeiro dia');
  // the page behind it has one, too
  const save = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Salvar' });
  expect(first).toHaveValue('01/11');
  await user.clear(first);
  expect(save()).toBeDescribedBy('Escreva os dias, como 01/11');
  await user.type(first, '1/12');
  await user.click(screen.getByRole('radio', { name: 'Parte do salário' }));
  await user.clear(screen.getByLabelText('Porcentagem do salário'));
  await user.type(screen.getByLabelText('Porcentagem do salário'), '2,5');
  await expectAccessible();
  await user.click(save());
  expect(await screen.findByText('Configuração salva')).toBeVisible();
  const { id: _, idEmpresa: __, empresa: ___, quantos: ____, versaoTermo: _____, ...body } = health;
  expect(lastBody(server, 'PUT', /beneficioplano\/b1/)).toEqual({
    ...body,
    ...{ parte: { tipo: 'percentual', valor: 250 }, janela: { de: '12-01', ate: '01-31' } },
  });
});

const none = { aberto: false, provas: [], frenteVerso: false, idadeMaxima: null, obrigatoria: false };
const rule = { aberto: true, provas: ['certidao' as const], frenteVerso: false, idadeMaxima: null, obrigatoria: true };
const shirt = '0b8f6f0e-5a52-4a3c-9a2e-0d6a4a1f0001';

test('what proves a change is told by field; HR changes it, goes back to the default, and opens a field of its own', async () => {
  const { server, user } = await open('RhConfiguracaoEditar');
  const rows = await screen.findByRole('region', { name: 'Comprovantes de mudança de cadastro' });
  expect(within(rows).getByText('certidão · obrigatório')).toBeVisible();
  expect(within(rows).getByText('Palavra do trabalhador, sem comprovante')).toBeVisible();
  expect(within(rows).queryByRole('button', { name: 'Mudar Telefone fixo' })).toBeNull();
  server.answer(proofContract.saveProofRule, proof({ campo: 'endereco' }));
  await user.click(within(rows).getByRole('button', { name: 'Mudar Estado civil' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Frente e verso' }));
  await user.type(screen.getByLabelText(/^Idade máxima/), '90');
  await expectAccessible();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Comprovante salvo')).toBeVisible();
  expect(lastBody(server, 'PUT', /prova$/)).toEqual({
    ...{ idEmpresa: 'c-1', campo: 'estadoCivil', versao: 2, ...rule, frenteVerso: true, idadeMaxima: 90 },
  });
  await user.click(within(rows).getByRole('button', { name: 'Mudar Estado civil' }));
  await user.click(await screen.findByRole('button', { name: 'Voltar ao padrão' }));
  await expect.poll(() => lastBody(server, 'PUT', /prova$/)).toMatchObject({ versao: 2, provas: [] });
  await user.click(within(rows).getByRole('button', { name: 'Mudar Camiseta' }));
  await user.click(await screen.findByRole('checkbox', { name: 'O trabalhador pode pedir mudança' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Salvar' }));
  await expect.poll(() => lastBody(server, 'PUT', /prova$/)).toMatchObject({ ...none, campo: shirt, aberto: true });
});

function proof(part: object) {
  const padrao = { ...rule, provas: [], obrigatoria: false };
  return { campo: 'nome', nome: null, ...rule, padrao, fixa: false, versao: 0, ...part };
}
