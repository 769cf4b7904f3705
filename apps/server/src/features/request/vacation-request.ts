import { isDay } from '@cracha/contract/kernel/calendar-day.ts';
import { visibleText } from '@cracha/contract/kernel/rich-text.ts';
import type { MessageValues } from '@cracha/contract/kernel/wire.ts';
import * as z from 'zod/mini';
import { plusDays } from '#core/calendar/days.ts';
import { drawNotice } from '#core/notice/draw-notice.ts';
import { balancesOf, oldestWithBalance, withAsked } from '#core/vacation/balances.ts';
import { vacationMoney } from '#core/vacation/money.ts';
import { vacationFindings } from '#core/vacation/request.ts';
import { backAtWork, paymentDay, startRefusal } from '#core/vacation/start.ts';
import { vacationCalendar } from '#core/vacation/vacation-calendar.ts';
import { type VacationFacts, vacationFacts } from '#core/vacation/vacation-facts.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import type { RequestRow } from './request.queries.ts';
import { insertPayroll, insertVacation } from './request-effect.queries.ts';
import { jsonOf, wholeOf } from './request-form.ts';
import {
  type Applying,
  type Around,
  type Findings,
  type Form,
  finding,
  nothing,
  type Paper,
  type RequestType,
  type Values,
} from './request-type.ts';
import { holdEmployment, requestFacts } from './request-world.queries.ts';

/** As it is kept. Days are whole, money is none of it. */
const kept = z.object({
  start: z.string(),
  days: z.int(),
  sold: z.int(),
  with13: z.boolean(),
  /** Who covers: a person, or a name that HR doesn't know. */
  cover: z.nullable(z.object({ personId: z.nullable(z.string()), name: z.string() })),
});
type Vacation = z.output<typeof kept>;

const lastDay = ({ start, days }: Vacation) => plusDays(start, days - 1);

/** A vacation (5.2): a leave on the record, a notice in the folder, a row for payroll. */
export const vacationRequest: RequestType<Vacation> = {
  ...{ kind: 'vacation', wire: 'ferias', refusal: 'VACATION_NOT_LAWFUL', needsMessage: false, kept },
  read,
  find,
  conditions: ({ days }) => ({ days }),
  summary: asked => ({ codigo: 'ferias', valores: { inicio: asked.start, fim: lastDay(asked), dias: asked.days } }),
  told: ({ start, days, sold, with13, cover }) => ({
    ...{ inicio: start, dias: days, vender: sold, adiantar13: with13 },
    cobertura: cover && { idUsuario: cover.personId, nome: cover.name },
  }),
  days: asked => [asked.start, lastDay(asked)],
  paper,
  apply,
};

function read({ inicio, dias, vender, adiantar13, cobertura }: Form): Vacation {
  if (!inicio) return refuseField('inicio', 'REQUIRED_FIELD');
  if (!isDay(inicio) || inicio < '1900-01-01' || inicio > '2100-12-31') return refuseField('inicio', 'INVALID_DATE');
  return {
    start: inicio,
    days: wholeOf('dias', dias, [1, 30]),
    sold: vender === undefined || vender === '' ? 0 : wholeOf('vender', vender, [0, 30]),
    with13: adiantar13 ?? false,
    cover: coverOf(cobertura),
  };
}

const cover = z.object({ idUsuario: z.optional(z.string()), nome: z.optional(z.string()) });

function coverOf(value: Form['cobertura']): Vacation['cover'] {
  if (value === undefined || value === '') return null;
  const found = cover.safeParse(jsonOf('cobertura', value));
  if (!found.success) return refuseField('cobertura', 'INVALID_OPTION');
  const { idUsuario = null, nome = '' } = found.data;
  const name = visibleText(nome);
  if (idUsuario === null && name === '') return refuseField('cobertura', 'INVALID_OPTION');
  return name.length > 120 ? refuseField('cobertura', 'MAX_LENGTH', { max: 120 }) : { personId: idUsuario, name };
}

const fields: Record<string, string> = {
  ALLOWANCE_NOT_A_THIRD: 'vender',
  VACATION_OVER_BALANCE: 'dias',
  VACATION_TOO_MANY_PARTS: 'dias',
  VACATION_PART_UNDER_5: 'dias',
  VACATION_NO_PART_OF_14: 'dias',
  VACATION_REST_IMPOSSIBLE: 'dias',
  ADVANCE13_ONLY_JANUARY: 'adiantar13',
  ADVANCE13_VACATION_MONTH: 'adiantar13',
  ALLOWANCE_LATE: 'vender',
};

async function find({ tx, facts, exceptId }: Around, asked: Vacation): Promise<Findings> {
  const inputs = (await vacationFacts(tx, [facts.id], 'request')).get(facts.id) ?? refuse('EMPLOYEE_NOT_FOUND');
  const [today, calendar] = [dayFrom(), vacationCalendar(inputs)];
  const whole = withAsked(
    inputs,
    inputs.asked.filter(({ id }) => id !== exceptId),
  );
  const balances = balancesOf(whole, today, calendar);
  const noAdmission = inputs.admitted === null && inputs.opening === null;
  const period = oldestWithBalance(balances);
  const ended = period?.acquisition[1] ?? today;
  const found = vacationFindings(asked, {
    ...{ acquisitionEnd: period ? ended : '1900-01-01', concessionEnd: period?.concession?.[1] ?? '9999-12-31' },
    entitled: period?.days ?? 0,
    taken: period?.parts ?? [],
    soldBefore: period?.sold ?? 0,
    away: [...whole.parts, ...inputs.leaves].map(one => [one.from, one.until ?? '9999-12-31'] as const),
    ...{ today, notice: inputs.notice, calendar },
  });
  const cause = startRefusal(asked.start, calendar)?.[1] ?? null;
  const values = (code: string): MessageValues => {
    if (code.startsWith('VACATION_START')) return { dia: cause };
    if (code === 'VACATION_NOTICE') return { dias: inputs.notice, ate: plusDays(today, inputs.notice) };
    if (code === 'VACATION_NOT_ACQUIRED') return { dia: plusDays(ended, 1) };
    if (code === 'VACATION_OVER_BALANCE') return { saldo: period?.balance ?? 0 };
    if (code === 'VACATION_DOUBLE_PAY') return { dias: found.doubleDays };
    return code === 'ALLOWANCE_NOT_A_THIRD' ? { dias: Math.floor((period?.days ?? 0) / 3) } : {};
  };
  const refusals = noAdmission ? (['VACATION_NO_ADMISSION'] as const) : found.refusals;
  const warnings = [...found.warnings, ...(period?.unchecked ? (['VACATION_BALANCE_UNCHECKED'] as const) : [])];
  const { days, sold } = asked;
  return {
    recusas: refusals.map(code => finding(code, fields[code] ?? 'inicio', false, values(code))),
    avisos: warnings.map(code => finding(code, fields[code] ?? 'inicio', true, values(code))),
    valores: {
      ...nothing,
      ...{ fim: found.end, volta: backAtWork(found.end, calendar) },
      ...{ pagarAte: found.payUntil, diasEmDobro: found.doubleDays },
      ...{ saldoAntes: period?.balance ?? 0, saldoDepois: (period?.balance ?? 0) - days - sold },
      dinheiro: facts.salary === null ? null : moneyOf(facts.salary, { days, sold, doubleDays: found.doubleDays }),
    },
    periodBegin: period?.acquisition[0] ?? null,
    isSplit: period !== undefined && (days + sold < period.balance || period.taken > 0),
  };
}

function moneyOf(salary: number, days: Parameters<typeof vacationMoney>[1]): Values['dinheiro'] {
  const money = vacationMoney(salary, days);
  return {
    ...{ ferias: money.vacation, terco: money.third, abono: money.allowance, tercoAbono: money.allowanceThird },
    ...{ dobra: money.double, tercoDobra: money.doubleThird, total: money.total },
  };
}

const written = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;

async function paper(tx: Tx, row: RequestRow, asked: Vacation): Promise<Paper> {
  const facts = await requestFacts(tx, row.employment_id);
  const { start, days, sold } = asked;
  const inputs = (await vacationFacts(tx, [row.employment_id])).get(row.employment_id) ?? refuse('EMPLOYEE_NOT_FOUND');
  const [period, calendar] = [periodIn(inputs), vacationCalendar(inputs)];
  const end = lastDay(asked);
  const pdf = await drawNotice({
    title: 'Aviso de férias',
    worker: `${row.worker_name}${facts?.registration ? `, matrícula ${facts.registration}` : ''}`,
    employer: `${row.company ?? ''}${row.cnpj ? `, CNPJ ${row.cnpj}` : ''}`,
    facts: [
      ...(period ? [['Período aquisitivo', period.acquisition.map(written).join(' a ')] as const] : []),
      ['Férias', `${written(start)} a ${written(end)} (${days} dias)`],
      ['Volta ao trabalho', written(backAtWork(end, calendar))],
      ...(sold > 0 ? [['Abono pecuniário', `${sold} dias vendidos`] as const] : []),
      ['Pagamento até', written(paymentDay(start))],
      ['Pedido', row.code],
    ],
    words: [
      'Comunicamos que as suas férias foram concedidas nas datas acima (CLT, art. 135).',
      'O pagamento é feito até dois dias antes do início (CLT, art. 145).',
    ],
  });
  return { name: `Aviso de férias ${written(start).replaceAll('/', '-')}.pdf`, pdf, notice: 'vacationNotice' };
}

async function periodFor(tx: Tx, row: RequestRow) {
  const facts = (await vacationFacts(tx, [row.employment_id])).get(row.employment_id);
  return facts && periodIn(facts);
}

const periodIn = (facts: VacationFacts) => oldestWithBalance(balancesOf(facts, dayFrom(), vacationCalendar(facts)));

async function apply({ tx, row, by }: Applying, asked: Vacation): Promise<string | null> {
  await holdEmployment(tx, row.employment_id);
  const period = await periodFor(tx, row);
  const { start, days, sold } = asked;
  if (!period || period.balance < days + sold) return 'VACATION_OVER_BALANCE';
  const until = lastDay(asked);
  const stretch = { from: start, until, sold, periodBegin: period.acquisition[0], by: by.personId };
  if (!(await insertVacation(tx, row, stretch))) return 'VACATION_OVERLAP';
  await insertPayroll(tx, row, {
    kind: 'vacation',
    competence: `${start.slice(0, 7)}-01`,
    payload: { ...asked, end: until, payUntil: paymentDay(start), period: period.acquisition },
  });
  return null;
}
