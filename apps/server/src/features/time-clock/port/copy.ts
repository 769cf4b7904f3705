import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Month } from '#core/clock/month/month-of.ts';
import { type ClockAdapters, PortError, type PortFailure, withinLimit } from '#core/clock/port/clock-port.ts';
import type { ForeignPeriod } from '#core/clock/port/foreign-acts.ts';
import { monthOfForeign } from '#core/clock/port/foreign-mirror.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { payrollClocks } from '../port-outbox.queries.ts';
import { summaryOf } from '../recompute.ts';
import { tellChanged, tellOutside } from '../tell.ts';
import {
  type CompanyToCopy,
  copiedPeriod,
  heldCopy,
  keepCopy,
  noteCopy,
  noteSync,
  type WorkerToCopy,
  workersToCopy,
} from './copy.queries.ts';

/** How many months are asked for side by side, and written together. */
const together = 8;

/**
 * Copies the months of a company that its payroll clock has (section 14). Nothing is asked while a transaction is open. What was copied
 * stays when it ends early; how it ended is kept for whoever reads.
 */
export async function copyCompany(
  pool: pg.Pool,
  adapters: ClockAdapters,
  job: CompanyToCopy,
  stop: AbortSignal,
): Promise<void> {
  const inGroup = <T>(work: (tx: Tx) => Promise<T>) => inGroupContext(pool, job, work);
  const company = (await inGroup(payrollClocks)).find(({ id }) => id === job.companyId);
  if (!company?.integrated) return;
  const failure = await failureOf(async () => {
    const adapter = adapters.get(company.adapter ?? '');
    if (!adapter) throw new PortError('down');
    const named = { code: company.company_code ?? '' };
    const known = await withinLimit(signal => adapter.workers(named, signal), stop);
    let refused = false;
    for (const period of await withinLimit(signal => adapter.periods(named, signal), stop)) {
      const periodId = await inGroup(tx => copiedPeriod(tx, job.companyId, period));
      const workers = periodId === undefined ? [] : await inGroup(tx => workersToCopy(tx, job.companyId, period));
      const listed = workers.filter(({ cpf }) => known === null || known.includes(cpf));
      for (let at = 0; at < listed.length; at += together) {
        const ask = (worker: WorkerToCopy) =>
          askMonth(signal => adapter.mirror({ ...worker, company: named }, period, signal), period, stop);
        const part = listed.slice(at, at + together);
        const months = await Promise.all(part.map(ask));
        refused ||= months.includes('refused');
        await inGroup(async tx => {
          for (const [index, { employment }] of part.entries())
            await takeMonth(tx, employment, { ...period, periodId: periodId ?? '' }, months[index], false);
        });
      }
    }
    if (refused) throw new PortError('refused');
  });
  await inGroup(tx => noteSync(tx, job.companyId, failure));
}

/** One that is refused doesn't hold the others; whatever else is wrong is wrong for all. */
export async function askMonth(
  ask: (signal: AbortSignal) => Promise<unknown>,
  period: ForeignPeriod,
  stop: AbortSignal,
): Promise<Month | 'refused' | null> {
  try {
    const answer = await withinLimit(ask, stop);
    return answer === null ? null : monthOfForeign(answer, period);
  } catch (error) {
    if (error instanceof PortError && error.failure === 'refused') return 'refused';
    throw error;
  }
}

/** Why it could not be done; null: it was. @throws whatever is no failure of the other program */
async function failureOf(work: () => Promise<void>): Promise<PortFailure | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof PortError) return error.failure;
    throw error;
  }
}

/**
 * The month as it came. Other rows than before are the next version, and the answer is void (M8). Sealed rows stay: something stands
 * outside. @param isAsked the worker asked for the change: a sent month takes it, and the answer stands
 */
export async function takeMonth(
  tx: Tx,
  employmentId: string,
  period: ForeignPeriod & { periodId: string },
  month: Month | 'refused' | null | undefined,
  isAsked: boolean,
): Promise<void> {
  if (!month || month === 'refused') return;
  const held = await heldCopy(tx, employmentId, period);
  if (!held) return;
  const document = JSON.stringify(month);
  const digest = createHash('sha256').update(document).digest('hex');
  const takes =
    held.digest === null || held.state === 'open' || held.state === 'review' || (isAsked && held.state === 'sent');
  if (held.digest === digest || !takes) {
    await noteCopy(tx, held, held.digest !== digest);
    if (held.digest !== digest && !held.outside) await tellOutside(tx, [held.id]);
    return;
  }
  await keepCopy(tx, held, { document, digest, summary: summaryOf(month), answerStands: isAsked });
  if (held.digest !== null && !isAsked && held.answered) await tellChanged(tx, [held]);
}
