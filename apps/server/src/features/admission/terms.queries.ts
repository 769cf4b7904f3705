import { sql } from 'kysely';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';

export interface Overdue {
  id: string;
  access_group_id: string;
  invited_by: string;
}

/** Admissions whose day is over, of all tenants. */
export async function overdueAdmissions(tx: Tx): Promise<Overdue[]> {
  const { rows } = await sql<Overdue>`
    select id, access_group_id, invited_by from admission where state in ('invited', 'filling', 'returned') and due_on < ${today} order by access_group_id, id`.execute(
    tx,
  );
  return rows;
}

/** Access groups in which somebody's term is over, with one of their people, as whom the job runs. */
export async function groupsToErase(tx: Tx): Promise<{ access_group_id: string; person_id: string }[]> {
  const { rows } = await sql<{ access_group_id: string; person_id: string }>`
    select distinct on (access_group_id) access_group_id, person_id from (
      select access_group_id, invited_by as person_id from admission where erase_on <= ${today} and erased_at is null
      union all select access_group_id, made_by from candidate where erase_on <= ${today}) due order by access_group_id, person_id`.execute(
    tx,
  );
  return rows;
}

/** Takes everything that candidates told away, and the candidates of openings. @returns how many people, and the bytes that nobody needs now */
export async function eraseDue(tx: Tx): Promise<{ total: number; files: string[] }> {
  const { rows: files } = await sql<{ sha256: string }>`
    delete from admission_file f using admission a where a.id = f.admission_id and a.erase_on <= ${today} and a.erased_at is null returning f.sha256`.execute(
    tx,
  );
  await sql`
    delete from admission_contact k using admission a where a.id = k.admission_id and a.erase_on <= ${today} and a.erased_at is null`.execute(
    tx,
  );
  const { rows: erased } = await sql`
    update admission set name = '', email = null, cell_phone = null, told = '{}', dependants = null, returned = '{}', accepted = '{}', reason = null, notice_ip = null,
           access_token_hash = null, access_code_hash = null, erased_at = now(), version = version + 1
     where erase_on <= ${today} and erased_at is null returning id`.execute(tx);
  const { rows: gone } = await sql`delete from candidate where erase_on <= ${today} returning id`.execute(tx);
  return { total: erased.length + gone.length, files: [...new Set(files.map(({ sha256 }) => sha256))] };
}
