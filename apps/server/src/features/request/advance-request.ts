import type { MessageValues } from '@cracha/contract/kernel/wire.ts';
import * as z from 'zod/mini';
import { advance13 } from '#core/thirteenth/advance.ts';
import { vacationFacts } from '#core/vacation/vacation-facts.queries.ts';
import { dayFrom } from '#kernel/day.ts';
import { refuse } from '#kernel/refusal.ts';
import { insertPayroll } from './request-effect.queries.ts';
import { textOf, wholeOf } from './request-form.ts';
import { type Around, type Findings, finding, noFindings, nothing, type RequestType } from './request-type.ts';
import { advancePaid, earlierAdvances } from './request-world.queries.ts';

const kept = z.object({ month: z.int(), year: z.int(), reason: z.string() });
type Advance = z.output<typeof kept>;

/** The advance on the 13th salary (5.3): a row for payroll. */
export const advanceRequest: RequestType<Advance> = {
  ...{ kind: 'advance13', wire: 'adiantamento13', refusal: 'ADVANCE13_NOT_AVAILABLE', needsMessage: false, kept },
  read: ({ mes, ano, motivo }) => ({
    year: wholeOf('ano', ano, [1900, 2999]),
    month: wholeOf('mes', mes, [1, 12]),
    reason: textOf('motivo', motivo, { min: 10, max: 250 }),
  }),
  standing: 'ADVANCE13_EXISTS',
  find,
  summary: ({ month, year }) => ({ codigo: 'adiantamento13', valores: { mes: month, ano: year } }),
  told: ({ month, year, reason }) => ({ mes: month, ano: year, motivo: reason }),
  year: ({ year }) => year,
  async apply({ tx, row }, { year, month }) {
    const competence = `${year}-${String(month).padStart(2, '0')}-01`;
    await insertPayroll(tx, row, { kind: 'advance13', competence, payload: { year, month } });
    return null;
  },
};

async function find({ tx, facts, exceptId }: Around, asked: Advance): Promise<Findings> {
  const inputs = (await vacationFacts(tx, [facts.id], 'request')).get(facts.id) ?? refuse('EMPLOYEE_NOT_FOUND');
  const away = inputs.leaves
    .filter(({ does }) => does === 'inss' || does === 'suspension')
    .map(({ from, until }) => [from, until ?? '9999-12-31'] as const);
  const answer = advance13(asked, {
    ...{ today: dayFrom(), cutoff: facts.cutoff, admission: facts.admitted_on ?? '1900-01-01' },
    ...{ salary: facts.salary ?? 0, variable: [], away },
    paid: await advancePaid(tx, facts.id, asked.year),
    earlier: await earlierAdvances(tx, facts.id, exceptId),
  });
  const done = 'amount' in answer ? answer : undefined;
  const values: MessageValues = { ano: asked.year, dia: facts.cutoff };
  const at = (code: string) => (code === 'ADVANCE13_YEAR' ? 'ano' : 'mes');
  const valor = done && facts.salary !== null ? done.amount : null;
  return {
    ...noFindings,
    recusas: answer.refusals.map(code => finding(code, at(code), false, values)),
    valores: { ...nothing, avos: done?.twelfths ?? null, valor },
  };
}
