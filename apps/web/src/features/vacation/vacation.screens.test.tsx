import { vacationOpeningContract as opening } from '@cracha/contract/features/vacation/opening.contract.ts';
import { vacationContract as calls } from '@cracha/contract/features/vacation/vacation.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { lastBody, pageOf } from '#test/clock.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { FileVacationSlot } from './file-slot.ts';
import { Screen } from './staff-vacations.screen.tsx';

const place = '/rh/solicitacoes/ferias';
type Balance = ResponseSent<typeof calls.vacationBalance>;
type Period = Balance['periodos'][number];
type File = ResponseSent<typeof opening.openingFile>;

const near: Period = {
  aquisitivo: { de: '2024-12-01', ate: '2025-11-30' },
  concessivo: { de: '2025-12-01', ate: '2026-11-30' },
  ...{ direito: 30, perda: null, faltas: 2, gozados: 10, vendidos: 0, pedidos: 0, saldo: 20 },
  ...{ limite: '2026-11-11', ultimoInicio: '2026-11-09', abonoAte: '2025-11-15', riscoDesde: '2026-09-12' },
  ...{ estado: 'riscoDobra', aConferir: true },
};
const lost: Period = {
  ...{ ...near, aquisitivo: { de: '2023-12-01', ate: '2024-11-30' }, direito: 0, perda: 'faltas', gozados: 0 },
  ...{ saldo: 0, estado: 'noPrazo', limite: null },
};
const balance: Balance = {
  ...{ idVinculo: 'v-1', nome: 'Fabiana Rocha Teles', empresa: 'Pantanal', lotacao: 'CD Cajamar' },
  ...{ admissao: '2020-12-01', aviso: 30, inicio: null, periodos: [near] },
};
const row = { idVinculo: 'v-1', nome: balance.nome, empresa: 'Pantanal', lotacao: 'CD Cajamar', ...near };
const totals = { adquirindo: 4, noPrazo: 3, riscoDobra: 2, dobra: 1, total: 10, semAdmissao: 1 };
const file: File = {
  ...{ id: 'f-1', nome: 'inicio.csv', status: 'erro', total: 3, feitos: 3 },
  ...{ aplicadas: 2, iguais: 0, recusadas: 1, erro: 'FILE_LINES_INVALID' },
  ...{ enviadoPor: 'Helena Prado', enviadoEm: '2026-11-02T12:00:00Z' },
};

function server() {
  const made = stubServer();
  made.answer(calls.vacationsAtRisk, pageOf([row]));
  made.answer(calls.vacationTotals, totals);
  made.answer(calls.vacationFilters, { empresas: [{ id: 'c-1', nome: 'Pantanal' }], lotacoes: ['CD Cajamar'] });
  made.answer(calls.vacationBalance, balance);
  made.answer(calls.vacationStarts, { dias: 20, inicios: ['2026-12-14', '2026-12-15', '2027-01-04'] });
  made.answer(opening.vacationOpenings, []);
  return made;
}

const apps = ['solicitacoes-com-fluxo'];
const signIn = (permissions: Parameters<typeof signedInAs>[0]['permissions']) =>
  signedInAs({ ...helena, permissions: ['RhInicioVisualizar', ...permissions] }, 'rh', apps);
beforeEach(() => signIn(['RhSolicitacaoVisualizar', 'RhSolicitacaoEditar']));

describe('the list', () => {
  test('whose admission day is missing has a tab of its own, as long as there is anybody', async () => {
    const made = server();
    const { idVinculo, nome, empresa, lotacao } = row;
    made.answer(calls.undatedVacations, pageOf([{ idVinculo, nome, empresa, lotacao }]));
    const user = renderAt(place, Screen);
    await user.click(await screen.findByRole('button', { name: /Falta a data de admissão 1/ }));
    expect(await screen.findByRole('row', { name: /Fabiana .*Falta a data de admissão/ })).toBeVisible();
    await expectAccessible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Lotação' }), 'CD Cajamar');
    await expect.poll(() => made.lastQuery(/semadmissao/)?.get('lotacao')).toBe('CD Cajamar');
  });

  test('names balance, limit and state, and is narrowed by state and department', async () => {
    const made = server();
    const user = renderAt(place, Screen);
    const link = await screen.findByRole('link', { name: /Fabiana/ });
    expect(link.getAttribute('href')).toBe(`${place}?id=v-1`);
    expect(
      screen.getByRole('row', { name: /Fabiana .* 20 dias ?A conferir .*11\/11\/2026 .* Perto do dobro/ }),
    ).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: /Em dobro 1/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Lotação' }), 'CD Cajamar');
    await expect.poll(() => made.lastQuery(/risco/)?.get('lotacao')).toBe('CD Cajamar');
    expect(made.lastQuery(/risco/)?.get('estado')).toBe('dobra');
    expect(made.lastQuery(/totais/)?.get('estado')).toBeNull();
  });

  test.each([
    ['pt-BR', 'Ninguém com saldo de férias'],
    ['en-US', 'Nobody has vacation left'],
    ['es-ES', 'Nadie con vacaciones por tomar'],
  ] as const)('without anybody, in %s, says so', async (language, words) => {
    server().answer(calls.vacationsAtRisk, pageOf([]));
    await setLanguage(language);
    renderAt(place, Screen);
    expect(await screen.findByText(words)).toBeVisible();
    await setLanguage('pt-BR');
  });
});

describe('one worker', () => {
  test('a period says what is gone, until when, and the calendar offers lawful starts alone', async () => {
    server().answer(calls.vacationBalance, { ...balance, periodos: [near, lost] });
    const user = renderAt(`${place}?id=v-1`, Screen);
    expect(await screen.findByText('Começar até 11/11/2026')).toBeVisible();
    expect(screen.getByText('Saldo a conferir')).toBeVisible();
    expect(screen.getByText(/mais de 32 faltas/)).toBeVisible();
    const calendar = within(await screen.findByRole('table', { name: 'Dezembro de 2026' }));
    expect(calendar.getAllByRole('button').map(day => day.textContent)).toEqual(['14', '15']);
    await user.click(calendar.getByRole('button', { name: '14/12/2026' }));
    expect(screen.getByText('De 14/12/2026 a 02/01/2027, 20 dias')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mês seguinte' }));
    expect(screen.getByRole('button', { name: '04/01/2027' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mês seguinte' }).matches(':disabled')).toBe(true);
    await expectAccessible();
  });

  test('days that requests ask for are balance, and not free', async () => {
    server().answer(calls.vacationBalance, { ...balance, periodos: [{ ...near, pedidos: 15 }] });
    renderAt(`${place}?id=v-1`, Screen);
    await screen.findByText('20 dias de saldo');
    const told = screen.getAllByRole('term').map(name => `${name.textContent} ${name.nextSibling?.textContent}`);
    expect(told).toEqual(['Direito 30', 'Gozados ou marcados 10', 'Em pedidos 15', 'Livres 5']);
  });

  test('HR says where counting begins; what can’t be is said before it is sent', async () => {
    const made = server();
    made.answer(opening.vacationOpenings, [
      {
        ...{ aPartirDe: '2022-12-01', gozados: 0, vendidos: 0, faltas: 0 },
        ...{ informadoPor: 'Helena Prado', informadoEm: '2026-10-02T12:00:00Z' },
      },
    ]);
    made.answer(calls.openVacations, balance);
    const user = renderAt(`${place}?id=v-1`, Screen);
    await user.click(await screen.findByRole('button', { name: 'Onde começa a contagem' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Onde começa a contagem' }));
    const save = dialog.getByRole('button', { name: 'Salvar' });
    const day = dialog.getByLabelText<HTMLInputElement>('Conta a partir de');
    expect(day.value).toBe('01/12/2024');
    await user.clear(day);
    await user.type(day, '01112020');
    expect(save).toBeDescribedBy('Esta data não serve');
    await user.clear(day);
    await user.type(day, '01122024');
    await user.clear(dialog.getByLabelText('Faltas injustificadas'));
    await user.type(dialog.getByLabelText('Faltas injustificadas'), '7');
    expect(dialog.getByText('Direito de 24 dias, saldo de 24.')).toBeVisible();
    expect(await dialog.findByText('Conta a partir de 01/12/2022')).toBeVisible();
    await expectAccessible();
    await user.click(save);
    expect(await screen.findByText('Início da contagem salvo')).toBeVisible();
    expect(lastBody(made, 'PUT', /inicio$/)).toEqual({ aPartirDe: '2024-12-01', gozados: 0, vendidos: 0, faltas: 7 });
  });

  test('who may ask for one in their place is led to the form', async () => {
    server();
    const user = renderAt(`${place}?id=v-1`, () => (
      <FileVacationSlot value={({ idVinculo }) => <p>{`formulário de ${idVinculo}`}</p>}>
        <Screen />
      </FileVacationSlot>
    ));
    await user.click(await screen.findByRole('link', { name: 'Registrar férias' }));
    expect(await screen.findByText('formulário de v-1')).toBeVisible();
  });

  test('who may only read sees what was told', async () => {
    await signIn(['RhSolicitacaoVisualizar']);
    server();
    const user = renderAt(`${place}?id=v-1`, Screen);
    await user.click(await screen.findByRole('button', { name: 'Ver histórico da contagem' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Nada informado até aqui')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Salvar' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Registrar férias' })).toBeNull();
  });

  test('a manager reads the own people’s, and is not asked where counting begins', async () => {
    await signedInAs(
      { ...helena, roles: ['GESTOR'], permissions: ['GestorSolicitacaoVisualizar', 'RhSolicitacaoEditar'] },
      'gestor',
      apps,
    );
    server();
    const user = renderAt('/gestor/solicitacoes/ferias', Screen);
    const link = await screen.findByRole('link', { name: /Fabiana/ });
    expect(screen.queryByRole('link', { name: 'Início por arquivo' })).toBeNull();
    expect(link.getAttribute('href')).toBe('/gestor/solicitacoes/ferias?id=v-1');
    await user.click(link);
    expect(await screen.findByText('Começar até 11/11/2026')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Início da contagem' })).toBeNull();
  });
});

describe('files', () => {
  test('are listed, and each tells what became of its lines', async () => {
    const made = server();
    made.answer(opening.openingFiles, pageOf([file]));
    made.answer(opening.openingFile, file);
    const nobody = { matricula: '12', cpf: '***.982.247-**', idVinculo: null, nome: null };
    made.answer(
      opening.openingFileLines,
      pageOf([
        { ...nobody, linha: 2, idVinculo: 'v-1', nome: balance.nome, situacao: 'aplicada', campo: null, motivo: null },
        {
          ...{ ...nobody, linha: 3, situacao: 'recusada', campo: 'gozados' },
          motivo: { codigo: 'INVALID_NUMBER', valores: {} },
        },
        {
          ...{ ...nobody, linha: 4, situacao: 'recusada', campo: null },
          motivo: { codigo: 'FILE_BROKEN', valores: {} },
        },
      ]),
    );
    const user = renderAt(`${place}?aba=arquivos`, Screen);
    await user.click(await screen.findByRole('link', { name: 'inicio.csv' }));
    expect(await screen.findByText('2 linhas aplicadas')).toBeVisible();
    expect(await screen.findByText('Escreva um número inteiro em gozados.')).toBeVisible();
    expect(screen.getByText('O arquivo não pôde ser lido a partir daqui.')).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('link', { name: 'Ver recusadas' }));
    await expect.poll(() => made.lastQuery(/linhas/)?.get('situacao')).toBe('recusada');
  });

  test('one on its way shows how far it is', async () => {
    const made = server();
    made.answer(opening.openingFile, { ...file, status: 'processando', recusadas: 0, erro: null, feitos: 1 });
    renderAt(`${place}?aba=arquivos&arquivo=f-1`, Screen);
    expect(await screen.findByText('1 de 3')).toBeVisible();
  });

  test('none yet says so', async () => {
    const made = server();
    made.answer(opening.openingFiles, pageOf([]));
    renderAt(`${place}?aba=arquivos`, Screen);
    expect(await screen.findByText('Nenhum arquivo enviado')).toBeVisible();
  });
});
