import { accessProfileContract } from '@cracha/contract/features/access-profile/access-profile.contract.ts';
import { approverProfileContract } from '@cracha/contract/features/approver-profile/approver-profile.contract.ts';
import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { routeTrialContract } from '@cracha/contract/features/request/route-trial.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#test/axe.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { row } from '#test/workers.ts';
import { Screen } from '../hr-profiles-and-approvals.screen.tsx';

const permissions = ['RhPerfilAprovadorVisualizar', 'RhPerfilAprovadorCriar', 'RhPerfilAprovadorEditar'] as const;

async function open(address: string) {
  const server = stubServer();
  await signedInAs({ ...helena, permissions: [...permissions] }, 'rh');
  server.answer(accessProfileContract.accessProfiles, []);
  server.answer(approverProfileContract.approverProfiles, []);
  server.answer(companyContract.companies, []);
  const user = renderAt(`/rh/profile?aba=aprovadores${address}`, Screen);
  return { server, user };
}

test('a profile is for long vacations of one department, and somebody looks on', async () => {
  const { server, user } = await open('&aprovador=novo');
  server.answer(approverProfileContract.createApproverProfile, ({ body }) => ({
    ...{ ...JSON.parse(body), id: 'p1', versao: 1, pessoas: [] },
  }));
  await user.type(await screen.findByLabelText('Nome'), 'Férias longas');
  await user.click(screen.getByRole('checkbox', { name: 'Férias' }));
  const profile = within(screen.getAllByRole('group', { name: 'Só quando' })[0] ?? document.body);
  await user.click(profile.getByRole('button', { name: 'Incluir condição' }));
  await user.clear(profile.getByLabelText('Dias'));
  expect(profile.getByText('Escreva um número.')).toBeVisible();
  await user.type(profile.getByLabelText('Dias'), '20');
  await user.click(profile.getByRole('button', { name: 'Incluir condição' }));
  await user.selectOptions(profile.getAllByLabelText('O quê')[1] ?? document.body, 'Lotação');
  const save = screen.getByRole('button', { name: 'Salvar perfil aprovador' });
  expect(save).toBeDescribedBy('Falta preencher: valor da condição');
  await user.type(profile.getByLabelText('É um destes'), 'Obras{Enter}');
  const observers = within(screen.getByText('Quem só acompanha').parentElement ?? document.body);
  await user.click(observers.getByRole('button', { name: '+ RH acompanha' }));
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Salvar perfil aprovador' }));
  await expect.poll(() => server.requests('POST', /AddPerfil/).length).toBe(1);
  expect(JSON.parse(server.requests('POST', /AddPerfil/)[0]?.body ?? '')).toMatchObject({
    nome: 'Férias longas',
    condicoes: [
      { campo: 'days', operador: '>', valor: 20 },
      { campo: 'department', operador: 'in', valor: ['Obras'] },
    ],
    etapas: [{ condicoes: [], observadores: ['grupo:RH'] }],
  });
});

test('the try-out names profile, people of the day and deadline; nobody to decide is said', async () => {
  const { server, user } = await open('&aprovador=testar');
  server.answer(workerContract.hrWorkers, { items: [row], total: 1, page: 1, size: 10, after: null });
  const step = {
    etapa: 'Gestor',
    precisa: 1,
    prazo: '2026-12-01',
    prazoDias: 2,
    nomes: ['Gustavo'],
    podem: ['Helena'],
  };
  const route = { comFluxo: true, perfil: 'Longas', rota: [{ ...step, observadores: ['Vera'] }], recusa: null };
  server.answer(routeTrialContract.tryRoute, route);
  const act = await screen.findByRole('button', { name: 'Ver o caminho' });
  expect(act).toBeDescribedBy('Escolha o trabalhador.');
  await user.type(screen.getByRole('combobox', { name: 'Trabalhador' }), 'jessica');
  await user.click(await screen.findByRole('option', { name: /Jéssica/ }));
  await user.click(act);
  expect(await screen.findByRole('heading', { name: 'Longas' })).toBeVisible();
  const item = screen.getByRole('listitem').textContent;
  expect(item).toBe('1. GestorGustavoPodem decidir nesse dia: HelenaSó acompanham: VeraPrazo: 01/12/2026');
  await expectAccessible();
  server.answer(routeTrialContract.tryRoute, {
    ...{ comFluxo: true, perfil: null, rota: [], recusa: { codigo: 'APPROVER_MISSING', valores: {} } },
  });
  await user.click(act);
  expect(await screen.findByText(/Não há outra pessoa para aprovar/)).toBeVisible();
});
