import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModelShape } from '@cracha/contract/features/recognition-model/model-shape.ts';
import { afterAll, expect, it } from 'vitest';
import type { FamilyFile } from './mutation/family-file.factory.ts';
import { makePreprintedFile, preprintedModel, twoUpModel } from './mutation/preprinted.factory.ts';
import { registryOf } from './mutation/score.ts';
import { makeStatementForms, statementModel, statementOf, statementYear } from './mutation/statement-form.factory.ts';
import { closePool } from './pool.ts';
import { type ReadDocument, readPayrollFile } from './reading.ts';

const seed = Number(process.env.SEED ?? 20_261_127);
let files = 0;
const folder = mkdtempSync(join(tmpdir(), 'statements-'));

afterAll(async () => {
  await closePool();
  rmSync(folder, { recursive: true, force: true });
});

async function readOf(file: FamilyFile, models?: readonly ModelShape[]): Promise<ReadDocument[]> {
  // the reading threads keep a file open by its path
  const path = join(folder, `${++files}-${file.name}`);
  writeFileSync(path, file.data);
  const documents: ReadDocument[] = [];
  for await (const event of readPayrollFile({ path, name: file.name }, registryOf(file), { models }))
    if (event.kind === 'documents') documents.push(...event.documents);
  return documents;
}

const codes = ({ findings }: ReadDocument) => findings.map(({ code }) => code);

/** The model with two roles' boxes changed about, or a role left out. */
function swapped(one: string, other: string): ModelShape {
  const at = (role: string) => statementModel.regions.find(region => region.role === role)?.box ?? [0, 0, 1, 1];
  return {
    ...statementModel,
    regions: statementModel.regions.map(({ role, box }) => ({
      role,
      box: role === one ? at(other) : role === other ? at(one) : box,
    })),
  };
}

const without = (...roles: string[]): ModelShape => ({
  ...statementModel,
  regions: statementModel.regions.filter(({ role }) => !roles.includes(role)),
});

it(`statements on a pre-printed form are not read alone, and whole with their model (seed ${seed})`, async () => {
  const file = await makeStatementForms(seed);
  expect((await readOf(file)).filter(({ review }) => !review)).toEqual([]);
  const read = await readOf(file, [statementModel]);
  expect(read.map(codes)).toEqual(read.map(() => []));
  for (const [at, { payslip, pages }] of file.truth.entries()) {
    const { cpf, registration } = payslip.worker;
    const boxes = Object.entries(statementOf(payslip)).filter(([, amount]) => amount > 0);
    const fields = { ...Object.fromEntries(boxes), '7': 'Assist. médica 332,85' };
    const companyCnpj = file.payroll.company.cnpj;
    const said = { type: 3, year: statementYear, cpf, registration, companyCnpj, review: false, pages: [...pages] };
    expect(read[at]).toMatchObject({ ...said, fields });
    expect(read[at]?.month).toBeUndefined();
  }
});

it.each(['3.1', '5.3'])(
  'an amount of the page that no region holds leaves the statement to a person (box %s)',
  async box => {
    const read = await readOf(await makeStatementForms(seed), [without(box)]);
    expect(read.every(document => document.review && codes(document).includes('FIELDS_NOT_FOUND'))).toBe(true);
  },
);

it('a form printed a row too low is nobody’s guess', async () => {
  const read = await readOf(await makeStatementForms(seed, { drift: 9 }), [
    { ...statementModel, anchors: [{ text: 'FORM. MOD. 88-R', box: [0, 0, 1, 0.2] }] },
  ]);
  expect(read.filter(({ review }) => !review)).toEqual([]);
});

it('boxes that are changed about don’t pass the self-check: what was withheld is never more than what was earned', async () => {
  const read = await readOf(await makeStatementForms(seed), [swapped('3.1', '3.2')]);
  expect(read.every(document => document.review && codes(document).includes('STATEMENT_UNLIKELY'))).toBe(true);
});

it('a statement whose year or worker the model has no place for waits for a person', async () => {
  const file = await makeStatementForms(seed);
  expect((await readOf(file, [without('year')])).map(codes)).toEqual(file.truth.map(() => ['COMPETENCE_NOT_FOUND']));
  const nameless = await readOf(file, [without('cpf', 'registration')]);
  expect(nameless.map(codes)).toEqual(file.truth.map(() => ['IDENTITY_NOT_FOUND']));
});

it('two workers’ forms on a page are two documents, each of its part of the page', async () => {
  const file = await makeStatementForms(seed, { two: true });
  const read = await readOf(file, [statementModel]);
  expect(read.map(({ cpf }) => cpf)).toEqual(file.truth.map(({ payslip }) => payslip.worker.cpf));
  expect(read.filter(({ review }) => review)).toEqual([]);
  const [first, second] = read;
  expect(first?.region?.[3]).toBeLessThan(0.53);
  expect([first?.region?.[3], second?.region?.[3]]).toEqual([second?.region?.[1], 1]);
  expect(read.map(({ fields }) => fields?.['3.1'])).toEqual(
    file.truth.map(({ payslip }) => statementOf(payslip)['3.1']),
  );
});

it('two pre-printed payslips on a page are read as two by a model of one', async () => {
  const file = await makePreprintedFile(seed, undefined, true);
  const read = await readOf(file, [twoUpModel]);
  const said = read.map(({ cpf, net, review }) => ({ cpf, net, review }));
  expect(said).toEqual(file.truth.map(({ payslip }) => ({ cpf: payslip.worker.cpf, net: payslip.net, review: false })));
  // a model of the whole page reaches over both, and its sums don't close
  const whole = await readOf(file, [preprintedModel]);
  expect(whole.filter(({ review }) => !review)).toEqual([]);
});
