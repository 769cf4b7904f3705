import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

/** A field of a type of document, in a group or one of its companies. */
export interface FieldPlace {
  group: string;
  companyId: string | null;
  type: number;
  field: string;
}

export async function putFieldName(
  tx: Tx,
  { group, companyId, type, field }: FieldPlace,
  name: string,
  position: number,
): Promise<void> {
  await sql`
    insert into receipt_field_name (access_group_id, company_id, type, field, name, position)
    values (${group}, ${companyId}::uuid, ${type}, ${field}, ${name}, ${position})
    on conflict (access_group_id, company_id, type, field) do update set name = excluded.name`.execute(tx);
}

export async function dropFieldName(tx: Tx, { group, companyId, type, field }: FieldPlace): Promise<void> {
  await sql`
    delete from receipt_field_name
     where access_group_id = ${group} and company_id is not distinct from ${companyId}::uuid and type = ${type} and field = ${field}`.execute(
    tx,
  );
}
