import { createHash, randomUUID } from 'node:crypto';
import type { ReadDocument } from '#core/reading/reading-types.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import type { TestApp } from '#test/app.ts';
import { refreshCounts, storeDocuments } from './import-document.queries.ts';

/** A worker of Helena's access group, as documents name them. */
export interface KnownWorker {
  employmentId: string;
  companyId: string;
  cnpj: string;
  cpf: string;
  registration: string;
  name: string;
}

/** Active workers of the access group that is reviewed in tests, by name. */
export async function knownWorkers(app: Pick<TestApp, 'database' | 'personId'>): Promise<KnownWorker[]> {
  const { rows } = await app.database.owner.query<KnownWorker>(
    `select e.id as "employmentId", e.company_id as "companyId", c.cnpj, p.cpf, e.registration, e.name
       from employment e join company c on c.id = e.company_id join person p on p.id = e.person_id join access_group g on g.id = e.access_group_id
      where g.name = 'Grupo Pantanal' and e.dismissed_on is null order by e.name, e.id`,
  );
  return rows;
}

/** A payslip whose sums close; what is given stands instead. Amounts in centavos. */
export function readPayslip(worker: KnownWorker | undefined, given: Partial<ReadDocument> = {}): ReadDocument {
  const { cnpj, cpf, registration, name } = worker ?? {};
  return {
    type: 1,
    pages: [],
    copies: 1,
    companyCnpj: cnpj,
    cpf,
    registration,
    name,
    month: 9,
    year: 2026,
    kind: 'monthly',
    lines: [
      { code: '001', description: 'Salário', earnings: 300_000, deductions: null },
      { code: '501', description: 'INSS', earnings: null, deductions: 25_000 },
    ],
    totalEarnings: 300_000,
    totalDeductions: 25_000,
    net: 275_000,
    bases: {},
    match: { state: 'none' },
    confidence: 0.5,
    review: true,
    findings: [],
    ...given,
  };
}

/** One document of a made import; `worker` is whom it was matched to. */
export interface MadeDocument {
  reading: ReadDocument;
  worker?: KnownWorker | undefined;
  companyId?: string | undefined;
  state?: 'clean' | 'doubtful' | 'kept';
}

/** An import as it is after reading, of Helena. @returns its id and its documents' in order */
export async function makeImport(app: Pick<TestApp, 'database' | 'personId'>, documents: readonly MadeDocument[]) {
  const id = randomUUID();
  const helena = await app.personId('helena');
  const { rows } = await app.database.owner.query<{ id: string }>(
    "select id from access_group where name = 'Grupo Pantanal'",
  );
  const accessGroupId = rows[0]?.id ?? '';
  await app.database.owner.query(
    `insert into import (id, access_group_id, file_sha256, file_name, file_size, content_type, sent_by, state, pages, pages_read, started_at, finished_at)
     values ($1, $2, $3, 'feita.txt', 10, 'text/plain', $4, 'toReview', $5, $5, now(), now())`,
    [id, accessGroupId, createHash('sha256').update(id).digest('hex'), helena, documents.length],
  );
  await acrossTenants(app.database.pool, 'an import for a test', async tx => {
    await storeDocuments(
      tx,
      id,
      accessGroupId,
      documents.map(({ reading, worker, companyId, state = 'doubtful' }, position) => ({
        position,
        state,
        employmentId: worker?.employmentId ?? null,
        companyId: worker?.companyId ?? companyId ?? null,
        entry: null,
        sourceSha256: null,
        document: reading,
      })),
    );
    await refreshCounts(tx, id);
  });
  const made = await app.database.owner.query<{ id: string }>(
    'select id from import_document where import_id = $1 order by position',
    [id],
  );
  return { id, documents: made.rows.map(row => row.id) };
}
