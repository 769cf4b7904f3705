import { clockPortContract } from '@cracha/contract/features/time-clock/clock-port.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { ClockAdapters } from '#core/clock/port/clock-port.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { isUnreachable } from '../port-acts.ts';
import { type PayrollClock, payrollClocks } from '../port-outbox.queries.ts';
import {
  type ClockSettings,
  chooseClock,
  clockOf,
  clockSettings,
  type PortServices,
  setIntegration,
  tryNow,
} from './integration.ts';

type Calls = typeof clockPortContract;
type Clock = ResponseSent<Calls['payrollClockState']>;

/** The port to a payroll clock: its companies, their state, and HR's settings. */
export function clockPortRoutes(services: PortServices): Routes {
  const { enqueue, clockAdapters } = services;
  return routes(clockPortContract, {
    payrollClocks: async ({ tx }) => (await payrollClocks(tx)).map(presentClock),
    choosePayrollClock: async ({ tx, by, params }) => presentClock(await chooseClock(tx, by, params.id)),
    payrollClockState: async ({ tx, params }) => presentClock(await clockOf(tx, params.id)),
    payrollClockConfig: async ({ tx, params }) => presentSettings(await clockSettings(tx, params.id), clockAdapters),
    savePayrollClockConfig: async ({ tx, by, params, body: { adaptador, codigoEmpresa, ativo, versao } }) => {
      const set = { adapter: adaptador, company_code: codigoEmpresa, active: ativo, version: versao };
      return presentSettings(await setIntegration(tx, services, by, params.id, set), clockAdapters);
    },
    retryPayrollClock: async ({ tx, by, params }) =>
      presentSettings(await tryNow(tx, enqueue, by, params.id), clockAdapters),
  });
}

const failures = { down: 'indisponivel', late: 'demorou', refused: 'recusou' } as const;
const kinds = { pdf: 'pdf', manual: 'manual', recorder: 'registro', payroll: 'fopag' } as const;
const acts = { putJustification: 'pedido', decideJustification: 'decisao', decideMirror: 'espelho' } as const;
const states = { waiting: 'aguardando', refused: 'recusado' } as const;

function presentClock(clock: PayrollClock): Clock {
  const isDown = isUnreachable(clock);
  return {
    ...{ id: clock.id, nome: clock.name, cnpj: clock.cnpj },
    situacao: clock.integrated ? (isDown ? 'indisponivel' : 'funciona') : 'desligada',
    copiaEm: clock.succeeded_at?.toISOString() ?? null,
    falhaEm: isDown ? (clock.failed_at?.toISOString() ?? null) : null,
    falha: isDown && clock.failure ? failures[clock.failure] : null,
    escolhida: clock.chosen,
  };
}

function presentSettings(
  { clock, set, waiting }: ClockSettings,
  adapters: ClockAdapters,
): ResponseSent<Calls['payrollClockConfig']> {
  return {
    ...{ idEmpresa: clock.id, nome: clock.name, tipoPonto: kinds[clock.kind] },
    ...{ adaptador: set?.adapter ?? null, codigoEmpresa: set?.company_code ?? '', ativo: set?.active === true },
    ...{ versao: set?.version ?? 0, adaptadores: [...adapters.keys()], situacao: presentClock(clock) },
    fila: waiting.map(one => ({
      ...{ id: one.id, ato: acts[one.verb], nomeEmpregado: one.worker_name, dia: one.day, situacao: states[one.state] },
      ...{ tentativas: one.tries, falha: one.failure && failures[one.failure], desde: one.made_at.toISOString() },
      proximaTentativa: one.state === 'waiting' ? one.next_try_at.toISOString() : null,
    })),
  };
}
