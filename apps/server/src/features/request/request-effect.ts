import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import { plusDays } from '#core/calendar/days.ts';
import { storeFile } from '#core/file/stored-file.queries.ts';
import { notify } from '#core/notification/notify.ts';
import { balancesOf, oldestWithBalance } from '#core/vacation/balances.ts';
import { drawVacationNotice } from '#core/vacation/draw-notice.ts';
import { paymentDay } from '#core/vacation/start.ts';
import { vacationCalendar } from '#core/vacation/vacation-calendar.ts';
import { type VacationFacts, vacationFacts } from '#core/vacation/vacation-facts.queries.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { Causer } from '#kernel/jobs/job.ts';
import { refuse } from '#kernel/refusal.ts';
import { type RequestRow, requestById } from './request.queries.ts';
import { insertEvent } from './request-change.queries.ts';
import {
  hasEffect,
  insertNotice,
  insertPayroll,
  insertVacation,
  noteEffect,
  takeBack,
} from './request-effect.queries.ts';
import { type Asked, askedOf } from './request-form.ts';
import { holdEmployment, hrOf, requestFacts } from './request-world.queries.ts';

interface Services {
  pool: pg.Pool;
  files: Pick<FileStore, 'put'>;
}

type Job = Causer & { requestId: string };
type Vacation = Extract<Asked, { kind: 'vacation' }>['data'];

/**
 * What the last approval brings about, in one transaction: the leave on the record, the notice in the folder, the row for payroll. Done
 * already, or not wanted any more: nothing. A worker's word that lacks is waited for.
 */
export async function applyEffect({ pool, files }: Services, job: Job): Promise<void> {
  const drawn = await inGroupContext(pool, job, tx => noticeOf(tx, job));
  const stored = drawn && (await files.put(bytes(drawn.pdf), { maxBytes: 10 * 1024 * 1024 }));
  await inGroupContext(pool, job, async tx => {
    const row = await waiting(tx, job, true);
    if (!row) return;
    const asked = askedOf(row);
    const failure = asked.kind === 'vacation' ? await applyVacation(tx, job, row, asked.data) : null;
    if (asked.kind === 'advance13') await applyAdvance(tx, row, asked.data);
    const notice = failure === null && drawn && stored ? { name: drawn.name, ...stored } : null;
    const noticeId = notice && (await keepNotice(tx, job, row, notice));
    await noteEffect(tx, row.id, failure, noticeId);
    await insertEvent(tx, row.id, {
      ...{ verb: failure === null ? 'effect' : 'effectFailed', by: { personId: null, profile: 'job', ip: null } },
    });
    if (failure !== null) await tellHr(tx, row);
  });
}

async function* bytes(pdf: Uint8Array) {
  yield pdf;
}

async function waiting(
  tx: Tx,
  { accessGroupId, personId, requestId }: Job,
  held = false,
): Promise<RequestRow | undefined> {
  const row = await requestById(tx, { accessGroupId, personId }, requestId, held);
  if (row?.state !== 'approved' || row.awaits_consent || (await hasEffect(tx, row.id))) return undefined;
  return row;
}

const written = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;

/** The paper, drawn before the transaction that needs it. */
async function noticeOf(tx: Tx, job: Job): Promise<{ name: string; pdf: Uint8Array } | undefined> {
  const row = await waiting(tx, job);
  const asked = row && askedOf(row);
  if (!row || asked?.kind !== 'vacation') return undefined;
  const facts = await requestFacts(tx, row.employment_id);
  const { start, days, sold } = asked.data;
  const period = await periodFor(tx, row);
  const end = plusDays(start, days - 1);
  const pdf = await drawVacationNotice({
    title: 'Aviso de férias',
    worker: `${row.worker_name}${facts?.registration ? `, matrícula ${facts.registration}` : ''}`,
    employer: `${row.company ?? ''}${row.cnpj ? `, CNPJ ${row.cnpj}` : ''}`,
    facts: [
      ...(period ? [['Período aquisitivo', period.acquisition.map(written).join(' a ')] as const] : []),
      ['Férias', `${written(start)} a ${written(end)} (${days} dias)`],
      ['Volta ao trabalho', written(plusDays(end, 1))],
      ...(sold > 0 ? [['Abono pecuniário', `${sold} dias vendidos`] as const] : []),
      ['Pagamento até', written(paymentDay(start))],
      ['Pedido', row.code],
    ],
    words: [
      'Comunicamos que as suas férias foram concedidas nas datas acima (CLT, art. 135).',
      'O pagamento é feito até dois dias antes do início (CLT, art. 145).',
    ],
  });
  return { name: `Aviso de férias ${written(start).replaceAll('/', '-')}.pdf`, pdf };
}

async function periodFor(tx: Tx, row: RequestRow) {
  const facts = (await vacationFacts(tx, [row.employment_id])).get(row.employment_id);
  return facts && oldestWithBalance(balancesOf(facts, dayFrom(), vacationCalendar(facts)));
}

/** @returns why it can't be, by its finding; null: done */
async function applyVacation(tx: Tx, job: Job, row: RequestRow, asked: Vacation): Promise<string | null> {
  await holdEmployment(tx, row.employment_id);
  const facts: VacationFacts | undefined = (await vacationFacts(tx, [row.employment_id])).get(row.employment_id);
  const period = facts && oldestWithBalance(balancesOf(facts, dayFrom(), vacationCalendar(facts)));
  const { start, days, sold } = asked;
  if (!period || period.balance < days + sold) return 'VACATION_OVER_BALANCE';
  const until = plusDays(start, days - 1);
  const stretch = { from: start, until, sold, periodBegin: period.acquisition[0], by: job.personId };
  if (!(await insertVacation(tx, row, stretch))) return 'VACATION_OVERLAP';
  await insertPayroll(tx, row, {
    kind: 'vacation',
    competence: `${start.slice(0, 7)}-01`,
    payload: { ...asked, end: until, payUntil: paymentDay(start), period: period.acquisition },
  });
  return null;
}

async function applyAdvance(tx: Tx, row: RequestRow, { year, month }: { year: number; month: number }): Promise<void> {
  const competence = `${year}-${String(month).padStart(2, '0')}-01`;
  await insertPayroll(tx, row, { kind: 'advance13', competence, payload: { year, month } });
}

async function keepNotice(
  tx: Tx,
  job: Job,
  row: RequestRow,
  { name, sha256, size }: { name: string; sha256: string; size: number },
): Promise<string> {
  const held = { accessGroupId: row.access_group_id, personId: job.personId, name, sha256, size };
  await storeFile(tx, { ...held, contentType: 'application/pdf' });
  await notify(tx, [
    {
      ...{ personId: row.person_id, accessGroupId: row.access_group_id, kind: 'vacationNotice' },
      ...{ values: { codigo: row.code }, target: to.worker.request(row.id), cause: `request-notice:${row.id}` },
    },
  ]);
  return insertNotice(tx, row, { name, sha256, size, by: job.personId });
}

async function tellHr(tx: Tx, row: RequestRow): Promise<void> {
  const hr = await hrOf(tx, row.employment_id);
  await notify(
    tx,
    hr.map(personId => ({
      ...{ personId, accessGroupId: row.access_group_id, kind: 'requestEffectFailed' as const },
      ...{
        values: { codigo: row.code },
        target: to.hr.request(row.id),
        cause: `request-effect:${row.id}:${row.version}`,
      },
    })),
  );
}

/** Before a cancel of HR: the leave goes, the balance is what it was. @throws STATUS_FORBIDS once payroll took it */
export async function undoEffect(tx: Tx, row: RequestRow): Promise<void> {
  if (!(await takeBack(tx, row.id))) refuse('STATUS_FORBIDS', { status: 'folha' });
}
