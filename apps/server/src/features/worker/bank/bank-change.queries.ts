import { sql } from 'kysely';
import type pg from 'pg';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import type { Worker } from '../worker.queries.ts';

type Columns = Record<string, unknown>;

/** Another account that waits for its time. */
export interface WaitingAccount {
  id: string;
  after: Columns;
  asked_at: Date;
  due_at: Date;
  asked_by_name: string | null;
}

/** Held until the transaction ends where `lock` says so; undefined: none waits. */
export async function waitingAccount(
  tx: Tx,
  employmentId: string,
  lock?: { lock: true },
): Promise<WaitingAccount | undefined> {
  const { rows } = await sql<WaitingAccount>`
    select b.id, b.after, b.asked_at, b.due_at, access.person_name(b.asked_by) as asked_by_name from bank_change b
     where b.employment_id = ${employmentId} and b.state = 'waiting' ${lock ? sql`for update` : sql``}`.execute(tx);
  return rows[0];
}

/** 48 hours from now, or after the freeze around the payday. Undefined: another one waits already. */
export async function insertBankChange(
  tx: Tx,
  worker: Worker,
  change: { askedBy: string; before: Columns; after: Columns },
): Promise<{ id: string; due_at: Date } | undefined> {
  const { rows } = await sql<{ id: string; due_at: Date }>`
    insert into bank_change (access_group_id, company_id, employment_id, person_id, before, after, asked_by, due_at)
    values (${worker.access_group_id}, ${worker.company_id}, ${worker.id}, ${worker.person_id}, ${JSON.stringify(change.before)}::jsonb,
      ${JSON.stringify(change.after)}::jsonb, ${change.askedBy},
      access.after_freeze(now() + interval '48 hours', (select p.pay_day from worker_pay p where p.employment_id = ${worker.id})))
    on conflict (employment_id) where state = 'waiting' do nothing returning id, due_at`.execute(tx);
  return rows[0];
}

/** Ends one that still waits; undefined: it does no more, or is out of reach. */
export async function endBankChange(
  tx: Tx,
  id: string,
  state: 'cancelled' | 'stopped',
): Promise<{ after: Columns } | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<{ after: Columns }>`
    update bank_change set state = ${state}, ended_at = now() where id = ${id}::uuid and state = 'waiting' returning after`.execute(
    tx,
  );
  return rows[0];
}

/** A change of one's own account. */
export interface OwnBankChange {
  id: string;
  access_group_id: string;
  employment_id: string;
  trade_name: string;
  worker_name: string;
  before: Columns;
  after: Columns;
  state: string;
  asked_at: Date;
  due_at: Date;
}

export async function ownBankChanges(tx: Tx, personId: string, id?: string): Promise<OwnBankChange[]> {
  if (id !== undefined && !isUuid(id)) return [];
  const { rows } = await sql<OwnBankChange>`
    select b.id, b.access_group_id, b.employment_id, c.trade_name, e.name as worker_name, b.before, b.after, b.state, b.asked_at, b.due_at
      from bank_change b join employment e on e.id = b.employment_id join company c on c.id = b.company_id
     where b.person_id = ${personId} ${id === undefined ? sql`` : sql`and b.id = ${id}::uuid`}
     order by b.asked_at desc, b.id desc limit 20`.execute(tx);
  return rows;
}

export interface OwnAccount {
  employment_id: string;
  trade_name: string;
  account: Columns | null;
}

/** Where each employer pays to that one still works for: by the record, else as the newest payslip shows it. */
export async function ownAccounts(tx: Tx, personId: string): Promise<OwnAccount[]> {
  const { rows } = await sql<OwnAccount>`
    select e.id as employment_id, c.trade_name, case when coalesce(b.bank, b.account, b.pix_key) is not null
             then jsonb_build_object('bank', b.bank, 'branch', b.branch, 'account', b.account, 'account_digit', b.account_digit, 'pix_key', b.pix_key)
             else shown.account end as account
      from employment e join company c on c.id = e.company_id left join worker_bank b on b.employment_id = e.id
      left join lateral (
        select jsonb_build_object('bank', r.details ->> 'bank', 'branch', r.details ->> 'branch', 'account', r.details ->> 'account') as account
          from receipt r
         where r.person_id = e.person_id and r.employment_id = e.id and r.category = 1 and r.deleted_at is null and r.visible and c.full_receipt
           and r.details ->> 'account' is not null
         order by r.competence desc, r.published_at desc, r.id desc limit 1) shown on true
     where e.person_id = ${personId} and e.dismissed_on is null
     order by c.trade_name, e.id`.execute(tx);
  return rows;
}

/** By Brasília's day, of what took effect or still waits. */
export interface BankDay {
  day: string;
  waits: boolean;
}

export async function bankDaysOf(tx: Tx, employmentId: string): Promise<BankDay[]> {
  const { rows } = await sql<BankDay>`
    select ((coalesce(b.ended_at, b.due_at) at time zone 'America/Sao_Paulo')::date)::text as day, b.state = 'waiting' as waits
      from bank_change b where b.employment_id = ${employmentId} and b.state in ('waiting', 'applied')`.execute(tx);
  return rows;
}

/** Where a worker is told (definer/bank.sql). */
export async function bankContacts(
  tx: Tx,
  employmentId: string,
): Promise<{ channel: 'mail' | 'sms'; contact: string; name: string; language: string }[]> {
  const { rows } = await sql<{ channel: 'mail' | 'sms'; contact: string; name: string; language: string }>`
    select * from access.bank_contacts(${employmentId})`.execute(tx);
  return rows;
}

export async function hrOfBank(tx: Tx, employmentId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select access.hr_of_bank(${employmentId}) as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Of all tenants at once, by the one function that may. */
export async function applyDueBankChanges(pool: pg.Pool): Promise<void> {
  await pool.query('select access.apply_due_bank_changes()');
}
