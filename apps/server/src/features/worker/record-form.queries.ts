import { type OwnField, type OwnFieldKind, ownFieldSections } from '@cracha/contract/features/worker/own-fields.ts';
import { isWorkerField, type WorkerFieldName } from '@cracha/contract/features/worker/worker-fields.ts';
import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

/** Kinds as they are stored, and as they travel. */
const kinds = {
  text: 'texto',
  number: 'numero',
  day: 'data',
  option: 'opcao',
  flag: 'simNao',
} as const satisfies Record<string, OwnFieldKind>;

/** What a company asks of its workers' records. */
export interface RecordForm {
  companyId: string;
  version: number;
  required: WorkerFieldName[];
  /** In their order, retired ones too. */
  fields: OwnField[];
}

interface StoredForm {
  id: string;
  version: number;
  required_fields: string[];
  fields: {
    id: string;
    name: string;
    kind: string;
    options: string[];
    required: boolean;
    section: string;
    retired: boolean;
  }[];
}

const fieldsOf = sql`coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'options', f.options,
    'required', f.required, 'section', f.section, 'retired', f.retired_at is not null) order by f.place, f.id)
  from company_field f where f.company_id = c.id), '[]')`;

/** Of companies in reach. */
export async function recordFormsOf(tx: Tx, companyIds: readonly string[]): Promise<RecordForm[]> {
  const { rows } = await sql<StoredForm>`
    select c.id, c.version, c.required_fields, ${fieldsOf} as fields from company c where c.id = any (${companyIds}::uuid[])`.execute(
    tx,
  );
  return rows.map(read);
}

/** Of all active companies in reach. */
export async function recordFormsInReach(tx: Tx): Promise<RecordForm[]> {
  const companies = await tx.selectFrom('company').select('id').where('active', '=', true).execute();
  return recordFormsOf(
    tx,
    companies.map(({ id }) => id),
  );
}

/** Undefined: no company, or out of reach. */
export async function recordFormOf(tx: Tx, companyId: string): Promise<RecordForm | undefined> {
  return isUuid(companyId) ? (await recordFormsOf(tx, [companyId]))[0] : undefined;
}

/** The same, the company held until the transaction ends. */
export async function lockRecordForm(tx: Tx, companyId: string): Promise<RecordForm | undefined> {
  if (!isUuid(companyId)) return undefined;
  await sql`select from company where id = ${companyId}::uuid for update`.execute(tx);
  return recordFormOf(tx, companyId);
}

function read({ id, version, required_fields: required, fields }: StoredForm): RecordForm {
  return {
    companyId: id,
    version,
    required: required.filter(isWorkerField),
    fields: fields.map(field => ({
      id: field.id,
      nome: field.name,
      tipo: Object.entries(kinds).find(([stored]) => stored === field.kind)?.[1] ?? 'texto',
      opcoes: field.options,
      obrigatorio: field.required,
      secao: ownFieldSections.find(section => section === field.section) ?? 'contrato',
      retirado: field.retired,
    })),
  };
}

export type NewOwnField = Omit<OwnField, 'id'> & { id: string | undefined };

/** Writes what a company asks, as its next version; a field's place is its place in the list. */
export async function writeRecordForm(
  tx: Tx,
  companyId: string,
  required: readonly string[],
  fields: readonly NewOwnField[],
): Promise<void> {
  await sql`
    update company set required_fields = ${required}::text[], record_form_changed_at = now(), version = version + 1 where id = ${companyId}`.execute(
    tx,
  );
  const rows = fields.map((field, place) => ({
    id: field.id ?? null,
    name: field.nome,
    kind: Object.entries(kinds).find(([, wire]) => wire === field.tipo)?.[0],
    options: field.opcoes,
    required: field.obrigatorio,
    section: field.secao,
    retired: field.retirado,
    place,
  }));
  const sent = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id uuid, name text, options text[], required boolean,
    section text, retired boolean, place integer, kind text)`;
  // names are free for one another within the form: those that go out of use first
  await sql`update company_field f set retired_at = now() from ${sent} where f.id = n.id and f.company_id = ${companyId} and n.retired
    and f.retired_at is null`.execute(tx);
  await sql`update company_field f set name = n.place || ' ' || f.id from ${sent} where f.id = n.id and f.company_id = ${companyId}
    and f.name <> n.name and f.retired_at is null`.execute(tx);
  await sql`
    update company_field f set name = n.name, options = n.options, required = n.required, section = n.section, place = n.place,
           retired_at = case when n.retired then coalesce(f.retired_at, now()) end
      from ${sent} where f.id = n.id and f.company_id = ${companyId}`.execute(tx);
  await sql`
    insert into company_field (access_group_id, company_id, name, kind, options, required, section, place, retired_at)
    select c.access_group_id, c.id, n.name, n.kind, n.options, n.required, n.section, n.place, case when n.retired then now() end
      from ${sent}, company c where n.id is null and c.id = ${companyId}`.execute(tx);
}
