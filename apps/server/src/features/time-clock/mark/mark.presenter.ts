import type { clockMarkContract } from '@cracha/contract/features/time-clock/clock-mark.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { Mark } from '#core/clock/month/marks.ts';
import { type DayNow, nextMark } from './day-now.ts';
import type { OwnRecorder, PunchRow } from './mark.queries.ts';

type Calls = typeof clockMarkContract;
type Day = ResponseSent<Calls['workedDay']>;

const states = { ok: 'ok', pending: 'pendente', running: 'andamento', future: 'futuro' } as const;
const sources = {
  recorder: 'registro',
  file: 'arquivo',
  kiosk: 'quiosque',
  port: 'fopag',
  treatment: 'tratamento',
  plan: 'horario',
} as const;
const directions = { in: 'entrada', out: 'saida' } as const;

export function presentDay({ employment_id, company }: OwnRecorder, day: DayNow): Day {
  return {
    ...{ idVinculo: employment_id, empresa: company, dia: day.date, zona: day.zone, horario: day.plan },
    ...{ previsto: day.expected, trabalhadas: day.worked_clock, situacao: states[day.status] },
    ocorrencias: [...new Set(day.occurrences)].sort(),
    marcacoes: day.marks.map(presentMark),
    proxima: nextMark(day),
  };
}

function presentMark({ punchId, at, direction, source, nsr, kind, flags }: Mark): Day['marcacoes'][number] {
  return {
    ...{ id: punchId, data: at.slice(0, 10), hora: at.slice(11), sentido: direction && directions[direction] },
    ...{ origem: sources[source], nsr, fonte: kind, duvida: flags },
  };
}

export function presentPunch(row: PunchRow): ResponseSent<Calls['workerPunches']>['items'][number] {
  return {
    ...{ id: row.id, idVinculo: row.employment_id, empresa: row.company, dia: row.day, hora: row.hour },
    ...{ em: row.instant.toISOString(), nsr: row.nsr, origem: sources[row.source] },
    comprovante: row.source === 'recorder',
  };
}
