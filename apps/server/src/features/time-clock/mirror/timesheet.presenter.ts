import { occurrenceOf } from '@cracha/contract/features/time-clock/occurrences.ts';
import type { timeClockContract } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { columns } from '@cracha/contract/kernel/said.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import type { ByPct, Rules } from '#core/clock/engine/clock.types.ts';
import { type ExplainedTotal, explain } from '#core/clock/month/explain.ts';
import type { Mark } from '#core/clock/month/marks.ts';
import type { Month, MonthDay } from '#core/clock/month/month-of.ts';
import type { MirrorState } from '#core/clock/states/mirror-moves.ts';
import type { TimesheetRow } from '../timesheet.queries.ts';
import type { ExcuseOfDay, JustificationOfDay, TimesheetEvent } from '../timesheet-parts.queries.ts';

type Calls = typeof timeClockContract;
type Row = ResponseSent<Calls['hrTimesheets']>['items'][number];
type Sheet = ResponseSent<Calls['timesheet']>;
type Day = Sheet['dias'][number];

export const wireStates = {
  open: 'aberto',
  sent: 'enviado',
  review: 'emRevisao',
  approved: 'aprovado',
  closed: 'fechado',
} as const satisfies Record<MirrorState, Row['status']>;

export function stateIn(wire: Row['status'] | undefined): MirrorState | undefined {
  const states: MirrorState[] = ['open', 'sent', 'review', 'approved', 'closed'];
  return states.find(state => wireStates[state] === wire);
}

export function presentRow(row: TimesheetRow): Row {
  return {
    ...{ id: row.id, idEmpregado: row.employment_id, idEmpresa: row.company_id, empresa: row.company ?? '' },
    ...{ nomeEmpregado: row.worker_name, matricula: row.registration, tomador: row.client, lotacao: row.department },
    mes: Number(row.until_day.slice(5, 7)),
    ano: Number(row.until_day.slice(0, 4)),
    ...{ periodoInicio: row.from_day, periodoFim: row.until_day, status: wireStates[row.state] },
    ...{ concorda: row.agrees, visualizado: row.seen_at !== null, visivel: row.visible },
    ...{ justificativasPendentes: row.undecided, origem: row.origin, versao: row.version },
    ...{ diasIncompletos: row.incomplete, alertas: row.alerts, resultado: row.result },
    ...{ saldoAtual: row.balance, foraDoEspelho: row.outside },
    ...(row.origin === 'fopag' ? { copiaEm: row.copied_at?.toISOString() ?? null } : {}),
  };
}

/** Who reads: a manager isn't told which leave, nor a health reason; who treats may take an excuse back. */
export interface Reading {
  language: Language;
  isManager: boolean;
  treats: boolean;
}

export interface SheetParts {
  month: Month;
  justifications: readonly JustificationOfDay[];
  excuses: readonly ExcuseOfDay[];
  events: readonly TimesheetEvent[];
  files: readonly { id: string; name: string; size: number }[];
  can: string[];
  hindered: Sheet['impedimentos'];
}

export function presentSheet(row: TimesheetRow, parts: SheetParts, reading: Reading): Sheet {
  const { month, justifications, events, files } = parts;
  const asked = Map.groupBy(justifications, ({ day }) => day);
  const excused = Map.groupBy(parts.excuses, ({ day }) => day);
  const { bank } = month;
  return {
    ...presentRow(row),
    diasIncompletos: month.days.filter(({ status }) => status === 'pending').length,
    saldoAtual: month.totals.balance_current,
    resultado: month.totals.result,
    dias: month.days.map(day => ({
      ...presentDay(day, asked.get(day.date) ?? [], reading),
      abonos: (excused.get(day.date) ?? []).map(excuse => presentExcuse(excuse, reading)),
    })),
    totais: presentTotals(month),
    periodoFechado: row.state === 'closed',
    can: parts.can,
    zona: month.zone,
    ateDia: month.untilDay,
    banco: {
      lotes: bank.lots.map(({ date, due, pct, minutes }) => ({
        dia: date,
        vence: due,
        percentual: pct,
        minutos: minutes,
      })),
      dividas: bank.debts.map(({ date, minutes }) => ({ dia: date, minutos: minutes })),
      ...{ vencidas: bank.expired_by_pct, quitadas: bank.settled_by_pct, pagas: bank.paid, perdoadas: bank.forgiven },
    },
    historico: events.map(presentEvent),
    impedimentos: parts.hindered,
    respondidoEm: row.answered_at?.toISOString() ?? null,
    discordancia: row.disagreement,
    arquivos: files.map(({ id, name, size }) => ({ id, nome: name, tamanho: size })),
    idDocumento: row.receipt_id,
  };
}

export function presentEvent(event: TimesheetEvent): Sheet['historico'][number] {
  return {
    ...{ verbo: event.verb, versao: event.version, em: event.at.toISOString(), por: event.by_name },
    ...{ substitui: event.for_name, perfil: event.profile, ip: event.ip, motivo: event.reason },
  };
}

const dayKinds = {
  work: 'trabalho',
  off: 'folga',
  rest: 'descanso',
  holiday: 'feriado',
  leave: 'afastamento',
} as const;
const dayStates = { ok: 'ok', pending: 'pendente', running: 'andamento', future: 'futuro' } as const;
const sources = {
  recorder: 'registro',
  file: 'arquivo',
  kiosk: 'quiosque',
  port: 'fopag',
  treatment: 'tratamento',
  plan: 'horario',
} as const;
const justificationStates: Readonly<Record<string, string>> = {
  ...{ pending: 'pendente', returned: 'devolvida', sending: 'enviando', approved: 'aprovada', denied: 'negada' },
  ...{ finished: 'finalizada', canceled: 'cancelada' },
};

function presentDay(
  day: MonthDay,
  justifications: readonly JustificationOfDay[],
  { language, isManager }: Reading,
): Omit<Day, 'abonos'> {
  const occurrences = isManager
    ? day.occurrences.map(code => (code.startsWith('leave') ? 'leave' : code))
    : day.occurrences;
  const words = occurrences.map(code => occurrenceOf(code)?.[columns[language]] ?? code);
  return {
    ...{ dia: day.date, diaSemana: day.weekday },
    entrada: [...day.pairs.map(([begin]) => clock(begin)), ...day.unpaired.map(clock)],
    saida: day.pairs.map(([, end]) => clock(end)),
    ...{ diurno: day.day, noturno: day.night, trabalhadas: day.worked, credito: day.credit, debito: day.debit },
    ocorrencia: words.length > 0 ? words.join(', ') : null,
    extras: sumOf(day.extra),
    justificativas: justifications.map(({ id, state, words: told, medical }) => ({
      id,
      status: justificationStates[state] ?? state,
      motivo: isManager && medical ? '' : told,
    })),
    ...{ tipo: dayKinds[day.kind], situacao: dayStates[day.status], feriado: day.holidayName, horario: day.plan },
    ...{ previsto: day.expected, trabalhadasRelogio: day.worked_clock, noturnoReduzido: day.night_reduced },
    ...{ extrasPorPercentual: day.extra, extraNoturno: day.extra_night, faltas: day.missing, abonadas: day.excused },
    ...{ intervaloCurto: day.break_short, interjornada: day.interday_short, dsr: day.dsr, dsrPerdido: day.dsr_lost },
    ocorrencias: [...new Set(occurrences)].sort(),
    marcacoes: day.marks.map(mark => presentMark(mark, isManager)),
  };
}

function presentExcuse(one: ExcuseOfDay, { isManager, treats }: Reading): Day['abonos'][number] {
  return {
    ...{ idAbono: treats && !one.isJustified ? one.id : null, de: one.from, ate: one.until, minutos: one.minutes },
    ...{ pago: one.paid, motivo: isManager ? null : one.reason },
  };
}

function presentMark(mark: Mark, isManager: boolean): Day['marcacoes'][number] {
  return {
    ...{ id: mark.punchId, data: mark.at.slice(0, 10), hora: clock(mark.at) },
    sentido: mark.direction === null ? null : mark.direction === 'in' ? 'entrada' : 'saida',
    ...{ origem: sources[mark.source], nsr: mark.nsr, fonte: mark.kind },
    // what the worker told of their health may stand in it
    motivo: isManager ? null : mark.reason,
    ...{ duvida: mark.flags, idTratamento: mark.treatmentId },
  };
}

/** The sixteen of the source documents first (product 4, section 9). */
function presentTotals({ totals }: Month): Sheet['totais'] {
  const percentages = Object.keys(totals.overtime_by_pct);
  return {
    ...{ horasTrabalhadas: totals.worked, horasExtras: totals.overtime },
    percentualHorasExtras: percentages.length === 1 ? Number(percentages[0]) : null,
    ...{ horasFaltas: totals.missing, horasCompensadas: totals.compensatory, horasDiurnas: totals.day },
    ...{ horasNoturnas: totals.night, adicionalNoturno: totals.night_additional, interjornada: totals.interjourney },
    ...{ dsr: totals.dsr, resultado: totals.result, credito: totals.credit, debito: totals.debit },
    ...{ saldoAnterior: totals.balance_previous, saldoMes: totals.balance_month, saldoAtual: totals.balance_current },
    ...{ horasTrabalhadasRelogio: totals.worked_clock, horasExtrasPorPercentual: totals.overtime_by_pct },
    ...{ extrasPagasPorPercentual: totals.overtime_paid_by_pct, extrasNoturnas: totals.overtime_night },
    ...{ abonadas: totals.excused, descontoFaltas: totals.missing_discount, intervaloCurto: totals.break_short },
    ...{ dsrPerdido: totals.dsr_lost, dsrSobreExtras: totals.dsr_on_overtime, previsto: totals.expected },
    ...{ diasTrabalhados: totals.worked_days, diasFalta: totals.absence_days, diasPendentes: totals.pending_days },
  };
}

/** Why a total is what it is. */
export function presentExplanation(
  month: Month,
  { total, day, rules }: { total: ExplainedTotal; day: string | undefined; rules: readonly Rules[] },
  isManager: boolean,
): ResponseSent<Calls['explainTotal']> {
  const { law, days, parameters } = explain(month, total, rules, day);
  const value = presentTotals(month)[total] ?? 0;
  const shown = day === undefined ? undefined : month.days.find(({ date }) => date === day);
  return {
    ...{ total, valor: day === undefined ? value : (days[0]?.minutes ?? 0), regra: law },
    parametros: parameters.map(({ name, value: of, since }) => ({ nome: name, valor: of, desde: since })),
    passos: days.map(({ date, minutes }) => ({ dia: date, minutos: minutes })),
    marcacoes: (shown?.marks ?? []).map(mark => presentMark(mark, isManager)),
  };
}

const clock = (at: string) => at.slice(11, 16);
const sumOf = (byPct: ByPct) => Object.values(byPct).reduce((sum, minutes) => sum + minutes, 0);
