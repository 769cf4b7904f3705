import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { day, id, idParams, instant } from '../../kernel/wire.ts';

const readers = {
  roles: ['RH', 'GESTOR', 'EMPREGADO'],
  permission: ['RhPontoFopagVisualizar', 'GestorPontoFopagVisualizar', 'TrabalhadorPontoFopagVisualizar'],
  appAccess: ['ponto-fopag'],
} as const satisfies Access;
const hr = (act: 'Visualizar' | 'Editar') =>
  ({ roles: ['RH'], permission: [`RhPontoFopag${act}`], appAccess: ['ponto-fopag'] }) as const satisfies Access;

/** Why the payroll clock did not do what it was asked: it can't be reached, took too long, or says no. */
const failure = z.enum(['indisponivel', 'demorou', 'recusou']);

const payrollClock = z.object({
  id,
  nome: z.string(),
  cnpj: z.nullable(z.string()),
  /** `desligada`: no adapter works, and justifications can only be denied. `indisponivel`: the last reading failed. */
  situacao: z.enum(['funciona', 'indisponivel', 'desligada']),
  /** When its months were read last; null: never. */
  copiaEm: z.nullable(instant),
  falhaEm: z.nullable(instant),
  falha: z.nullable(failure),
  /** The reader looked at it last. */
  escolhida: z.boolean(),
});

const waitingAct = z.object({
  id,
  ato: z.enum(['pedido', 'decisao', 'espelho']),
  nomeEmpregado: z.string(),
  /** Of the justification; of a mirror its first day. */
  dia: z.nullable(day),
  /** `recusado`: the other program said no, and it isn't sent again. */
  situacao: z.enum(['aguardando', 'recusado']),
  tentativas: z.int(),
  falha: z.nullable(failure),
  desde: instant,
  proximaTentativa: z.nullable(instant),
});

const settings = z.object({
  idEmpresa: id,
  nome: z.string(),
  tipoPonto: z.enum(['pdf', 'manual', 'registro', 'fopag']),
  /** Null: none was ever set. */
  adaptador: z.nullable(z.string()),
  /** What the payroll clock calls the company. */
  codigoEmpresa: z.string(),
  ativo: z.boolean(),
  versao: z.int(),
  /** What this installation has; empty: none. */
  adaptadores: z.array(z.string()),
  situacao: payrollClock,
  /** What waits for the payroll clock or was refused in the last thirty days, the oldest first, at most a hundred. */
  fila: z.array(waitingAct),
});

const settingsForm = z.object({
  adaptador: z.string().check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(40)),
  codigoEmpresa: z.string().check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(60)),
  ativo: z.boolean(),
  /** The one that was read; 0: none was set. */
  versao: z.int(),
});

/** The port to a payroll clock: its companies, their state and settings (product 4, sections 14 and 17). */
export const clockPortContract = {
  payrollClocks: endpoint({
    method: 'GET',
    path: '/integracaoponto/empresas',
    summary: 'The companies in reach whose hours come from a payroll clock, by name, with the state of each.',
    access: readers,
    response: z.array(payrollClock),
  }),
  choosePayrollClock: endpoint({
    method: 'POST',
    path: '/integracaoponto/:id/troca',
    summary: 'Remembers which company’s payroll clock the reader looks at.',
    access: readers,
    params: idParams('company'),
    response: payrollClock,
  }),
  payrollClockState: endpoint({
    method: 'GET',
    path: '/integracaoponto/:id/situacao',
    summary: 'Whether a company’s payroll clock answers, and when its months were read last.',
    access: readers,
    params: idParams('company'),
    response: payrollClock,
  }),
  payrollClockConfig: endpoint({
    method: 'GET',
    path: '/integracaoponto/:id/config',
    summary: 'The settings of a company’s payroll clock, and what waits to be told to it.',
    access: hr('Visualizar'),
    params: idParams('company'),
    response: settings,
  }),
  savePayrollClockConfig: endpoint({
    method: 'PUT',
    path: '/integracaoponto/:id/config',
    summary: 'Sets the adapter of a company’s payroll clock and switches it on or off; copies are read at once.',
    access: hr('Editar'),
    params: idParams('company'),
    body: settingsForm,
    response: settings,
  }),
  retryPayrollClock: endpoint({
    method: 'POST',
    path: '/integracaoponto/:id/tenta',
    summary: 'Tells the payroll clock what waits, and reads its months, now.',
    access: hr('Editar'),
    params: idParams('company'),
    response: settings,
  }),
} satisfies Contract;
