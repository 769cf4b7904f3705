import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { BankMove } from '#core/clock/engine/bank.ts';
import type { Month } from '#core/clock/month/month-of.ts';
import type { MirrorState } from '#core/clock/states/mirror-moves.ts';
import { storeFile } from '#core/file/stored-file.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import type { Summary } from './clock.queries.ts';
import type { TimesheetRow } from './timesheet.queries.ts';

/** True: it was the first view. */
/** Dates the first view; of an imported page too, which its lists tell. */
export async function setSeen(tx: Tx, id: string, ip: string | null): Promise<boolean> {
  await sql`
    update receipt r set viewed_at = now(), viewed_ip = ${ip}::inet from timesheet t
     where t.id = ${id}::uuid and t.origin = 'pdf' and r.id = t.receipt_id and r.viewed_at is null`.execute(tx);
  const { rows } = await sql`
    update timesheet set seen_at = now(), seen_ip = ${ip}::inet where id = ${id}::uuid and seen_at is null returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function setAnswer(
  tx: Tx,
  id: string,
  version: number,
  { agrees, message, ip, hash }: { agrees: boolean; message: string | null; ip: string | null; hash: string },
): Promise<void> {
  await sql`
    update timesheet set agrees = ${agrees}, disagreement = ${message}, answered_at = now(), answered_ip = ${ip}::inet, answered_hash = ${hash}
     where id = ${id}::uuid and version = ${version} and answered_at is null`.execute(tx);
}

/** One statement compares state and version: of several at once one wins. @returns false: somebody was quicker */
export async function moveTimesheet(
  tx: Tx,
  row: Pick<TimesheetRow, 'id' | 'state' | 'version'>,
  {
    state,
    decidedBy,
    decidedFor,
    summary,
  }: { state: MirrorState; decidedBy?: string; decidedFor?: string | null; summary: Omit<Summary, 'id'> },
): Promise<boolean> {
  const { rows } = await sql`
    update timesheet set state = ${state},
           sent_at = case when ${state} = 'sent' then now() else sent_at end,
           decided_at = case when ${state} = 'sent' then null when ${decidedBy !== undefined} then now() else decided_at end,
           decided_by = case when ${state} = 'sent' then null when ${decidedBy !== undefined} then ${decidedBy ?? null}::uuid else decided_by end,
           decided_for = case when ${state} = 'sent' then null when ${decidedBy !== undefined} then ${decidedFor ?? null}::uuid else decided_for end,
           closed_at = case when ${state} = 'closed' then now() when state = 'closed' then null else closed_at end,
           outside = outside and ${state} not in ('open', 'review'),
           computed_until = ${summary.until}::date, incomplete = ${summary.incomplete}, alerts = ${summary.alerts}, balance = ${summary.balance}, result = ${summary.result}
     where id = ${row.id}::uuid and state = ${row.state} and version = ${row.version} returning id`.execute(tx);
  return rows.length > 0;
}

/** What it shows from now on, whatever comes later. */
export async function keepSnapshot(tx: Tx, row: TimesheetRow, month: Month): Promise<void> {
  const document = JSON.stringify(month);
  const digest = createHash('sha256').update(document).digest('hex');
  await sql`
    insert into timesheet_snapshot (timesheet_id, version, access_group_id, company_id, employment_id, person_id, document, digest)
    values (${row.id}::uuid, ${row.version}, ${row.access_group_id}::uuid, ${row.company_id}::uuid, ${row.employment_id}::uuid, ${row.person_id}::uuid, ${document}::jsonb, ${digest})
    on conflict do nothing`.execute(tx);
}

export async function insertEvent(
  tx: Tx,
  by: Doer,
  row: TimesheetRow,
  { verb, reason = null, forPerson = null }: { verb: string; reason?: string | null; forPerson?: string | null },
): Promise<void> {
  await sql`
    insert into timesheet_event (access_group_id, company_id, employment_id, person_id, timesheet_id, verb, version, by_person, for_person, profile, ip, reason)
    values (${row.access_group_id}::uuid, ${row.company_id}::uuid, ${row.employment_id}::uuid, ${row.person_id}::uuid, ${row.id}::uuid, ${verb}, ${row.version},
            ${by.personId}::uuid, ${forPerson}::uuid, ${by.profile}, ${by.ip}::inet, ${reason})`.execute(tx);
}

export async function insertFiles(tx: Tx, row: TimesheetRow, uploads: readonly Upload[]): Promise<void> {
  for (const { name, sha256, size, contentType } of uploads) {
    await storeFile(tx, {
      accessGroupId: row.access_group_id,
      personId: row.person_id,
      name,
      sha256,
      size,
      contentType,
    });
    await sql`
      insert into timesheet_file (access_group_id, company_id, employment_id, person_id, timesheet_id, name, sha256, size, content_type)
      values (${row.access_group_id}::uuid, ${row.company_id}::uuid, ${row.employment_id}::uuid, ${row.person_id}::uuid, ${row.id}::uuid, ${name}, ${sha256}, ${size}, ${contentType})`.execute(
      tx,
    );
  }
}

/** Names who decides a mirror that was just sent. */
export async function giveSeats(tx: Tx, timesheetId: string): Promise<{ person_id: string; hr: boolean }[]> {
  const { rows } = await sql<{ person_id: string; hr: boolean }>`
    select person_id, hr from access.give_seats('timesheet', ${timesheetId}::uuid)`.execute(tx);
  return rows;
}

/** Of a company and month, or one alone. @returns the ids of those that changed */
export async function setVisible(
  tx: Tx,
  accessGroupId: string,
  {
    companyId,
    year,
    month,
    id,
    visible,
  }: { companyId: string; year: number; month: number; id: string | undefined; visible: boolean },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update timesheet set visible = ${visible} where access_group_id = ${accessGroupId}::uuid and company_id = ${companyId}::text::uuid and deleted_at is null
       and extract(year from until_day) = ${year} and extract(month from until_day) = ${month} and visible <> ${visible}
       and (${id ?? null}::text is null or id = ${id ?? null}::text::uuid) returning id`.execute(tx);
  const changed = rows.map(one => one.id);
  // the page that payroll printed is shown and hidden with its mirror
  await sql`update receipt r set visible = ${visible} from timesheet t where t.id = any (${changed}::uuid[]) and t.origin = 'pdf' and r.id = t.receipt_id and r.withheld_at is null and r.visible <> ${visible}`.execute(
    tx,
  );
  return changed;
}

/** Payroll files that were given out of it stay, and say that it was opened again. */
export async function markReopened(
  tx: Tx,
  row: Pick<TimesheetRow, 'company_id' | 'from_day' | 'until_day'>,
): Promise<void> {
  await sql`
    update clock_file set reopened = true where direction = 'out' and kind = 'payroll' and company_id = ${row.company_id}::uuid
       and from_day <= ${row.until_day}::date and until_day >= ${row.from_day}::date and not reopened`.execute(tx);
}

/** What a closing writes to the bank: every move of its period, lot by lot. */
export async function postMoves(tx: Tx, row: TimesheetRow, moves: readonly BankMove[], by: string): Promise<void> {
  if (moves.length === 0) return;
  await sql`
    insert into bank_posting (access_group_id, company_id, employment_id, person_id, kind, minutes, percentage, lot_day, due_day, timesheet_id, timesheet_version, made_by)
    select ${row.access_group_id}::uuid, ${row.company_id}::uuid, ${row.employment_id}::uuid, ${row.person_id}::uuid, m.kind, m.minutes, m.pct, m."lotDay", m.due, ${row.id}::uuid, ${row.version}, ${by}::uuid
      from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m(kind text, minutes integer, pct integer, "lotDay" date, due date)`.execute(
    tx,
  );
}

/** What is left of who goes on in another company goes there. */
export async function carryBank(tx: Tx, row: Pick<TimesheetRow, 'id' | 'employment_id'>, by: string): Promise<void> {
  await sql`select access.carry_bank(${row.employment_id}::uuid, ${row.id}::uuid, ${by}::uuid)`.execute(tx);
}

/** A reopening takes back what the closing posted, by counter-postings. */
export async function reverseMoves(tx: Tx, row: Pick<TimesheetRow, 'id'>, by: string): Promise<void> {
  await sql`select access.carry_back(${row.id}::uuid, ${by}::uuid)`.execute(tx);
  await sql`
    insert into bank_posting (access_group_id, company_id, employment_id, person_id, kind, minutes, percentage, lot_day, due_day, timesheet_id, timesheet_version, reverses, made_by)
    select access_group_id, company_id, employment_id, person_id, 'reversal', -minutes, percentage, lot_day, due_day, timesheet_id, timesheet_version, id, ${by}::uuid
      from bank_posting b where b.timesheet_id = ${row.id}::uuid and b.kind <> 'reversal' and not exists (select from bank_posting r where r.reverses = b.id)`.execute(
    tx,
  );
}
