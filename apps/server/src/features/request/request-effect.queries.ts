import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { undoBenefit } from './benefit.queries.ts';
import type { RequestRow } from './request.queries.ts';

type Of = Pick<RequestRow, 'id' | 'access_group_id' | 'company_id' | 'employment_id' | 'person_id'>;

/** The vacation on the record, as a part of its period. Undefined: another leave stands in those days. */
export async function insertVacation(
  tx: Tx,
  of: Of,
  {
    from,
    until,
    sold,
    periodBegin,
    by,
  }: { from: string; until: string; sold: number; periodBegin: string; by: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into employment_leave (access_group_id, company_id, employment_id, person_id, kind, from_day, until_day, made_by, origin, origin_id)
    select ${of.access_group_id}::uuid, ${of.company_id}::uuid, ${of.employment_id}::uuid, ${of.person_id}::uuid, 'ferias', ${from}::date, ${until}::date, ${by}::uuid, 'request', ${of.id}::uuid
     where not exists (select from employment_leave l where l.employment_id = ${of.employment_id}::uuid and l.from_day <= ${until}::date and coalesce(l.until_day, 'infinity'::date) >= ${from}::date)
    returning id`.execute(tx);
  const [leave] = rows;
  if (!leave) return undefined;
  await sql`
    insert into vacation_part (leave_id, access_group_id, company_id, employment_id, person_id, period_begin, sold, request_id)
    values (${leave.id}::uuid, ${of.access_group_id}::uuid, ${of.company_id}::uuid, ${of.employment_id}::uuid, ${of.person_id}::uuid, ${periodBegin}::date, ${sold}, ${of.id}::uuid)`.execute(
    tx,
  );
  return leave.id;
}

/** What payroll has to do, once a request and kind. */
export async function insertPayroll(
  tx: Tx,
  of: Of,
  { kind, competence, payload }: { kind: 'vacation' | 'advance13' | 'benefit'; competence: string; payload: unknown },
): Promise<void> {
  await sql`
    insert into payroll_entry (access_group_id, company_id, employment_id, person_id, request_id, competence, kind, payload)
    values (${of.access_group_id}::uuid, ${of.company_id}::uuid, ${of.employment_id}::uuid, ${of.person_id}::uuid, ${of.id}::uuid, ${competence}::date, ${kind}, ${JSON.stringify(payload)}::jsonb)
    on conflict do nothing`.execute(tx);
}

/** The notice in the worker's folder, shown. */
export async function insertNotice(
  tx: Tx,
  of: Of,
  file: { name: string; sha256: string; size: number; by: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into worker_file (access_group_id, company_id, employment_id, person_id, section, name, sha256, size, content_type, visible, uploaded_by)
    values (${of.access_group_id}::uuid, ${of.company_id}::uuid, ${of.employment_id}::uuid, ${of.person_id}::uuid, 'avisos', ${file.name}, ${file.sha256}, ${file.size}, 'application/pdf', true, ${file.by}::uuid)
    returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

/** How an effect ended. @param failure null: well @param ends the request is finished with it */
export async function noteEffect(
  tx: Tx,
  id: string,
  failure: string | null,
  { noticeId, ends }: { noticeId: string | null; ends: boolean },
): Promise<void> {
  const isDone = failure === null;
  await sql`
    update hr_request set effect_failure = ${failure}, effect_tries = effect_tries + 1, notice_file_id = coalesce(${noticeId}::uuid, notice_file_id), version = version + 1,
           applied_at = case when ${isDone} then now() end, state = case when ${isDone && ends} then 'finished' else state end,
           outcome = case when ${isDone && ends} then 'approved' else outcome end, ended_at = case when ${isDone && ends} then now() else ended_at end
     where id = ${id}::uuid and state = 'approved'`.execute(tx);
}

/** What failed is tried anew. */
export async function forgetFailure(tx: Tx, id: string): Promise<void> {
  await sql`update hr_request set effect_failure = null, version = version + 1 where id = ${id}::uuid and state = 'approved' and applied_at is null`.execute(
    tx,
  );
}

/** Takes back what an approval brought about. @returns what stands against it */
export async function takeBack(tx: Tx, id: string): Promise<'payroll' | 'later' | null> {
  const { rows: taken } = await sql`
    select from payroll_entry where request_id = ${id}::uuid and state = 'taken' for update`.execute(tx);
  if (taken.length > 0) return 'payroll';
  if (!(await undoBenefit(tx, id))) return 'later';
  await sql`update payroll_entry set state = 'reversed' where request_id = ${id}::uuid and state = 'open'`.execute(tx);
  await sql`delete from employment_leave where origin = 'request' and origin_id = ${id}::uuid`.execute(tx);
  return null;
}
