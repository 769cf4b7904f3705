import type { Permission } from '@cracha/contract/access/permissions.ts';
import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import type { clockPeriodContract } from '@cracha/contract/features/time-clock/clock-period.contract.ts';
import type { clockSetupContract } from '@cracha/contract/features/time-clock/clock-setup.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { helena, signedInAs } from './people.ts';
import { stubServer } from './server.ts';
import { row as worker } from './workers.ts';

export type Period = ResponseSent<(typeof clockPeriodContract)['clockPeriods']>[number];
export type Schedule = ResponseSent<(typeof clockSetupContract)['workSchedules']>[number];

const rights: Permission[] = [
  'RhPontoRegraVisualizar',
  'RhPontoRegraCriar',
  'RhPontoRegraEditar',
  'RhPontoRegraDeletar',
  'RhPontoFechamentoVisualizar',
  'RhPontoFechamentoEditar',
  'RhPontoFechamentoFinalizar',
  'RhPontoArquivoVisualizar',
  'RhPontoArquivoCriar',
  'RhPontoArquivoDownload',
  'RhEspelhoPontoVisualizar',
  'RhEspelhoPontoEditar',
];

/** HR with these rights of the clock: all, where none are named. */
export function signedInForClock(permissions: readonly Permission[] = rights): Promise<void> {
  return signedInAs({ ...helena, permissions: ['RhInicioVisualizar', ...permissions] }, 'rh', [
    'ponto-registro',
    'trabalhador',
  ]);
}

export const company = {
  id: 'c1',
  cnpj: '12345678000195',
  razaoSocial: 'Pantanal São Paulo Ltda',
  nomeFantasia: 'Pantanal São Paulo',
  ativo: true,
};

export const period: Period = {
  id: 'p1',
  idEmpresa: 'c1',
  empresa: 'Pantanal São Paulo',
  tipoPonto: 'registro',
  de: '2026-10-01',
  ate: '2026-10-31',
  estado: 'aberto',
  espelhos: { total: 17, aberto: 10, enviado: 4, emRevisao: 1, aprovado: 2, fechado: 0 },
  faltaAntes: null,
};
export const otherPeriod: Period = {
  ...period,
  id: 'p2',
  idEmpresa: 'c2',
  empresa: 'Pantanal Sinop',
  estado: 'aprovado',
  espelhos: { total: 3, aberto: 0, enviado: 0, emRevisao: 0, aprovado: 3, fechado: 0 },
  faltaAntes: { de: '2026-09-01', ate: '2026-09-30' },
};

export function pageOf<T>(items: T[]) {
  return { items, total: items.length, page: 1, size: 10, after: null };
}

/** With the companies and a worker to choose from. */
export function clockServer() {
  const server = stubServer();
  server.answer(companyContract.companies, [company, { ...company, id: 'c2', nomeFantasia: 'Pantanal Sinop' }]);
  server.answer(workerContract.hrWorkers, pageOf([worker]));
  server.answer(workerContract.hrWorkerFilters, {
    empresas: [{ id: 'c1', nome: company.nomeFantasia, ativa: true }],
    lotacoes: ['CD Cajamar'],
    tomadores: [],
  });
  return server;
}

/** What was sent by the newest request to this path. */
export function lastBody(server: ReturnType<typeof stubServer>, method: string, path: RegExp): unknown {
  return JSON.parse(server.requests(method, path).at(-1)?.body || 'null');
}
