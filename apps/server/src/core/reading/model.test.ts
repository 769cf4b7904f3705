import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModelShape } from '@cracha/contract/features/recognition-model/model-shape.ts';
import { afterAll, expect, it } from 'vitest';
import { families, makeFamilyFile } from './mutation/family-file.factory.ts';
import { makePreprintedFile, preprintedModel } from './mutation/preprinted.factory.ts';
import { readInto } from './mutation/read-made.ts';
import { newScore, registryOf } from './mutation/score.ts';
import { closePool } from './pool.ts';
import { type ReadDocument, readPayrollFile } from './reading.ts';

const seed = Number(process.env.SEED ?? 20_261_127);
const ROUNDS = 6;
const folder = mkdtempSync(join(tmpdir(), 'models-'));

afterAll(async () => {
  await closePool();
  rmSync(folder, { recursive: true, force: true });
});

async function scoreOf(models?: readonly ModelShape[]) {
  const score = newScore();
  for (let round = 0; round < ROUNDS; round++)
    await readInto(score, await makePreprintedFile(seed + round), folder, { models });
  return score;
}

/** The model with the box of one role moved. */
function moved(role: string, box: readonly [number, number, number, number]): ModelShape {
  return {
    ...preprintedModel,
    regions: preprintedModel.regions.map(region => (region.role === role ? { role: region.role, box } : region)),
  };
}

it(`a pre-printed form is not read alone, and whole with its model (seed ${seed})`, async () => {
  const alone = await scoreOf();
  expect(alone.exact).toBe(0);
  expect(alone.silent).toBe(0);
  const modelled = await scoreOf([preprintedModel]);
  expect(modelled.misses).toEqual([]);
  expect(modelled.exact).toBe(modelled.documents);
  expect(modelled.documents).toBeGreaterThan(30);
});

it('a model that marks the wrong place lets nothing pass unseen: its pages wait for a person', async () => {
  const net = preprintedModel.regions.find(({ role }) => role === 'totalEarnings')?.box ?? [0, 0, 1, 1];
  const score = await scoreOf([moved('net', net)]);
  expect(score.silent).toBe(0);
  expect(score.needless).toBe(0);
  // where nothing is deducted, the wrong place says the right thing
  const held = score.misses.filter(miss => miss.includes('NET_DIFFERS')).length;
  expect(held + score.exact).toBe(score.documents);
  expect(held).toBeGreaterThan(score.documents / 2);
});

it("a model's CPF is matched like any other: somebody else's goes to review", async () => {
  const file = await makePreprintedFile(seed);
  const [first, second] = file.payroll.payslips;
  if (!first || !second) throw new Error('too few');
  const swapped = file.payroll.payslips.map((payslip, at) =>
    at === 0
      ? { ...payslip, worker: { ...first.worker, cpf: second.worker.cpf } }
      : at === 1
        ? { ...payslip, worker: { ...second.worker, cpf: first.worker.cpf } }
        : payslip,
  );
  const score = newScore();
  await readInto(score, { ...file, payroll: { ...file.payroll, payslips: swapped } }, folder, {
    models: [preprintedModel],
  });
  expect(score.misses.filter(miss => miss.includes('IDENTITY_CONFLICT'))).toHaveLength(2);
});

it('pages without its anchor stay what they were', async () => {
  const other: ModelShape = { ...preprintedModel, anchors: [{ text: 'FORM. MOD. 78-C', box: [0, 0, 1, 1] }] };
  expect((await scoreOf([other])).exact).toBe(0);
});

it('what the reader reads itself stays, whatever a model marks', async () => {
  const everywhere: ModelShape = {
    anchors: [{ text: 'CPF', box: [0, 0, 1, 1] }],
    regions: preprintedModel.regions,
  };
  for (const at of families.keys()) {
    const [alone, modelled] = [newScore(), newScore()];
    const file = await makeFamilyFile(at, seed);
    await readInto(alone, file, folder);
    await readInto(modelled, file, folder, { models: [everywhere] });
    expect(modelled).toEqual(alone);
  }
});

/** Of a file whose pages the reader doesn't know at all: of others it reads the month, or that it is a payslip, itself. */
async function firstBy(model: ModelShape): Promise<ReadDocument | undefined> {
  const file = await makePreprintedFile(5);
  const path = join(folder, 'uma.pdf');
  writeFileSync(path, file.data);
  for await (const event of readPayrollFile({ path, name: 'uma.pdf' }, registryOf(file), { models: [model] }))
    if (event.kind === 'documents') return event.documents[0];
  return undefined;
}

it('a page whose model has no place for the month waits for a person', async () => {
  const regions = preprintedModel.regions.filter(({ role }) => role !== 'competence');
  const read = await firstBy({ ...preprintedModel, regions });
  expect([read?.review, read?.findings.map(({ code }) => code)]).toEqual([true, ['COMPETENCE_NOT_FOUND']]);
});

it('a model of benefits reads benefits, checked as benefits are', async () => {
  const read = await firstBy({ ...preprintedModel, document: 'beneficio' });
  expect(read).toMatchObject({ type: 2, review: false });
  expect(read?.kind).toBeUndefined();
  expect(read?.lines.length).toBeGreaterThan(0);
  const net = preprintedModel.regions.find(({ role }) => role === 'net')?.box ?? [0, 0, 1, 1];
  const wrong = await firstBy({ ...moved('totalEarnings', net), document: 'beneficio' });
  // where nothing is deducted, the wrong place says the right thing
  expect(wrong?.review || wrong?.totalDeductions === 0).toBe(true);
});
