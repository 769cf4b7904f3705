import type { clockFileContract } from '@cracha/contract/features/time-clock/clock-file.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { messageValues } from '@cracha/contract/kernel/wire.ts';
import * as z from 'zod/mini';
import { taskStates } from '#core/task/task.ts';
import type { ClockFileRow, linesOfFile } from './clock-file.queries.ts';

type Contract = typeof clockFileContract;
type Row = ResponseSent<Contract['clockFiles']>['items'][number];
type Line = ResponseSent<Contract['clockFileLines']>['items'][number];
type Made = ResponseSent<Contract['madeFile']>;

const count = z._default(z.int(), 0);

/** What is kept of a file that was read (`clock_file.report`); of one that was not, what there is to say of it. */
export const keptReport = z.object({
  layout: z._default(z.nullable(z.string()), null),
  codificacao: z._default(z.nullable(z.string()), null),
  crc: z._default(z.nullable(z.string()), null),
  cadeia: z._default(z.enum(['integra', 'quebrada', 'ausente']), 'ausente'),
  lacunas: z._default(z.array(z.object({ de: z.int(), ate: z.int() })), []),
  marcacoes: count,
  novas: count,
  repetidas: count,
  ruins: count,
  desconhecidos: count,
});

/** What is kept of a file that was made. */
export const keptMade = z.object({ linhas: count, semCodigo: z._default(z.array(z.string()), []) });

export function presentClockFile(row: ClockFileRow): Row {
  const { layout, marcacoes, novas, repetidas, ruins, desconhecidos } = keptReport.parse(row.report ?? {});
  return {
    id: row.id,
    nome: row.name,
    idEmpresa: row.company_id,
    empresa: row.company_name,
    status: taskStates.wireOf(row.state),
    layout,
    de: row.from_day,
    ate: row.until_day,
    marcacoes,
    novas,
    repetidas,
    ruins,
    desconhecidos,
    enviadoPor: row.made_by_name,
    enviadoEm: row.made_at.toISOString(),
  };
}

export function presentClockReport(row: ClockFileRow, lines: readonly FileLine[]) {
  return {
    ...presentClockFile(row),
    ...keptReport.parse(row.report ?? {}),
    achados: lines.map(presentLine),
    // what a person has to say before it goes on
    erro: row.state === 'confirming' ? 'CONFIRMATION_REQUIRED' : row.error,
    total: row.total ?? 0,
    feitos: row.done,
  };
}

type FileLine = Awaited<ReturnType<typeof linesOfFile>>[number];

export function presentLine(line: FileLine): Line {
  return {
    codigo: line.code,
    valores: messageValues.parse(line.data),
    linha: line.number,
    campo: line.field,
    aviso: line.warning,
  };
}

export function presentMade(row: ClockFileRow): Made {
  const { linhas, semCodigo } = keptMade.parse(row.report ?? {});
  return {
    id: row.id,
    tipo: row.kind === 'afd' ? 'afd' : 'folha',
    nome: row.name,
    idEmpresa: row.company_id ?? '',
    empresa: row.company_name ?? '',
    de: row.from_day,
    ate: row.until_day,
    status: taskStates.wireOf(row.state),
    numero: row.number,
    reaberto: row.reopened,
    linhas,
    semCodigo,
    erro: row.error,
    feitoPor: row.made_by_name,
    feitoEm: row.made_at.toISOString(),
  };
}
