import type { requestChecked } from '@cracha/contract/features/request/request.schemas.ts';
import type { MessageValues } from '@cracha/contract/kernel/wire.ts';
import type * as z from 'zod/mini';
import { plusDays } from '#core/calendar/days.ts';
import { advance13 } from '#core/thirteenth/advance.ts';
import { balancesOf, oldestWithBalance, withAsked } from '#core/vacation/balances.ts';
import { vacationMoney } from '#core/vacation/money.ts';
import { vacationFindings } from '#core/vacation/request.ts';
import { startRefusal } from '#core/vacation/start.ts';
import { vacationCalendar } from '#core/vacation/vacation-calendar.ts';
import { vacationFacts } from '#core/vacation/vacation-facts.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import { refuse } from '#kernel/refusal.ts';
import type { Asked } from './request-form.ts';
import { earlierAdvances, type RequestFacts } from './request-world.queries.ts';

type Checked = z.output<typeof requestChecked>;
type Finding = Checked['recusas'][number];
type Values = Checked['valores'];

const nothing: Values = {
  ...{ fim: null, volta: null, pagarAte: null, diasEmDobro: null, saldoAntes: null, saldoDepois: null },
  ...{ dinheiro: null, avos: null, valor: null },
};

export type Findings = Pick<Checked, 'recusas' | 'avisos' | 'valores'> & {
  /** First day of the period that a vacation is taken from. */
  periodBegin: string | null;
  /** It would be a part of a period, not all that is left of it. */
  isSplit: boolean;
};

const finding = (codigo: string, campo: string | null, aviso: boolean, valores: MessageValues = {}): Finding => ({
  ...{ codigo, campo, aviso, valores },
});

/** All that is wrong with what is asked, as of today. @param exceptId the request itself, which stands already */
export async function findingsOf(
  tx: Tx,
  facts: RequestFacts,
  asked: Asked,
  exceptId: string | null = null,
): Promise<Findings> {
  if (asked.kind === 'vacation') return vacationOf(tx, facts, asked.data, exceptId);
  if (asked.kind === 'advance13') return advanceOf(tx, facts, asked.data, exceptId);
  return { recusas: [], avisos: [], valores: nothing, periodBegin: null, isSplit: false };
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

async function vacationOf(
  tx: Tx,
  facts: RequestFacts,
  asked: Extract<Asked, { kind: 'vacation' }>['data'],
  exceptId: string | null,
): Promise<Findings> {
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
      ...{ fim: found.end, volta: found.back, pagarAte: found.payUntil, diasEmDobro: found.doubleDays },
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

async function advanceOf(
  tx: Tx,
  facts: RequestFacts,
  asked: Extract<Asked, { kind: 'advance13' }>['data'],
  exceptId: string | null,
): Promise<Findings> {
  const inputs = (await vacationFacts(tx, [facts.id], 'request')).get(facts.id) ?? refuse('EMPLOYEE_NOT_FOUND');
  const away = inputs.leaves
    .filter(({ does }) => does === 'inss' || does === 'suspension')
    .map(({ from, until }) => [from, until ?? '9999-12-31'] as const);
  const answer = advance13(asked, {
    ...{ today: dayFrom(), cutoff: facts.cutoff, admission: facts.admitted_on ?? '1900-01-01' },
    ...{ salary: facts.salary ?? 0, variable: [], away, paid: false },
    earlier: await earlierAdvances(tx, facts.id, exceptId),
  });
  const done = 'amount' in answer ? answer : undefined;
  const values: MessageValues = { ano: asked.year, dia: facts.cutoff };
  const at = (code: string) => (code === 'ADVANCE13_YEAR' ? 'ano' : 'mes');
  return {
    recusas: answer.refusals.map(code => finding(code, at(code), false, values)),
    avisos: [],
    valores: {
      ...nothing,
      avos: done?.twelfths ?? null,
      valor: done && facts.salary !== null ? done.amount : null,
    },
    ...{ periodBegin: null, isSplit: false },
  };
}
