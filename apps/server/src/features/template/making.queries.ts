import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import type { OwnValues } from './own-values.ts';

export interface NewMaking {
  accessGroupId: string;
  personId: string;
  profile: 'rh' | 'gestor';
  title: string;
  total: number;
  templateId: string;
  templateVersion: number;
  asks: 'nothing' | 'acknowledge' | 'sign';
  fields: OwnValues;
  message: string;
  dueOn: string | null;
  tells: boolean;
  key: string | null;
  keyHash: string | null;
}

export async function insertMaking(tx: Tx, one: NewMaking): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into document_batch (access_group_id, person_id, profile, title, total, template_id, template_version, asks, fields, message, due_on, tells, key, key_hash)
    values (${one.accessGroupId}::uuid, ${one.personId}::uuid, ${one.profile}, ${one.title}, ${one.total}, ${one.templateId}::uuid, ${one.templateVersion}, ${one.asks},
      ${JSON.stringify(one.fields)}::jsonb, ${one.message}, ${one.dueOn}::date, ${one.tells}, ${one.key}, ${one.keyHash}) returning id`.execute(
    tx,
  );
  return rows[0]?.id ?? '';
}

/** A row as it is asked for; `refusal`: it is told so, and nothing is made. */
export interface NewRow {
  number: number;
  employmentId: string | null;
  named: string | null;
  fields: OwnValues;
  refusal: string | null;
}

export async function insertRows(
  tx: Tx,
  batchId: string,
  accessGroupId: string,
  rows: readonly NewRow[],
): Promise<void> {
  await sql`
    insert into document_batch_row (batch_id, number, access_group_id, employment_id, named, fields, state, code)
    select ${batchId}::uuid, r.number, ${accessGroupId}::uuid, r."employmentId", r.named, r.fields, case when r.refusal is null then 'waiting' else 'refused' end, r.refusal
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(number integer, "employmentId" uuid, named text, fields jsonb, refusal text)`.execute(
    tx,
  );
}

/** What somebody made of a model under a key of their own. */
export async function makingByKey(
  tx: Tx,
  { personId, templateId, key }: { personId: string; templateId: string; key: string },
): Promise<{ id: string; total: number; key_hash: string } | undefined> {
  const { rows } = await sql<{ id: string; total: number; key_hash: string }>`
    select id, total, key_hash from document_batch where person_id = ${personId}::uuid and template_id = ${templateId}::uuid and key = ${key}`.execute(
    tx,
  );
  return rows[0];
}

export interface Making {
  id: string;
  access_group_id: string;
  person_id: string;
  profile: 'rh' | 'gestor';
  title: string;
  total: number;
  template_id: string;
  template_version: number;
  asks: 'nothing' | 'acknowledge' | 'sign';
  fields: OwnValues;
  message: string;
  due_on: string | null;
  tells: boolean;
  made_at: Date;
  ended_at: Date | null;
  done: number;
  refused: number;
}

/** A batch that was made of a model, with how far it is. */
export async function makingById(tx: Tx, id: string): Promise<Making | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<Making>`
    select b.id, b.access_group_id, b.person_id, b.profile, b.title, b.total, b.template_id, b.template_version, b.asks, b.fields, b.message, b.due_on::text, b.tells, b.made_at, b.ended_at,
           r.done, r.refused
      from document_batch b cross join lateral (
        select count(*) filter (where r.state = 'done')::integer as done, count(*) filter (where r.state = 'refused')::integer as refused
          from document_batch_row r where r.batch_id = b.id) r
     where b.id = ${id}::uuid and b.template_id is not null`.execute(tx);
  return rows[0];
}

export interface WaitingRow {
  number: number;
  employment_id: string;
  fields: OwnValues;
}

export async function waitingRows(tx: Tx, batchId: string, most: number): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select number, employment_id, fields from document_batch_row where batch_id = ${batchId}::uuid and state = 'waiting' order by number limit ${most}`.execute(
    tx,
  );
  return rows;
}

/** Once: a second delivery finds it settled, and waits for the first. */
export async function holdRow(tx: Tx, batchId: string, number: number): Promise<boolean> {
  const { rows } = await sql`
    select from document_batch_row where batch_id = ${batchId}::uuid and number = ${number} and state = 'waiting' for update`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function rowMade(tx: Tx, batchId: string, number: number, documentId: string): Promise<void> {
  await sql`
    update document_batch_row set state = 'done', document_id = ${documentId}::uuid where batch_id = ${batchId}::uuid and number = ${number} and state = 'waiting'`.execute(
    tx,
  );
}

export async function rowRefused(
  tx: Tx,
  batchId: string,
  number: number | undefined,
  { code, data = {} }: { code: string; data?: object | undefined },
): Promise<void> {
  await sql`
    update document_batch_row set state = 'refused', code = ${code}, data = ${JSON.stringify(data)}::jsonb
     where batch_id = ${batchId}::uuid and (${number ?? null}::integer is null or number = ${number ?? null}) and state = 'waiting'`.execute(
    tx,
  );
}

/** Once. @returns whether it had not ended */
export async function endMaking(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update document_batch set ended_at = now() where id = ${id}::uuid and ended_at is null returning id`.execute(tx);
  return rows.length > 0;
}
