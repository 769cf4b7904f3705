import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { DemoStaff } from '../demo-acting.ts';

/** Whether the demo's documents are there already. */
export async function documentsStand(pool: pg.Pool, accessGroupId: string): Promise<boolean> {
  return acrossTenants(pool, 'looking for the demo’s documents', async tx => {
    const { rows } =
      await sql`select from signature_request where access_group_id = ${accessGroupId}::uuid limit 1`.execute(tx);
    return rows.length > 0;
  });
}

interface DemoWorker {
  person: string;
  employment: string;
  name: string;
}

/** Who sends, reads and signs in the demo. */
export interface DemoPeople {
  maria: DemoWorker;
  joao: DemoWorker;
  /** Ana works in both groups. */
  ana: { pantanal: string; boreal: string };
  gustavo: string;
  gustavoName: string;
  helenaName: string;
  brunoName: string;
}

export async function peopleOfDemo(tx: Tx, helena: DemoStaff, bruno: DemoStaff): Promise<DemoPeople> {
  const { rows } = await sql<DemoWorker & { email: string; access_group_id: string }>`
    select distinct on (p.email, e.access_group_id) p.id as person, e.id as employment, e.name, p.email, e.access_group_id
      from employment e join person p on p.id = e.person_id
     where p.email in ('maria@pantanal.test', 'joao@pantanal.test', 'ana@duplo.test') and e.dismissed_on is null
     order by p.email, e.access_group_id, e.admitted_on`.execute(tx);
  const { rows: staff } = await sql<{ id: string; name: string; email: string }>`
    select id, name, email from person where id in (${helena.personId}::uuid, ${bruno.personId}::uuid) or email = 'gustavo@pantanal.test'`.execute(
    tx,
  );
  const worker = (email: string, group = helena.accessGroupId) => {
    const found = rows.find(one => one.email === email && one.access_group_id === group);
    if (!found) throw new Error(`The demo has no ${email}.`);
    return found;
  };
  const user = (is: (one: { id: string; email: string }) => boolean) => {
    const found = staff.find(is);
    if (!found) throw new Error('The demo lacks one of its staff.');
    return found;
  };
  const gustavo = user(({ email }) => email === 'gustavo@pantanal.test');
  return {
    ...{ maria: worker('maria@pantanal.test'), joao: worker('joao@pantanal.test') },
    ana: {
      pantanal: worker('ana@duplo.test').employment,
      boreal: worker('ana@duplo.test', bruno.accessGroupId).employment,
    },
    ...{ gustavo: gustavo.id, gustavoName: gustavo.name },
    ...{
      helenaName: user(({ id }) => id === helena.personId).name,
      brunoName: user(({ id }) => id === bruno.personId).name,
    },
  };
}

/** Employments that last, by name. */
export async function workersOfGroup(tx: Tx, accessGroupId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from employment where access_group_id = ${accessGroupId}::uuid and dismissed_on is null order by name, id limit ${most}`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** The first of a batch have read it to its end and said so. */
export async function acknowledgedBy(tx: Tx, batchId: string, most: number): Promise<void> {
  await sql`
    with first as (select d.id, d.access_group_id, p.person_id from document d join document_person p on p.document_id = d.id
       where d.batch_id = ${batchId}::uuid order by p.name, p.employment_id limit ${most}),
    moved as (update document set state = 'seen' where id in (select id from first))
    insert into document_receipt (document_id, version, access_group_id, person_id, seen_ip, read_at, read_ip, acknowledged_at, acknowledged_ip)
    select id, 1, access_group_id, person_id, '127.0.0.1', now(), '127.0.0.1', now(), '127.0.0.1' from first on conflict do nothing`.execute(
    tx,
  );
}

/** Its validity is over. */
export async function ranOut(tx: Tx, documentId: string): Promise<void> {
  await sql`update document set valid_until = (now() at time zone 'America/Sao_Paulo')::date - 5 where id = ${documentId}::uuid`.execute(
    tx,
  );
}

/** What is signed, by its hash; empty until it is prepared. */
export async function hashToSign(tx: Tx, requestId: string): Promise<string> {
  const { rows } = await sql<{ hash_read: string | null }>`
    select hash_read from signature_request where id = ${requestId}::uuid`.execute(tx);
  return rows[0]?.hash_read ?? '';
}

/** Some people have read what a request asks to sign, to its end. */
export async function hasReadAll(tx: Tx, requestId: string, persons: readonly string[]): Promise<void> {
  await sql`
    insert into document_reading (document_id, version, access_group_id, person_id, counted, counted_at)
    select r.document_id, r.version, r.access_group_id, p.id, array(select generate_series(1, v.pages)), now()
      from signature_request r join document_version v on v.document_id = r.document_id and v.number = r.version, unnest(${[...persons]}::text[]::uuid[]) p(id)
     where r.id = ${requestId}::uuid`.execute(tx);
}

/** The time to sign ended with yesterday. */
export async function dueYesterday(tx: Tx, requestId: string): Promise<void> {
  await sql`update signature_request set due_on = (now() at time zone 'America/Sao_Paulo')::date - 1 where id = ${requestId}::uuid`.execute(
    tx,
  );
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** The invitation that stood before there were documents has no paper: its link goes to the one that has. */
export async function freeLink(tx: Tx): Promise<void> {
  const link = sha256('demo-assinante');
  await sql`
    update document set deleted_at = now() where id in (select document_id from document_signer where access_token_hash = ${link}::bytea)`.execute(
    tx,
  );
  await sql`update document_signer set access_token_hash = null where access_token_hash = ${link}::bytea`.execute(tx);
}

/** Vera has no user: she enters by the demo's link and its code, which doesn't run out. */
export async function inviteVera(
  tx: Tx,
  { requestId, documentId, accessGroupId }: { requestId: string; documentId: string; accessGroupId: string },
): Promise<void> {
  await sql`
    insert into document_signer (request_id, document_id, access_group_id, name, email, role, step, position, state, invited_at, access_token_hash, access_code_hash)
    values (${requestId}::uuid, ${documentId}::uuid, ${accessGroupId}::uuid, 'Vera Antunes', 'vera@fora.test', 'parte', 1, 2, 'invited', now(), ${sha256('demo-assinante')}::bytea,
      ${sha256('424242')}::bytea)`.execute(tx);
}

/**
 * Twelve workers of the first company are known well enough for a contract to be made: address, hours, regime, position and salary. Who has a
 * record of their own already keeps it. Done once: then somebody lives in that street.
 */
export async function completeRecords(tx: Tx, accessGroupId: string): Promise<void> {
  await sql`
    with chosen as (
      select e.*, row_number() over (order by e.registration, e.id)::integer as n from employment e
       where e.company_id = (select m.company_id from employment m join person p on p.id = m.person_id where p.email = 'maria@pantanal.test' and m.access_group_id = ${accessGroupId}::uuid
               order by m.registration limit 1)
         and e.dismissed_on is null and e.admitted_on is not null and not exists (select from worker_record r where r.employment_id = e.id)
         and not exists (select from person p where p.id = e.person_id and p.email is not null)
         and not exists (select from worker_record s where s.access_group_id = ${accessGroupId}::uuid and s.street = 'Rua dos Ipês')
       order by e.registration, e.id limit 12),
    told as (
      insert into worker_record (employment_id, access_group_id, company_id, person_id, cep, street, number, district, city, state, weekly_hours, monthly_hours)
      select id, access_group_id, company_id, person_id, '01310100', 'Rua dos Ipês', (100 + n)::text, 'Jardim das Flores', 'São Paulo', 'SP', 44, 220 from chosen),
    paid as (
      insert into worker_pay (employment_id, access_group_id, company_id, person_id, salary, salary_unit)
      select id, access_group_id, company_id, person_id, 210000 + n * 5000, 'mes' from chosen on conflict do nothing)
    update employment e set hiring_regime = coalesce(e.hiring_regime, 'empregado'), job_title = coalesce(e.job_title, 'Auxiliar de produção') from chosen c where c.id = e.id`.execute(
    tx,
  );
}
