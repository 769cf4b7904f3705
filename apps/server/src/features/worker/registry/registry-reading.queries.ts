import { isRegistryColumn, type RegistryColumn } from '@cracha/contract/features/worker/registry-columns.ts';
import { type WorkerSection, workerSections } from '@cracha/contract/features/worker/worker-fields.ts';
import { sql } from 'kysely';
import { stateOf } from '#core/employment/employment-state.queries.ts';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type RegistryEdits, registryEdits } from './registry-edits.ts';
import type { RegistryTable } from './registry-file.ts';
import { type Fill, storedFill } from './registry-fill.ts';
import type { FoundEmployment, PlannedRow } from './registry-planned.ts';

/** What a reading begins with. */
export interface Begun {
  attempt: number;
  sha256: string;
  contentType: string;
  fileName: string;
  sections: ReadonlySet<WorkerSection>;
  companyId: string | null;
  day: string;
  today: string;
  fill: Fill;
  edits: RegistryEdits;
}

/** Takes an import up for reading; undefined: nothing is to be read. What a broken reading stored is forgotten. */
export async function beginRegistry(tx: Tx, id: string): Promise<Begun | undefined> {
  const { rows } = await sql<{
    attempt: number;
    file_sha256: string;
    content_type: string;
    file_name: string;
    sections: string[];
    company_id: string | null;
    day: string;
    today: string;
    fill: unknown;
    edits: unknown;
  }>`
    update registry_import i set state = 'reading', attempt = attempt + 1, failure = null, rows_dropped_at = null
     where i.id = ${id} and i.state in ('queued', 'reading')
    returning attempt, file_sha256, content_type, file_name, sections, company_id, fill, edits, from_day::text as day,
              (${today})::text as today`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  await tx.deleteFrom('registry_import_row').where('import_id', '=', id).execute();
  return {
    attempt: row.attempt,
    sha256: row.file_sha256,
    contentType: row.content_type,
    fileName: row.file_name,
    sections: new Set(workerSections.filter(section => row.sections.includes(section))),
    companyId: row.company_id,
    day: row.day,
    today: row.today,
    fill: storedFill(row.fill),
    edits: registryEdits.parse(row.edits),
  };
}

/** What the access group confirmed of its registry files: heading → columns. */
export async function knownMappings(tx: Tx): Promise<Map<string, RegistryColumn[]>> {
  const rows = await tx.selectFrom('registry_mapping').select(['heading', 'columns']).execute();
  return new Map(rows.map(row => [row.heading, row.columns.filter(isRegistryColumn)]));
}

/** The active companies in the job's reach. */
export async function companiesOfJob(tx: Tx): Promise<{ id: string; cnpj: string }[]> {
  const { rows } = await sql<{ id: string; cnpj: string }>`
    select c.id, c.cnpj from company c where c.active order by c.cnpj`.execute(tx);
  return rows;
}

/** Whether the job may make employments: who reaches named workers only would not reach the new one. */
export async function jobRegisters(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ all: boolean }>`select access.all_workers() as all`.execute(tx);
  return rows[0]?.all === true;
}

/** Whether a reading is still the one that counts: not cancelled, not begun anew. The import is held until the transaction ends. */
export async function stillReads(tx: Tx, id: string, attempt: number): Promise<boolean> {
  const { rows } = await sql`
    select from registry_import where id = ${id} and state = 'reading' and attempt = ${attempt} for update`.execute(tx);
  return rows.length > 0;
}

export async function setTable(tx: Tx, id: string, table: RegistryTable): Promise<void> {
  await tx
    .updateTable('registry_import')
    .set({
      heading: table.heading,
      titles: table.titles,
      columns: table.columns,
      examples: JSON.stringify(table.examples),
    })
    .where('id', '=', id)
    .execute();
}

interface Asked {
  cpfs: readonly string[];
  /** Pairs of company and registration key. */
  companyIds: readonly (string | null)[];
  keys: readonly (string | null)[];
}

/** The employments that rows may be about: of the persons by CPF in these companies, and whoever holds the registrations. */
export async function candidatesFor(tx: Tx, { cpfs, companyIds, keys }: Asked): Promise<FoundEmployment[]> {
  const { rows } = await sql<FoundEmployment>`
    with wanted as materialized (
      select e.id from access.persons_by_cpf(${cpfs}::text[]) k join employment e on e.person_id = k.person_id where e.company_id = any (${companyIds}::uuid[])
      union
      select e.id from unnest(${companyIds}::uuid[], ${keys}::text[]) a(company_id, key)
        join employment e on e.company_id = a.company_id and e.registration_key = a.key)
    select e.id, e.company_id, e.person_id, e.cpf, e.registration_key, e.version,
           ${stateOf} = 'desligado' as dismissed, ((e.created_at at time zone 'America/Sao_Paulo')::date)::text as created_on,
           jsonb_build_object('employment', to_jsonb(e) - '{search,cpf,came_in,signs_in}'::text[], 'worker_record', to_jsonb(r), 'worker_pay', to_jsonb(p), 'worker_bank', to_jsonb(b)) as parts,
           coalesce((select jsonb_agg(jsonb_build_object('field', c.field, 'from_day', c.from_day, 'value', c.value) order by c.from_day desc)
                       from employment_change c where c.employment_id = e.id), '[]') as changes,
           coalesce((select jsonb_agg(jsonb_build_object('kind', l.kind, 'from_day', l.from_day, 'until_day', l.until_day))
                       from employment_leave l where l.employment_id = e.id), '[]') as leaves
      from wanted w join employment e on e.id = w.id
      left join worker_record r on r.employment_id = e.id
      left join worker_pay p on p.employment_id = e.id
      left join worker_bank b on b.employment_id = e.id`.execute(tx);
  return rows;
}

/** A text longer than that is a large object to the engine, which lies about until the whole heap is swept: memory grows with the file. */
const longestText = 50_000;

function* inPieces(rows: readonly PlannedRow[]): Generator<string> {
  let piece: string[] = [];
  let length = 0;
  for (const row of rows) {
    const text = JSON.stringify(row);
    if (piece.length > 0 && length + text.length > longestText) {
      yield `[${piece.join()}]`;
      piece = [];
      length = 0;
    }
    piece.push(text);
    length += text.length;
  }
  if (piece.length > 0) yield `[${piece.join()}]`;
}

/** Keeps the rows of a batch. */
export async function storePlan(
  tx: Tx,
  { importId, accessGroupId }: { importId: string; accessGroupId: string },
  rows: readonly PlannedRow[],
): Promise<void> {
  for (const piece of inPieces(rows))
    await sql`
    insert into registry_import_row (import_id, access_group_id, position, act, company_id, employment_id, person_id, cpf, name, registration,
      version, reasons, before, after, dated, cells)
    select ${importId}, ${accessGroupId}, x.position, x.act, x.company_id, x.employment_id, x.person_id, x.cpf, x.name, x.registration,
           x.version, x.reasons, x.before, x.after, x.dated, array(select jsonb_array_elements_text(x.cells))
      from jsonb_to_recordset(${piece}::jsonb) as x(position integer, act text, company_id uuid, employment_id uuid, person_id uuid,
        cpf text, name text, registration text, version integer, reasons jsonb, before jsonb, after jsonb, dated jsonb, cells jsonb)`.execute(
      tx,
    );
}

export interface Counts {
  inserts: number;
  updates: number;
  same: number;
  refused: number;
}

/** Ends a reading: its counts, and the dry run is there to look at. */
export async function finishRegistry(tx: Tx, id: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    update registry_import i set state = 'ready', planned_at = now(), inserts = n.inserts, updates = n.updates, same = n.same, refused = n.refused, noted = n.noted
      from (select count(*) filter (where act = 'insert')::int as inserts, count(*) filter (where act = 'update')::int as updates,
                   count(*) filter (where act = 'same')::int as same, count(*) filter (where act = 'refused')::int as refused,
                   count(*) filter (where act <> 'refused' and reasons <> '[]')::int as noted
              from registry_import_row where import_id = ${id}) n
     where i.id = ${id} returning i.inserts, i.updates, i.same, i.refused`.execute(tx);
  return rows[0] ?? { inserts: 0, updates: 0, same: 0, refused: 0 };
}
