import { occurrenceOf } from '@cracha/contract/features/time-clock/occurrences.ts';
import type { ByPct } from '../engine/clock.types.ts';
import { offsetAt } from '../instants/zone.ts';
import type { ScheduleDocument } from '../month/facts.types.ts';
import type { Mark } from '../month/marks.ts';
import type { Month, MonthDay } from '../month/month-of.ts';
import { weekMinutes } from '../month/schedule-days.ts';
import { cnpjText, cpfText, dayText, hoursText, shortDay, stampText } from './words.ts';

/** What stands above the days, as `access.mirror_paper` answers it. */
export interface PaperHead {
  employer: string;
  cnpj: string;
  place: string;
  worker: string;
  cpf: string;
  registration: string | null;
  admitted: string | null;
  position: string | null;
  department: string | null;
  weeklyHours: number | null;
  /** Those in force in the period, in their order. */
  schedules: readonly { from: string; name: string; document: ScheduleDocument }[];
}

/** Something that was done with the mirror. */
export interface PaperEvent {
  verb: string;
  at: Date;
  by: string | null;
  for: string | null;
  ip: string | null;
}

export interface MirrorFactsOnPaper {
  head: PaperHead;
  month: Month;
  /** The newest first. */
  events: readonly PaperEvent[];
  issuedAt: Date;
  version: number;
  isSealed: boolean;
  /** A manager is not told why: what somebody said of their health may stand in it. */
  hidesReasons: boolean;
  /** Of a sealed one: where anybody finds out whether it is so. */
  check: { url: string; code: string } | null;
}

type Labelled = readonly [label: string, value: string];

/** A mirror as it is drawn: every text is worded already. */
export interface MirrorPaper {
  facts: readonly Labelled[];
  rows: readonly (readonly string[])[];
  treated: readonly string[];
  totals: readonly Labelled[];
  bank: readonly string[];
  log: readonly string[];
  footer: string;
  check: { url: string; code: string } | null;
}

export const mirrorTitle = 'Espelho de Ponto Eletrônico';
export const mirrorColumns = [
  ...['Dia', 'Horário', 'Marcações originais', 'Marcações tratadas', 'Previsto', 'Relógio', 'Noturnas', 'Reduzidas'],
  ...['Trabalhadas', 'Extras', 'Faltas', 'Abonadas', 'Banco', 'Ocorrências'],
] as const;

/** The words of the paper (Portaria 671, art. 84): pure, from data alone. */
export function mirrorPaper(of: MirrorFactsOnPaper): MirrorPaper {
  const { month, issuedAt, version, isSealed } = of;
  const issued = stampText(issuedAt, offsetAt(month.zone, issuedAt.getTime()));
  const until = month.untilDay && !month.isOver ? ` Totais até ${dayText(month.untilDay)}.` : '';
  return {
    facts: factsOf(of, issued),
    rows: month.days.map(rowOf),
    treated: month.days.flatMap(day => day.marks.flatMap(mark => treatedLine(mark, of.hidesReasons))),
    totals: totalsOf(month),
    bank: bankOf(month),
    check: of.check,
    log: of.events.flatMap(event => eventLine(event, month.zone)).reverse(),
    footer: `${isSealed ? 'Espelho selado' : 'Espelho em aberto'}, versão ${version}, emitido em ${issued}.${until}`,
  };
}

function factsOf({ head, month }: MirrorFactsOnPaper, issued: string): Labelled[] {
  const { registration, admitted, position, department, schedules } = head;
  const optional = (label: string, value: string | null): Labelled[] => (value ? [[label, value]] : []);
  const named = schedules.map(({ name, from }) => (schedules.length > 1 ? `${name} (desde ${dayText(from)})` : name));
  return [
    ['Empregador', head.employer],
    ['CNPJ', cnpjText(head.cnpj)],
    ...optional('Local', head.place),
    ['Trabalhador', head.worker],
    ['CPF', cpfText(head.cpf)],
    ...optional('Matrícula', registration),
    ...optional('Admissão', admitted && dayText(admitted)),
    ...optional('Cargo', position),
    ...optional('Lotação', department),
    ['Período', `${dayText(month.from)} a ${dayText(month.until)}`],
    ...optional('Horário', named.join('; ')),
    ...optional('Jornada contratual', journeyOf(head)),
    ['Emissão', issued],
    ...(month.zone === 'America/Sao_Paulo' ? [] : optional('Horários de', month.zone)),
  ];
}

/** As the contract says; without it what the last schedule plans. */
function journeyOf({ weeklyHours, schedules }: PaperHead): string | null {
  const last = schedules.at(-1);
  const minutes = weeklyHours === null ? last && weekMinutes(last.document) : weeklyHours * 60;
  return minutes === undefined ? null : `${hoursText(minutes)} por semana`;
}

const weekdays = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'];
const freeDays = { off: 'Folga', rest: 'Descanso', work: '', holiday: 'Feriado', leave: 'Afastamento' } as const;

/** In the order of the columns. What has not ended is in no total: its durations are left out. */
function rowOf(day: MonthDay): string[] {
  const { marks } = day;
  const hasEnded = day.status === 'ok' || day.status === 'pending';
  const minutes = (value: number) => (hasEnded && value !== 0 ? hoursText(value) : '');
  return [
    `${shortDay(day.date)} ${weekdays[day.weekday - 1] ?? ''}`,
    planOf(day),
    marks
      .filter(({ punchId }) => punchId !== null)
      .map(({ at }) => timeOf(at, day.date))
      .join(' '),
    treatedMarks(day),
    ...[day.expected, day.worked_clock, day.night, day.night_reduced, day.worked].map(minutes),
    hasEnded
      ? byPct(day.extra)
          .map(([pct, value]) => `${pct}% ${value}`)
          .join(' ')
      : '',
    ...[day.missing, day.excused, day.credit - day.debit].map(minutes),
    occurrencesOf(day),
  ];
}

function planOf({ kind, plan, holidayName }: MonthDay): string {
  if (kind === 'leave') return freeDays.leave;
  if (kind === 'holiday' || holidayName) return `Feriado ${holidayName ?? ''}`.trim();
  return plan.length > 0 ? plan.join(' ') : freeDays[kind];
}

/** Pairs as they count, each mark with the letter of what it is; then what was set aside. */
function treatedMarks({ marks, date }: MonthDay): string {
  const counted = marks.filter(({ direction }) => direction !== null);
  const texts = counted.map(mark => `${timeOf(mark.at, date)}${letterOf(mark)}${mark.direction === 'in' ? '–' : ''}`);
  const pairs = texts.join(' ').replaceAll('– ', '–');
  const aside = marks.filter(({ direction }) => direction === null).map(({ at }) => `${timeOf(at, date)}D`);
  return [pairs, ...aside].filter(Boolean).join(' ');
}

const letterOf = ({ kind }: Mark) => (kind === 'O' ? '' : kind);

/** `00:30+1` of a journey that began the day before. */
function timeOf(at: string, date: string): string {
  const day = at.slice(0, 10);
  return `${at.slice(11)}${day > date ? '+1' : day < date ? '-1' : ''}`;
}

/** Which leave it is belongs to nobody who holds the paper. */
function occurrencesOf({ occurrences, status, kind }: MonthDay): string {
  const codes = occurrences.filter(code => !code.startsWith('leave') || kind !== 'leave');
  const words = codes.map(code => occurrenceOf(code.startsWith('leave') ? 'leave' : code)?.[0] ?? code);
  if (status === 'running') words.unshift('Em andamento');
  return [...new Set(words)].join(', ');
}

const treatments = { I: 'incluída', D: 'desconsiderada', P: 'pré-assinalada', X: 'por exceção' } as const;

function treatedLine({ kind, at, reason }: Mark, hidesReasons: boolean): string[] {
  if (kind === 'O') return [];
  const why = reason === null ? '' : hidesReasons ? ': motivo com o RH' : `: ${reason}`;
  return [`${shortDay(at)} ${at.slice(11)} ${kind} ${treatments[kind]}${why}`];
}

function totalsOf({ totals }: Month): Labelled[] {
  const many = (label: string, of: ByPct): Labelled[] => byPct(of).map(([pct, value]) => [`${label} ${pct}%`, value]);
  const one = (label: string, minutes: number): Labelled => [label, hoursText(minutes)];
  return [
    ...[one('Previsto', totals.expected), one('Trabalhadas', totals.worked), one('Pelo relógio', totals.worked_clock)],
    ...[one('Diurnas', totals.day), one('Noturnas', totals.night), one('Hora reduzida', totals.night_reduced)],
    ...[one('Adicional noturno', totals.night_additional), one('Extras', totals.overtime)],
    ...many('Extras', totals.overtime_by_pct),
    one('Extras noturnas', totals.overtime_night),
    ...many('Extras pagas', totals.overtime_paid_by_pct),
    ...[one('Faltas', totals.missing), one('Desconto de faltas', totals.missing_discount)],
    ...[one('Abonadas', totals.excused), one('Compensadas', totals.compensatory)],
    ...[one('Intervalo curto', totals.break_short), one('Interjornada', totals.interjourney)],
    ...[one('DSR', totals.dsr), one('DSR perdido', totals.dsr_lost)],
    ...many('DSR sobre extras', totals.dsr_on_overtime),
    ...[one('Crédito', totals.credit), one('Débito', totals.debit), one('Resultado', totals.result)],
    ...[one('Saldo anterior', totals.balance_previous), one('Saldo do mês', totals.balance_month)],
    one('Saldo atual', totals.balance_current),
    ['Dias trabalhados', String(totals.worked_days)],
    ['Dias de falta', String(totals.absence_days)],
    ['Dias pendentes', String(totals.pending_days)],
  ];
}

function bankOf({ bank }: Month): string[] {
  return [
    ...bank.lots.map(
      ({ date, due, pct, minutes }) =>
        `Crédito de ${dayText(date)}: ${hoursText(minutes)} a ${pct}%, vence em ${dayText(due)}`,
    ),
    ...bank.debts.map(({ date, minutes }) => `Débito de ${dayText(date)}: ${hoursText(minutes)}`),
  ];
}

/** What a paper tells of a mirror's history: answers and decisions. */
const verbs: Readonly<Record<string, string>> = {
  ...{ agree: 'Trabalhador de acordo', disagree: 'Trabalhador em desacordo', send: 'Enviado' },
  ...{ approve: 'Aprovado', return: 'Devolvido', review: 'Voltou para revisão', close: 'Fechado', reopen: 'Reaberto' },
};

function eventLine({ verb, at, by, for: forWhom, ip }: PaperEvent, zone: string): string[] {
  const word = verbs[verb];
  if (!word) return [];
  const who = by ? ` por ${by}${forWhom ? `, em lugar de ${forWhom}` : ''}` : '';
  const stamp = stampText(at, offsetAt(zone, at.getTime()));
  return [`${word}${who} em ${stamp}${ip ? `, IP ${ip}` : ''}`];
}

const byPct = (of: ByPct): [string, string][] =>
  Object.entries(of)
    .filter(([, minutes]) => minutes !== 0)
    .map(([pct, minutes]) => [pct, hoursText(minutes)]);
