import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import type { MailedNotice } from './clock-mail.ts';

export interface ToMail {
  id: string;
  personId: string;
  accessGroupId: string;
}

/** Takes notifications that are to be mailed, the oldest first: each is taken once. Those of before yesterday are no news any more. */
export async function takeMails(tx: Tx, most: number): Promise<ToMail[]> {
  const { rows } = await sql<ToMail>`
    update notification n set mailed_at = now()
     where n.mailed_at is null and n.id in (
       select o.id from notification o where o.mailed_at is null and o.created_at > now() - interval '2 days' and o.access_group_id is not null
          and o.kind in ('timesheetSent', 'timesheetReturned', 'timesheetReopened', 'justificationReturned', 'justificationDenied', 'closingDone')
        order by o.created_at limit ${most} for update skip locked)
    returning n.id, n.person_id as "personId", n.access_group_id as "accessGroupId"`.execute(tx);
  return rows;
}

/** With the confirmed address it goes to, as it is now; undefined: none is confirmed. */
export async function noticeToMail(tx: Tx, id: string): Promise<MailedNotice | undefined> {
  const { rows } = await sql<MailedNotice>`select * from access.notice_to_mail(${id}::uuid)`.execute(tx);
  return rows[0];
}
