import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Canvas, type Mark, printPages, put } from '../mutation/canvas.factory.ts';
import { A4 } from '../mutation/family.factory.ts';
import { newRandom } from '../mutation/random.ts';
import { makeRecordFile, makeRecords, recordFamilies } from '../mutation/records.factory.ts';
import { closePool } from '../pool.ts';
import { type ReadDocument, readPayrollFile } from '../reading.ts';

const seed = Number(process.env.SEED ?? 20_261_127);
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
  'half an account is none, and where it is plain whose half it is told, drawn as $name',
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
      const told = found.map(({ findings }) => findings.map(({ code }) => code).join());
      if (missing === 'account') expect(told).toEqual(['', '', '']);
    }
  },
);

it.each(recordFamilies.map(([name], at) => ({ name, at })))(
  'an account of a kind that nothing says is told and not read, drawn as $name',
  async ({ at }) => {
    const made = makeRecords(newRandom(seed), 3);
    const records = made.map(record => ({ ...record, fields: { ...record.fields, account_type: '' } }));
    const seen = new Set<string>();
    for (let round = 0; round < 12; round++)
      for (const { fields, findings } of await read((await makeRecordFile(at, newRandom(round), records)).data)) {
        // in some rounds it is called "Conta Corrente"
        const told = findings.map(({ code }) => code).join();
        expect(told).toBe(fields?.account_type ? '' : 'ACCOUNT_DOUBTFUL');
        seen.add(told);
      }
    expect(seen.size).toBe(2);
  },
);

it.each(recordFamilies.map(([name], at) => ({ name, at })))(
  'of who has left the day is read, of who has not none beside it, drawn as $name',
  async ({ at }) => {
    for (let round = 0; round < 6; round++) {
      const records = makeRecords(newRandom(seed + round), 3).map((record, which) =>
        which === 1 ? { ...record, fields: { ...record.fields, dismissal_date: '2026-09-30' } } : record,
      );
      const { data } = await makeRecordFile(at, newRandom(seed + round), records);
      expect((await read(data)).map(({ fields }) => fields)).toEqual(records.map(({ fields }) => fields));
    }
  },
);

describe('a Pix key', () => {
  const made = makeRecords(newRandom(seed), 5);
  const readWith = async (at: number, fields: Record<string, string>, round = 0) => {
    const records = made.map(record => ({ ...record, fields: { ...record.fields, ...fields } }));
    return read((await makeRecordFile(at, newRandom(round), records)).data);
  };
  const families = recordFamilies.map(([name], at) => ({ name, at }));

  it.each(families)('whose box is empty is none, whatever stands around it, drawn as $name', async ({ at }) => {
    for (let round = 0; round < 6; round++)
      for (const { fields, findings } of await readWith(at, { pix_key: '' }, round)) {
        expect(fields).not.toHaveProperty('pix_key');
        expect(fields).not.toHaveProperty('pix_kind');
        expect(findings).toEqual([]);
      }
  });

  it.each(
    families.flatMap(({ at, name }) => [
      { at, name, what: 'bare digits that nobody calls anything', fields: { pix_kind: '', pix_key: '11912345684' } },
      { at, name, what: 'none of its kind', fields: { pix_kind: 'celular', pix_key: '529.982.247-25' } },
      { at, name, what: 'a CPF that nobody can have', fields: { pix_kind: 'cpf', pix_key: '529.982.247-26' } },
    ]),
  )('is told and not read: $what, drawn as $name', async ({ at, fields: given }) => {
    for (const { fields, findings, cpf } of await readWith(at, given)) {
      expect(findings.map(({ code }) => code)).toEqual(['PIX_KEY_DOUBTFUL']);
      expect(fields).not.toHaveProperty('pix_key');
      expect(made.map(record => record.cpf)).toContain(cpf);
    }
  });

  it.each(families)('says by its form what it is where nothing else does, drawn as $name', async ({ at }) => {
    const forms = [
      ['529.982.247-25', 'cpf', '52998224725'],
      ['11.222.333/0001-81', 'cnpj', '11222333000181'],
      ['(11) 98765-4321', 'celular', '+5511987654321'],
      ['Alguem@exemplo.test', 'email', 'alguem@exemplo.test'],
      ['12E4567E-E89B-42D3-A456-426614174000', 'aleatoria', '12e4567e-e89b-42d3-a456-426614174000'],
      // said before the key itself
      ['CPF 52998224725', 'cpf', '52998224725'],
      ['Celular 11987654321', 'celular', '+5511987654321'],
    ] as const;
    for (const [printed, pix_kind, pix_key] of forms)
      for (const { fields, findings, cpf, registration } of await readWith(at, { pix_kind: '', pix_key: printed })) {
        expect({ printed, ...fields }).toMatchObject({ pix_kind, pix_key });
        expect(findings).toEqual([]);
        expect([cpf, fields?.email]).toEqual(
          made.flatMap(record => (record.registration === registration ? [record.cpf, record.fields.email] : [])),
        );
      }
  });
});

type Pairs = readonly (readonly [label: string, value: string, other: string, value2: string])[];

const identity: Pairs = [
  ['Matrícula', '0007', 'Nome', 'Íris Monteiro Calado'],
  ['CPF', '529.982.247-25', 'Data de Nascimento', '10/01/1980'],
  ['Data de Admissão', '09/11/2020', 'Cargo', 'Analista'],
];

/** One record of these fields below who it is of: two boxes a row, each with its label above; `more` draws below them. */
async function readPairs(rows: Pairs, more: (canvas: Canvas) => void = () => undefined) {
  const marks: Mark[] = [];
  const canvas = { marks, left: 40, top: 30, size: 9 };
  put(canvas, 0, 15, 'FICHA DE REGISTRO DE EMPREGADO', { size: 13 });
  for (const [at, [one, value, other, another]] of [...identity, ...rows].entries()) {
    put(canvas, 0, 60 + at * 28, one, { size: 6 });
    put(canvas, 0, 72 + at * 28, value);
    put(canvas, 200, 60 + at * 28, other, { size: 6 });
    put(canvas, 200, 72 + at * 28, another);
  }
  more(canvas);
  const [record] = await read(await printPages(A4, [marks]));
  return record;
}

it('a Pix key’s empty box takes nothing of the box beside it', async () => {
  const record = await readPairs([['Nome da Mãe', 'Zuleica Monteiro', 'Estado Civil', 'Solteira']], canvas => {
    put(canvas, 0, 180, 'E-mail', { size: 6 });
    put(canvas, 120, 180, 'Chave Pix', { size: 6 });
    put(canvas, 0, 192, 'iris.monteiro.calado@exemplo.test');
  });
  expect(record).toMatchObject({ type: 6, fields: { email: 'iris.monteiro.calado@exemplo.test' }, findings: [] });
  expect(record?.fields).not.toHaveProperty('pix_key');
});

it('a bank is read by its name where no number is printed, and every kind of account', async () => {
  const cases = [
    ['Banco Itaú S.A.', 'Cartão Salário', '341', 'cartaoSalario'],
    ['Caixa Econômica Federal', 'Cartão pré-pago', '104', 'cartaoPrePago'],
    ['033 - Santander', 'Conta Benefício', '033', 'contaBeneficio'],
    ['Banco do Povo', 'Poupança', undefined, undefined],
  ] as const;
  for (const [printed, called, bank, kind] of cases) {
    const record = await readPairs([
      ['Banco', printed, 'Agência', '2545'],
      ['Conta', '02366-1', 'Tipo de Conta', called],
    ]);
    expect([printed, record?.fields?.bank, record?.fields?.account_type]).toEqual([printed, bank, kind]);
  }
});

it('hours a week and a month are read to the minute', async () => {
  const cases = [
    ['44', '220', '44', '220'],
    ['43,50', '217,50', '43.5', '217.5'],
    ['43:30 h', '220:00', '43.5', '220'],
    ['36.25', '181:20', '36.25', '181.33'],
    ['44:75', 'mensal', undefined, undefined],
  ] as const;
  for (const [week, month, weekly, monthly] of cases) {
    const record = await readPairs([['Horas Semanais', week, 'Horas Mensais', month]]);
    expect([week, record?.fields?.weekly_hours, record?.fields?.monthly_hours]).toEqual([week, weekly, monthly]);
  }
});
