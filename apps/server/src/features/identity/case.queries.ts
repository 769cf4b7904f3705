import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

/** Who says that an account is theirs, or what two persons of the platform ask for. */
export interface AccountCase {
  id: string;
  kind: 'letter' | 'authenticator' | 'contact';
  state: 'asked' | 'waiting' | 'opposed' | 'decided';
  asked_at: Date;
  asked_by: string | null;
  asked_by_name: string | null;
  confirmed_by_name: string | null;
  reason: string | null;
  evidence: string | null;
  outcome: 'letter' | 'account' | null;
  due_at: Date | null;
  opposed_at: Date | null;
  opposed_how: 'link' | 'session' | 'use' | null;
  channel: 'mail' | 'sms' | null;
  new_contact: string | null;
  group_name: string | null;
}

/** The case of an account that is open: one's own, or for the platform anybody's. What nobody confirmed within a day is none. */
export async function openCase(tx: Tx, personId: string): Promise<AccountCase | undefined> {
  const { rows } = await sql<AccountCase>`
    select c.id, c.kind, c.state, c.asked_at, c.asked_by, a.name as asked_by_name, b.name as confirmed_by_name, c.reason, c.evidence, c.outcome,
           c.due_at, c.opposed_at, c.opposed_how, c.channel, c.new_contact, g.name as group_name
      from account_case c
      left join person a on a.id = c.asked_by
      left join person b on b.id = c.confirmed_by
      left join access_group g on g.id = c.access_group_id
     where c.person_id = ${personId}::text::uuid and c.state in ('asked', 'waiting', 'opposed', 'decided')
       and (c.state <> 'asked' or c.asked_at > now() - interval '1 day')`.execute(tx);
  return rows[0];
}

/** What waits for a person in their account: how many claims are in sight, and a case that is open. */
export interface AccountHints {
  claims: number;
  open: AccountCase | undefined;
}

export async function accountHints(tx: Tx, personId: string): Promise<AccountHints> {
  const { rows } = await sql<{ claims: number; open: boolean }>`
    select access.own_claims() as claims,
           exists (select from account_case c where c.person_id = ${personId} and c.state in ('asked', 'waiting', 'opposed')) as open`.execute(
    tx,
  );
  const [hints] = rows;
  return { claims: hints?.claims ?? 0, open: hints?.open ? await openCase(tx, personId) : undefined };
}
