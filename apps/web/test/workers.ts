import { recordFormContract } from '@cracha/contract/features/worker/record-form.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { workerSections } from '@cracha/contract/features/worker/worker-fields.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { ComponentType } from 'react';
import { helena, signedInAs } from './people.ts';
import { renderAt } from './render.tsx';
import { stubServer } from './server.ts';

export type WorkerRecord = ResponseSent<(typeof workerContract)['worker']>;

export const row = {
  id: 'e1',
  idUsuario: 'u1',
  nome: 'Jéssica Nascimento Prado',
  cpf: '***.918.457-**',
  matricula: '20898',
  idEmpresa: 'c1',
  empresa: 'Pantanal São Paulo',
  lotacao: 'CD Cajamar',
  tomador: 'Mercado Peixoto',
  cargo: 'Assistente de expedição',
  regime: 'empregado' as const,
  admissao: '2021-03-12',
  situacao: 'ativo' as const,
  entrou: false,
  acesso: true,
  can: ['editar' as const, 'convidar' as const],
};
export const record: WorkerRecord = {
  id: 'e1',
  idUsuario: 'u1',
  versao: 4,
  nome: row.nome,
  foto: null,
  fotoPropria: false,
  fotoRh: false,
  cpf: row.cpf,
  idEmpresa: 'c1',
  empresa: row.empresa,
  situacao: 'ativo',
  desligamento: null,
  motivoDesligamento: null,
  codigoDesligamento: null,
  entrou: false,
  vinculo: { aceitoEm: '2026-01-05T12:00:00Z', recusadoEm: null, podePedirEm: null, cartaAte: null },
  emailConfirmado: false,
  celularConfirmado: true,
  campos: {
    nome: row.nome,
    matricula: '20898',
    admissao: '2021-03-12',
    pis: null,
    cargo: row.cargo,
    lotacao: row.lotacao,
    salario: 286_000,
    celular: '11987654321',
    email: 'jessica@pantanal.test',
  },
  dependentes: [
    { nome: 'Lia Prado', cpf: '***.444.777-**', nascimento: '2015-02-03', parentesco: 'filho', para: ['ir'] },
  ],
  secoes: workerSections.map(secao => ({
    secao,
    ve: true,
    edita: true,
    faltam: secao === 'documentos' ? ['pis'] : [],
  })),
  mudancas: [{ id: 'm1', campo: 'lotacao', valor: 'Matriz', aPartirDe: '2099-01-01', motivo: null, futura: true }],
  exigidos: [],
  camposProprios: [],
  afastamentos: [],
  mudancaConta: null,
  transferencia: null,
  gestao: null,
  vinculos: [],
  can: ['editar', 'mudar', 'desligar', 'convidar', 'verCpf'],
};
export const timeline: ResponseSent<(typeof workerContract)['workerTimeline']> = [
  {
    dia: '2099-01-01',
    tipo: 'contrato',
    fato: { codigo: 'changed', valores: { campo: 'lotacao', valor: 'Matriz', antes: 'CD Cajamar', motivo: null } },
    idRecibo: null,
    idArquivo: null,
    futuro: true,
  },
  {
    dia: '2026-11-06',
    tipo: 'recibo',
    fato: { codigo: 'receiptPublished', valores: { mes: 10, ano: 2026 } },
    idRecibo: 'r1',
    idArquivo: null,
    futuro: false,
  },
  {
    dia: '2026-11-06',
    tipo: 'recibo',
    fato: { codigo: 'benefitPublished', valores: { mes: 10, ano: 2026 } },
    idRecibo: 'r2',
    idArquivo: null,
    futuro: false,
  },
  {
    dia: '2026-11-06',
    tipo: 'recibo',
    fato: { codigo: 'statementPublished', valores: { mes: 12, ano: 2025 } },
    idRecibo: 'r3',
    idArquivo: null,
    futuro: false,
  },
  {
    dia: '2026-05-01',
    tipo: 'salario',
    fato: { codigo: 'changed', valores: { campo: 'salario', valor: '286000', antes: '270000', motivo: 'Acordo' } },
    idRecibo: null,
    idArquivo: null,
    futuro: false,
  },
  {
    dia: '2021-03-12',
    tipo: 'contrato',
    fato: { codigo: 'admitted', valores: { cargo: 'Auxiliar', salario: '198000' } },
    idRecibo: null,
    idArquivo: null,
    futuro: false,
  },
];

const oneActive: ResponseSent<(typeof workerContract)['hrWorkerTotals']> = {
  total: 1,
  porSituacao: { ativo: 1, afastado: 0, desligado: 0 },
};

/** The screen of workers at an address, as HR with the right to change records, with one of them on the server. */
export async function openWorkers(
  Screen: ComponentType,
  address: string,
  change: Partial<WorkerRecord> = {},
  totals = oneActive,
) {
  const server = stubServer();
  const permissions = [
    'RhTrabalhadorVisualizar',
    'RhTrabalhadorEditar',
    'RhTrabalhadorCriar',
    'RhTrabalhadorDownload',
    'RhTrabalhadorHistorico',
    'RhRemuneracaoEditar',
  ] as const;
  await signedInAs({ ...helena, permissions: [...helena.permissions, ...permissions] }, 'rh');
  server.answer(workerContract.hrWorkers, ({ query }) => ({
    items: query.get('situacao') === 'desligado' ? [] : [row],
    total: 1,
    page: 1,
    size: 10,
    after: null,
  }));
  server.answer(workerContract.hrWorkerTotals, totals);
  server.answer(workerContract.hrWorkerFilters, {
    empresas: [
      { id: 'c1', nome: row.empresa, ativa: true },
      { id: 'c9', nome: 'Doca Antiga', ativa: false },
    ],
    lotacoes: ['CD Cajamar'],
    tomadores: ['Mercado Peixoto'],
  });
  server.answer(recordFormContract.recordForm, { versao: 1, exigidos: [], campos: [] });
  server.answer(workerContract.worker, { ...record, ...change });
  server.answer(workerContract.workerTimeline, timeline);
  server.answer(workerContract.workerHistory, [
    {
      id: '1',
      em: '2026-11-20T12:00:00Z',
      quem: 'Helena',
      verbo: 'workerSaved',
      antes: { pis: null },
      depois: { pis: '26827649960' },
      dependentes: null,
    },
  ]);
  return { server, user: renderAt(address, Screen) };
}
