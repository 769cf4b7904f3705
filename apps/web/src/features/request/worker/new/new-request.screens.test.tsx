import { requestContract as calls } from '@cracha/contract/features/request/request.contract.ts';
import { requestSetupContract as setup } from '@cracha/contract/features/request/request-setup.contract.ts';
import { vacationContract } from '@cracha/contract/features/vacation/vacation.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { lastBody } from '#test/clock.ts';
import { helena, maria, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { aRequest } from '#test/requests.ts';
import { stubServer } from '#test/server.ts';
import { PeriodsSlot } from '../../periods-slot.ts';
import { FiledVacation } from './FiledVacation.tsx';
import { Screen as NewRequest } from './worker-new-request.screen.tsx';

/** With what vacations draw in its place. */
function Screen() {
  return (
    <PeriodsSlot value={({ periods }) => <p>{`${periods.length} período`}</p>}>
      <NewRequest />
    </PeriodsSlot>
  );
}

const address = '/trabalhador/solicitacoes/novo';
const empty = {
  ...{ fim: null, volta: null, pagarAte: null, diasEmDobro: null, saldoAntes: null, saldoDepois: null },
  ...{ dinheiro: null, avos: null, valor: null },
};
const rota = [{ etapa: 'Gestão', nomes: ['Gustavo Lima'] }];
const warning = { codigo: 'VACATION_BALANCE_UNCHECKED', campo: 'inicio', aviso: true, valores: {} };
const period = {
  aquisitivo: { de: '2025-03-11', ate: '2026-03-10' },
  concessivo: { de: '2026-03-11', ate: '2027-03-10' },
  ...{ direito: 30, perda: null, faltas: 0, gozados: 0, vendidos: 0, pedidos: 0, saldo: 30 },
  ...{ limite: '2027-02-09', ultimoInicio: '2027-02-08', abonoAte: '2026-02-23', riscoDesde: '2026-12-11' },
  ...{ estado: 'noPrazo' as const, aConferir: true },
};

function serverWith(...companies: string[]) {
  const server = stubServer();
  server.answer(
    workerContract.ownAccounts,
    companies.map((empresa, at) => ({ idEmpregado: `v-${at + 1}`, empresa, conta: null })),
  );
  server.answer(vacationContract.vacationBalance, {
    ...{ idVinculo: 'v-2', nome: maria.nome, empresa: 'Boreal', lotacao: null, admissao: '2025-03-11' },
    ...{ aviso: 30, inicio: null, periodos: [period] },
  });
  server.answer(vacationContract.vacationStarts, { dias: 20, inicios: ['2027-01-04', '2027-01-05', '2027-02-01'] });
  server.answer(setup.offeredCategories, [{ id: 'k-1', nome: 'Uniforme' }]);
  server.answer(calls.checkRequest, {
    recusas: [],
    avisos: [warning],
    valores: { ...empty, volta: '2027-01-25' },
    rota,
  });
  server.answer(calls.sendRequest, {
    id: 'req-9',
    codigo: '2026-000400',
    status: 'enviada',
    prazo: '2026-12-01',
    rota,
  });
  return server;
}

const goOn = () => screen.getByRole('button', { name: 'Continuar' });

beforeEach(() =>
  signedInAs(
    { ...maria, permissions: ['TrabalhadorSolicitacaoVisualizar', 'TrabalhadorSolicitacaoCriar'] },
    'trabalhador',
    ['solicitacoes-com-fluxo'],
  ),
);

describe('in somebody’s place', () => {
  test.each([
    ['rh', calls.sendRequestAsHr, 'RhSolicitacaoCriar'],
    ['gestor', calls.sendRequestAsManager, 'GestorSolicitacaoCriar'],
  ] as const)('%s asks for a vacation, and is led to the request', async (profile, send, permission) => {
    const roles = profile === 'rh' ? (['RH'] as const) : (['GESTOR'] as const);
    await signedInAs({ ...helena, roles: [...roles], permissions: [permission] }, profile, ['solicitacoes-com-fluxo']);
    const server = serverWith();
    server.answer(send, { id: 'req-9', codigo: '2026-000400', status: 'enviada', prazo: null, rota });
    server.answer(calls.checkRequest, { recusas: [], avisos: [], valores: empty, rota });
    const user = renderAt(`/${profile}/solicitacoes/ferias?id=v-2&novo=1`, () => <FiledVacation idVinculo="v-2" />);
    expect(await screen.findByRole('heading', { level: 1, name: `Férias para ${maria.nome}` })).toBeVisible();
    await user.type(await screen.findByLabelText('Dias de férias'), '20');
    await user.click(goOn());
    expect(screen.getByRole('heading', { level: 2, name: 'Quando as férias começam?' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '05/01/2027' }));
    await user.click(goOn());
    expect(screen.getByLabelText(/^Quem cobre/)).toBeVisible();
    await user.click(goOn());
    await user.click(await screen.findByRole('button', { name: 'Enviar pedido' }));
    expect(await screen.findByText('Pedido registrado. A pessoa foi avisada.')).toBeVisible();
    expect(lastBody(server, 'POST', new RegExp(`solicitacao/${profile}$`))).toMatchObject({
      ...{ tipo: 'ferias', idVinculo: 'v-2', inicio: '2027-01-05', dias: 20 },
    });
    expect(location.pathname + location.search).toBe(`/${profile}/solicitacoes?id=req-9`);
  });
});

describe('a new request', () => {
  test('for a vacation of one of two employments is asked question by question, checked and sent', async () => {
    const server = serverWith('Pantanal São Paulo', 'Boreal');
    const user = renderAt(address, Screen);
    await user.selectOptions(await screen.findByLabelText('Empresa'), 'Boreal');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: /^Férias/ }));
    expect(await screen.findByText('1 período')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Quantos dias?' })).toHaveFocus();
    expect(goOn()).toBeBlocked();
    await user.type(screen.getByLabelText('Dias de férias'), '20');
    await user.click(screen.getByRole('checkbox', { name: 'Vender 10 dias' }));
    await user.click(goOn());
    const calendar = within(await screen.findByRole('table', { name: 'Janeiro de 2027' }));
    expect(calendar.getAllByRole('button')).toHaveLength(2);
    expect(goOn()).toBeBlocked();
    await user.click(calendar.getByRole('button', { name: '04/01/2027' }));
    expect(screen.getByText('De 04/01/2027, segunda-feira a 23/01/2027')).toBeVisible();
    await user.click(goOn());
    await user.type(screen.getByLabelText(/Quem cobre você/), 'Ana Lúcia');
    await user.click(goOn());
    expect(await screen.findByText('Gustavo Lima')).toBeVisible();
    expect(screen.getByText('25/01/2027')).toBeVisible();
    const send = screen.getByRole('button', { name: 'Enviar pedido' });
    expect(send).toBeBlocked();
    await user.click(screen.getByRole('checkbox', { name: 'O RH ainda não conferiu este saldo.' }));
    await expectAccessible();
    await user.click(send);
    expect(await screen.findByText('Pedido enviado. Resposta até 01/12/2026.')).toBeVisible();
    expect(lastBody(server, 'POST', /solicitacao\/trabalhador$/)).toEqual({
      ...{ tipo: 'ferias', idVinculo: 'v-2', inicio: '2027-01-04', dias: 20, vender: 10, adiantar13: false },
      ...{ cobertura: { nome: 'Ana Lúcia' }, avisosLidos: 'VACATION_BALANCE_UNCHECKED' },
    });
    expect(location.pathname + location.search).toBe('/trabalhador/visualizar-solicitacao?id=req-9');
  });

  test('that is refused says why and is not sent', async () => {
    const server = serverWith('Pantanal São Paulo');
    const refusal = { codigo: 'ADVANCE13_EXISTS', campo: 'mes', aviso: false, valores: { ano: 2027 } };
    server.answer(calls.checkRequest, { recusas: [refusal], avisos: [], valores: empty, rota });
    const user = renderAt(address, Screen);
    await user.click(await screen.findByRole('button', { name: /^Adiantamento/ }));
    const months = screen.getByLabelText('Mês do pagamento').querySelectorAll('option');
    await user.selectOptions(screen.getByLabelText('Mês do pagamento'), months[1]?.value ?? '');
    expect(goOn()).toBeBlocked();
    await user.type(screen.getByLabelText('Motivo'), 'Reforma da casa');
    await user.click(goOn());
    expect(await screen.findByText('Já existe um pedido de adiantamento deste ano.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enviar pedido' })).toBeBlocked();
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(screen.getByLabelText('Motivo')).toHaveValue('Reforma da casa');
  });

  test('that nobody could decide says so, and can’t be sent', async () => {
    const server = serverWith('Pantanal São Paulo');
    server.refuse(calls.checkRequest, 409, 'APPROVER_MISSING', { causa: 'NO_APPROVER' });
    const user = renderAt(address, Screen);
    await user.click(await screen.findByRole('button', { name: /^Outro pedido/ }));
    await user.type(screen.getByLabelText('Assunto'), 'Crachá');
    await user.type(screen.getByLabelText(/^Recado/), 'Preciso de um crachá novo.');
    await user.click(goOn());
    expect((await screen.findByRole('alert')).textContent).toContain('message of APPROVER_MISSING');
    expect(screen.queryByRole('button', { name: 'Enviar pedido' })).toBeNull();
  });

  test('that waits for a change is sent again with its version', async () => {
    const server = serverWith('Pantanal São Paulo');
    server.answer(
      calls.request,
      aRequest({ tipo: 'outros', mensagem: 'Preciso de um crachá', dados: { assunto: 'Crachá', idCategoria: null } }),
    );
    server.answer(calls.checkRequest, { recusas: [], avisos: [], valores: empty, rota });
    server.answer(calls.resendRequest, aRequest());
    const user = renderAt(`${address}?ajuste=req-1`, Screen);
    const subject = await screen.findByLabelText('Assunto');
    expect(subject).toHaveValue('Crachá');
    await user.type(subject, ' novo');
    await user.click(goOn());
    await user.click(await screen.findByRole('button', { name: 'Enviar pedido' }));
    expect(await screen.findByText(/^Pedido enviado\. Resposta/)).toBeVisible();
    expect(lastBody(server, 'PUT', /req-1\/reenvia$/)).toEqual({
      ...{ tipo: 'outros', idVinculo: 'v-1', mensagem: 'Preciso de um crachá', assunto: 'Crachá novo', versao: 3 },
    });
  });

  test.each([
    ['pt-BR', 'O que você precisa?'],
    ['en-US', 'What do you need?'],
    ['es-ES', '¿Qué necesitas?'],
  ] as const)('in %s begins with its type', async (language, words) => {
    serverWith('Pantanal São Paulo');
    await setLanguage(language);
    renderAt(address, Screen);
    expect(await screen.findByRole('heading', { level: 2, name: words })).toBeVisible();
    await setLanguage('pt-BR');
  });
});
