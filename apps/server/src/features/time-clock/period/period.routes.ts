import { clockPeriodContract } from '@cracha/contract/features/time-clock/clock-period.contract.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { MirrorState } from '#core/clock/states/mirror-moves.ts';
import { taskStates } from '#core/task/task.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse } from '#kernel/refusal.ts';
import type { PayrollAmount } from '../payroll-totals.ts';
import { closingById, itemsOf } from './closing.queries.ts';
import { askClosing, checkPeriods } from './closing.ts';
import { type ClockPeriod, type ClosingFilter, periodsOf } from './period.queries.ts';
import { openPeriod } from './period.ts';

type Calls = typeof clockPeriodContract;

/** Periods: opened, checked, closed, reopened. */
export function clockPeriodRoutes({ enqueue }: { enqueue: Enqueue }): Routes {
  return routes(clockPeriodContract, {
    clockPeriods: async ({ tx, by, query }) => (await periodsOf(tx, groupOf(by), query.idEmpresa)).map(presentPeriod),
    openPeriod: async ({ tx, by, body: { idEmpresa, de, ate } }) => ({
      id: await openPeriod(tx, enqueue, by, { companyId: idEmpresa, from: de, until: ate }),
    }),
    checkPeriods: async ({ tx, by, body }) => {
      const { blocked, ready, closed, notes, payroll } = await checkPeriods(
        tx,
        by,
        body.idPeriodos,
        filterIn(body.filtro),
      );
      return {
        bloqueios: blocked.map(one => ({
          ...{ idPeriodo: one.periodId, idPonto: one.timesheetId, idVinculo: one.employmentId, nome: one.name },
          ...{ codigo: one.code, quantos: one.count },
        })),
        prontos: ready,
        fechados: closed,
        avisos: [
          { codigo: 'UNKNOWN_WORKERS', quantos: notes.unknown },
          { codigo: 'OUTSIDE', quantos: notes.outside },
        ].filter(({ quantos }) => quantos > 0),
        folha: payroll.certain.map(presentAmount),
        folhaComMotivo: payroll.unapproved.map(presentAmount),
      };
    },
    closePeriods: async ({ tx, by, body }) => ({
      idFechamento: await askClosing(tx, enqueue, by, {
        ...{ verb: 'close', periodIds: body.idPeriodos, filter: filterIn(body.filtro) },
        ...{ passedOver: body.comPendencias ?? [], reason: body.motivo },
      }),
    }),
    reopenPeriod: async ({ tx, by, body }) => ({
      idFechamento: await askClosing(tx, enqueue, by, {
        ...{ verb: 'reopen', periodIds: [body.idPeriodo], passedOver: [], reason: body.motivo },
        filter: { ...filterIn(body.filtro), ...(body.idVinculos ? { employmentIds: body.idVinculos } : {}) },
      }),
    }),
    closing: ({ tx, by, params }) => presentClosing(tx, by, params.id),
  });
}

const kinds = { pdf: 'pdf', manual: 'manual', recorder: 'registro', payroll: 'fopag' } as const;
const order: readonly MirrorState[] = ['open', 'review', 'sent', 'approved', 'closed'];
const words = {
  open: 'aberto',
  sent: 'enviado',
  review: 'emRevisao',
  approved: 'aprovado',
  closed: 'fechado',
} as const;

function filterIn(filter: BodyOf<Calls['closePeriods']>['filtro']): ClosingFilter {
  if (!filter) return {};
  return {
    ...{ companyId: filter.idEmpresa, department: filter.lotacao, client: filter.tomador },
    ...{ scheduleId: filter.idHorario, employmentIds: filter.idVinculos, search: filter.pesquisa },
  };
}

function presentPeriod(one: ClockPeriod): ResponseSent<Calls['clockPeriods']>[number] {
  const count = (state: MirrorState) => one.states[state] ?? 0;
  const counts = {
    aberto: count('open'),
    enviado: count('sent'),
    emRevisao: count('review'),
    aprovado: count('approved'),
    fechado: count('closed'),
  };
  return {
    ...{
      id: one.id,
      idEmpresa: one.company_id,
      empresa: one.company,
      tipoPonto: kinds[one.kind],
      de: one.from_day,
      ate: one.until_day,
    },
    // the least of its mirrors'
    estado: words[order.find(state => count(state) > 0) ?? 'open'],
    espelhos: { total: Object.values(counts).reduce((sum, n) => sum + n, 0), ...counts },
    faltaAntes: one.gap_from === null ? null : { de: one.gap_from, ate: dayBefore(one.from_day) },
  };
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

async function presentClosing(tx: Tx, by: By, id: string): Promise<ResponseSent<Calls['closing']>> {
  const one = (await closingById(tx, groupOf(by), id)) ?? refuse('NOT_FOUND');
  const states = { waiting: 'aguardando', done: 'feito', refused: 'recusado' } as const;
  return {
    ...{
      id: one.id,
      ato: one.verb === 'close' ? ('fecha' as const) : ('reabre' as const),
      status: taskStates.wireOf(one.state),
    },
    ...{ total: one.total, feitos: one.done, recusados: one.refused },
    ...{ pedidoPor: one.asked_by_name, pedidoEm: one.asked_at.toISOString() },
    itens: (await itemsOf(tx, one.id)).map(item => ({
      ...{
        idPeriodo: item.period_id,
        idPonto: item.timesheet_id,
        idVinculo: item.employment_id,
        nome: item.worker_name,
      },
      ...{ situacao: states[item.state], codigo: item.code },
    })),
  };
}

function presentAmount({ total, percentage, minutes }: PayrollAmount) {
  return { total, percentual: percentage, minutos: minutes };
}
