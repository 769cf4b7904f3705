import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { requestSetupContract as calls } from '@cracha/contract/features/request/request-setup.contract.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#test/axe.ts';
import { lastBody } from '#test/clock.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { RequestSettings } from './RequestSettings.tsx';

const setting = { avisoDias: 30, diasDescanso: [6, 7], corteFolha: 15, tiposEmLote: ['ferias' as const], versao: 0 };
const names = { razaoSocial: 'Pantanal Logística Ltda', nomeFantasia: 'Pantanal Logística' };
const company = { id: 'e1', cnpj: '12345678000195', ...names, ativo: true };

async function open(more: readonly 'RhConfiguracaoEditar'[], companies: (typeof company)[] = []) {
  const server = stubServer();
  await signedInAs({ ...helena, permissions: ['RhConfiguracaoVisualizar', ...more] }, 'rh', ['solicitacoes-com-fluxo']);
  server.answer(companyContract.companies, companies);
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
  const { server, user } = await open(['RhConfiguracaoEditar']);
  await expectAccessible();
  server.answer(calls.createRequestCategory, { id: 'k3', nome: 'Refeição', ativa: true, ordem: 3, versao: 1 });
  await user.click(screen.getByRole('button', { name: 'Novo assunto' }));
  await user.type(await screen.findByLabelText('Nome'), 'Refeição');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Configuração salva')).toBeVisible();
  expect(lastBody(server, 'POST', /categoria/)).toEqual({ nome: 'Refeição', ativa: true, ordem: 3 });
  server.answer(calls.updateRequestCategory, { id: 'k1', nome: 'Uniforme', ativa: false, ordem: 1, versao: 2 });
  await user.click(screen.getByRole('button', { name: 'Mudar Uniforme' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Em uso' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await expect.poll(() => server.requests('PUT', /categoria\/k1/).length).toBe(1);
  expect(lastBody(server, 'PUT', /categoria\/k1/)).toMatchObject({ ativa: false, versao: 1 });
});

test('HR says which types are decided several at once', async () => {
  const { server, user } = await open(['RhConfiguracaoEditar'], [company]);
  server.answer(calls.saveRequestSetting, setting);
  await user.click(await screen.findByRole('checkbox', { name: 'Outro pedido' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Configuração salva')).toBeVisible();
  expect(lastBody(server, 'PUT', /config\/solicitacao/)).toMatchObject({ tiposEmLote: ['ferias', 'outros'] });
});

test('who only reads is offered nothing to change', async () => {
  await open([]);
  expect(screen.getByText('Fora de uso')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Mudar|Novo assunto/ })).toBeNull();
});
