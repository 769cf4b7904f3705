import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { newRandom } from './mutation/random.ts';
import { makeRecordFile, makeRecords, recordFamilies } from './mutation/records.factory.ts';
import { closePool } from './pool.ts';
import { type ReadDocument, readPayrollFile } from './reading.ts';

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000_000);
const folder = mkdtempSync(join(tmpdir(), 'records-'));
afterAll(async () => {
  await closePool();
  rmSync(folder, { recursive: true, force: true });
});

async function read(data: Uint8Array): Promise<ReadDocument[]> {
  // a reading thread keeps its file open by path
  const path = join(folder, `${randomUUID()}.pdf`);
  writeFileSync(path, data);
  const documents: ReadDocument[] = [];
  for await (const event of readPayrollFile({ path, name: 'fichas.pdf' }, { companies: [], workers: [] }))
    if (event.kind === 'documents') documents.push(...event.documents);
  return documents;
}

it.each(recordFamilies.map(([name], at) => ({ name, at })))(
  `records drawn as $name are read field by field (seed ${seed})`,
  async ({ at }) => {
    for (let round = 0; round < 6; round++) {
      const { data, records } = await makeRecordFile(at, newRandom(seed + round));
      const found = await read(data);
      expect(
        found.map(({ type, cpf, registration, name, department, companyCnpj, fields, findings }) => ({
          type,
          cpf,
          registration,
          name,
          department,
          companyCnpj,
          fields,
          findings,
        })),
      ).toEqual(records.map(record => ({ type: 6, ...record, findings: [] })));
    }
  },
);

it.each(recordFamilies.map(([name], at) => ({ name, at })))(
  'half an account is none, drawn as $name',
  async ({ at }) => {
    const made = makeRecords(newRandom(seed), 3);
    // under other labels the empty box has other neighbours
    for (let round = 0; round < 12; round++) {
      const missing = ['account', 'branch', 'bank'][round % 3] ?? '';
      const records = made.map(record => ({ ...record, fields: { ...record.fields, [missing]: '' } }));
      const { data } = await makeRecordFile(at, newRandom(round), records);
      const found = await read(data);
      for (const { fields } of found)
        for (const name of ['bank', 'branch', 'account', 'account_type']) expect(fields).not.toHaveProperty(name);
      expect(found.map(({ fields }) => fields?.email)).toEqual(made.map(({ fields }) => fields.email));
    }
  },
);
