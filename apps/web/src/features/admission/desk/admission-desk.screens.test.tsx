import { admissionContract as calls } from '@cracha/contract/features/admission/admission.contract.ts';
import { openingsContract as openings } from '@cracha/contract/features/admission/opening.contract.ts';
import { teamAdmissionContract as team } from '@cracha/contract/features/admission/team-admission.contract.ts';
import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { managerContract } from '@cracha/contract/features/identity/manager.contract.ts';
import { kitContract } from '@cracha/contract/features/kit/kit.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { lastBody } from '#test/clock.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { Screen } from '../hr-online-admission.screen.tsx';
import { Screen as ManagerScreen } from '../manager-online-admission.screen.tsx';

type Whole = ResponseSent<typeof calls.admission>;
const row = {
  ...{ id: 'a-1', nome: 'Lia Prado', idEmpresa: 'c-1', empresa: 'Pantanal', cargo: 'Auxiliar', regime: 'empregado' },
  ...{ inicio: '2026-12-20', prazo: '2026-12-10', situacao: 'emRevisao', contato: 'l•••@fora.test' },
  ...{ entrega: 'enviada', pronto: 100, convidadaEm: '2026-12-01T12:00:00Z', enviadaEm: null, idEmpregado: null },
  can: ['devolve', 'aprova', 'desiste'],
} as const satisfies Partial<Whole>;
const item = (campo: string, valor: string | null, about: object = {}) => ({
  ...{ passo: 'pessoal', campo, valor, informado: true, noCadastro: null, situacao: 'novo' as const, motivo: null },
  ...about,
});
const whole: Whole = {
  ...row,
  can: [...row.can],
  ...{ idDefinicaoKit: null, diasAteVespera: 2, versao: 4, dependentes: [], papeis: [], faltam: [] },
  itens: [item('nomeMae', 'Ana Prado', { noCadastro: 'Ana P. Prado' }), item('racaCor', null)],
  situacaoDependentes: { situacao: 'aceito', motivo: null },
  ...{ jaNoGrupo: true, motivo: null },
  registro: {
    ...{ convidadaPor: 'Helena Prado', gestor: 'Gustavo Lima', aprovada: null, admitida: null },
    ...{ aviso: { versao: '2026-12', em: '2026-12-01T13:00:00Z' }, verdadeEm: '2026-12-02T13:00:00Z' },
  },
};
const page = <T,>(items: T[]) => ({ items, total: items.length, page: 1, size: 10, after: null });
const aKit = {
  ...{
    id: 'kit-1',
    nome: 'Kit CLT',
    tipo: 'admissao' as const,
    regimes: [],
    cargos: [],
    idEmpresa: null,
    empresa: null,
  },
  ...{ ativo: true, versao: 1, totalItens: 6, abertos: 0, esperaSegundaPessoa: null, can: [] },
};
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() =>
  signedInAs(
    {
      ...helena,
      permissions: [
        ...['Visualizar', 'Criar', 'Editar', 'Aprovar', 'Negar', 'Finalizar'].map(act => `RhAdmissaoOnline${act}`),
        ...['Visualizar', 'Criar', 'Editar', 'Finalizar'].map(act => `RhRecrutamento${act}`),
        ...['RhAdmissaoVisualizar', 'RhGestorVisualizar'],
      ],
    },
    'rh',
    ['admissao-online', 'recrutamento', 'meu-modelo', 'gestor'],
  ),
);

test('without an invitation the list says so; with one its states are tabs with counts', async () => {
  const server = stubServer();
  server.answer(calls.admissions, page([]));
  server.answer(calls.admissionTotals, { todas: 0, comCandidato: 0, paraRevisar: 0, aprovadas: 0, encerradas: 0 });
  renderAt('/rh/admission-online', Screen);
  expect(await screen.findByText('Nenhum convite aberto')).toBeVisible();
  await expectAccessible();
});

test('what is told is reviewed item by item: what is marked goes back with its reason', async () => {
  const server = stubServer();
  server.answer(calls.admission, whole);
  server.answer(calls.returnAdmission, { ...whole, situacao: 'devolvida', can: ['desiste'], versao: 5 });
  const user = renderAt('/rh/admission-online?id=a-1', Screen);
  expect(await screen.findByText('No cadastro: Ana P. Prado')).toBeVisible();
  expect(screen.getByText('Declarado pela pessoa')).toBeVisible();
  expect(screen.getByText(/^Helena Prado · /)).toBeVisible();
  expect(screen.getByText('2 dias até a véspera do início')).toBeVisible();
  await expectAccessible();
  await user.click(button('Devolver Nome da mãe'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Falta o sobrenome da mãe.');
  await user.click(dialog.getByRole('button', { name: 'Marcar para devolver' }));
  await user.click(await screen.findByRole('button', { name: 'Devolver 1 item' }));
  const [sent] = server.requests('POST', /devolve$/);
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    versao: 4,
    itens: [{ campo: 'nomeMae', motivo: 'Falta o sobrenome da mãe.' }],
  });
});

test('what was not delivered or told is not called accepted', async () => {
  const server = stubServer();
  const paper = {
    obrigatorio: false,
    lados: 1,
    faltaLado: 1,
    porque: 'Para o cadastro.',
    situacao: 'aceito' as const,
    motivo: null,
  };
  server.answer(calls.admission, {
    ...whole,
    papeis: [{ ...paper, id: 'p-1', nome: 'Comprovante de endereço', arquivos: [] }],
    itens: [
      item('nomePai', null, { informado: false, situacao: 'aceito' }),
      item('nomeMae', 'Ana Prado', { situacao: 'aceito' }),
    ],
    situacaoDependentes: { situacao: 'novo', motivo: null },
  });
  renderAt('/rh/admission-online?id=a-1', Screen);
  const statusOf = async (label: string) => within((await screen.findByText(label)).closest('li') as HTMLElement);
  expect((await statusOf('Nome da mãe')).getByText('Aceito')).toBeVisible();
  expect((await statusOf('Comprovante de endereço')).getByText('Nada entregue')).toBeVisible();
  expect(screen.getAllByText('Aceito')).toHaveLength(1);
});

test('candidates stand by stage, and one is invited from there', async () => {
  const server = stubServer();
  const rui = {
    ...{ id: 'k-1', idVaga: 'v-1', nome: 'Rui Campos', email: 'rui@fora.test', celular: null },
    ...{ etapa: 'conversa' as const, motivo: null, criadoEm: '2026-12-01T12:00:00Z', idAdmissao: null },
  };
  server.answer(openings.candidates, page([rui]));
  server.answer(openings.opening, {
    ...{ id: 'v-1', titulo: 'Auxiliar', idEmpresa: 'c-1', empresa: 'Pantanal', situacao: 'aberta' as const },
    ...{ criadaEm: '2026-12-01T12:00:00Z', candidatos: { novo: 0, conversa: 1, escolhido: 0, recusado: 0 } },
  });
  server.answer(companyContract.companies, []);
  server.answer(kitContract.kitDefinitions, page([aKit]));
  server.answer(
    managerContract.managers,
    page([
      {
        ...{ id: 'm-1', idUsuario: 'u-1', nome: 'Gustavo Lima', cpf: null, situacao: 'ativo' as const, ativo: true },
        ...{ pessoas: 3, todas: false, substituto: null, proprio: false, can: [] },
      },
    ]),
  );
  server.answer(openings.inviteFromOpening, whole);
  const user = renderAt('/rh/admission-online?vaga=v-1', Screen);
  expect(await screen.findByText('Rui Campos')).toBeVisible();
  await expectAccessible();
  await user.click(button('Convidar para admissão'));
  expect(await screen.findByRole('dialog', { name: 'Convidar para admissão: Rui Campos' })).toBeVisible();
  await user.type(screen.getByLabelText('Função'), 'Motorista');
  const asked = () => Object.fromEntries(server.requests('GET', /definicao/).at(-1)?.query ?? []);
  await waitFor(() => expect(asked()).toMatchObject({ cargo: 'Motorista', regime: 'empregado', idEmpresa: 'c-1' }));
  await user.selectOptions(await screen.findByLabelText('Kit de documentos'), 'Kit CLT');
  // what doesn't suit the work any more is neither offered nor sent
  server.answer(kitContract.kitDefinitions, page([]));
  await user.selectOptions(screen.getByLabelText('Tipo de contrato'), 'Aprendiz');
  await waitFor(() => expect(screen.queryByLabelText('Kit de documentos')).toBeNull());
  await user.selectOptions(screen.getByLabelText('Tipo de contrato'), 'CLT');
  expect(await screen.findByLabelText('Kit de documentos')).toHaveProperty('value', 'kit-1');
  await user.selectOptions(await screen.findByLabelText('Gestor'), 'Gustavo Lima');
  await expectAccessible();
  await user.click(button('Enviar convite'));
  expect(lastBody(server, 'POST', /convida$/)).toMatchObject({ idDefinicaoKit: 'kit-1', idGestor: 'm-1' });
});

test('a manager sees how far it is, in tabs with counts', async () => {
  await signedInAs({ ...helena, permissions: ['GestorAdmissaoVisualizar'] }, 'gestor', ['meu-modelo']);
  const server = stubServer();
  const { id, nome, empresa, cargo, inicio } = row;
  server.answer(
    team.teamAdmissions,
    page([{ ...{ id, nome, empresa, cargo, inicio }, situacao: 'devolvida' as const, idEmpregado: null }]),
  );
  server.answer(team.teamAdmissionTotals, {
    ...{ todas: 1, comCandidato: 1, paraRevisar: 0, aprovadas: 0, encerradas: 0 },
  });
  renderAt('/gestor/admission-online', ManagerScreen);
  expect(await screen.findByText('Lia Prado')).toBeVisible();
  expect(screen.getByText('Devolvida')).toBeVisible();
  expect(await screen.findByRole('button', { name: /Com o candidato.*1/ })).toBeVisible();
  await expectAccessible();
});

test.each([
  ['en-US', 'No open invitation'],
  ['es-ES', 'Ninguna invitación abierta'],
] as const)('in %s too', async (language, none) => {
  const server = stubServer();
  server.answer(calls.admissions, page([]));
  server.answer(calls.admissionTotals, { todas: 0, comCandidato: 0, paraRevisar: 0, aprovadas: 0, encerradas: 0 });
  await setLanguage(language);
  renderAt('/rh/admission-online', Screen);
  expect(await screen.findByText(none)).toBeVisible();
  await setLanguage('pt-BR');
});
