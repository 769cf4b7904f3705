import { recognitionModelContract as calls } from '@cracha/contract/features/recognition-model/recognition-model.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { payrollOf } from '#core/reading/mutation/payroll.factory.ts';
import {
  makeStatementForms,
  statementModel,
  statementOf,
  statementYear,
} from '#core/reading/mutation/statement-form.factory.ts';
import { knownWorkers } from '#features/import/import.factory.ts';
import { type ImportWorld, importWorld } from '#features/import/import-world.factory.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { type Box, shapeSent } from './model.factory.ts';

let app: TestApp;
let world: ImportWorld;
beforeAll(async () => {
  app = await startApp();
  world = await importWorld(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await world.rows('delete from recognition_model');
});

const shape = { documento: 'informe' as const, ...shapeSent(statementModel) };
const admin = () => app.as('admin', 'admin');

async function send() {
  const form = new FormData();
  form.set('nome', 'Informe 88-R');
  form.set('arquivo', new Blob([Buffer.from((await makeStatementForms(77)).data)]), 'informes.pdf');
  return (await admin())(calls.createPdfModel, { body: form as never });
}

const placed = { nome: 'Informe 88-R', idGrupo: null };

it('a model of statements is tried on its sample, made active, and an import of a group is read with it', async () => {
  const { id, versao } = await send();
  const call = await admin();
  const tried = await call(calls.tryPdfModel, { params: { id }, body: shape });
  expect([tried.limpos, tried.sozinhos]).toEqual([tried.lidos, 0]);
  expect(tried.documentos[0]?.campos).toMatchObject({ year: statementYear, '5.3': 425_753 });
  const saved = await call(calls.savePdfModel, { params: { id }, body: { ...shape, ...placed, versao } });
  expect(saved.documento).toBe('informe');
  const on = { situacao: 'ativo' as const, versao: saved.versao };
  expect((await call(calls.switchPdfModel, { params: { id }, body: on })).limpos).toBe(tried.lidos);

  const known = await knownWorkers(app);
  const own = await makeStatementForms(78, { two: true, change: payrollOf(known) });
  const importId = await world.read('informes.pdf', Buffer.from(own.data));
  const read = await world.rows(
    `select type, state, year, employment_id is not null as matched, reading ->> 'model' as model, (reading -> 'fields' ->> '3.1')::integer as earned
       from import_document where import_id = $1 order by position`,
    [importId],
  );
  expect(read).toEqual(
    own.truth.map(({ payslip }) => ({
      ...{ type: 3, state: 'clean', year: statementYear, matched: true, model: id },
      earned: statementOf(payslip)['3.1'],
    })),
  );
});

it('a model whose boxes are changed about is not made active', async () => {
  const { id, versao } = await send();
  const call = await admin();
  const other: Record<string, string> = { '3.1': '3.5', '3.5': '3.1' };
  const regioes = shape.regioes.map(({ papel, caixa }) => ({ papel: (other[papel] ?? papel) as typeof papel, caixa }));
  const saved = await call(calls.savePdfModel, { params: { id }, body: { ...shape, regioes, ...placed, versao } });
  const on = { situacao: 'ativo' as const, versao: saved.versao };
  expect(await codeOf(call(calls.switchPdfModel, { params: { id }, body: on }))).toBe('MODEL_READS_TOO_LITTLE');
  expect(await world.rows('select state from recognition_model')).toEqual([{ state: 'draft' }]);
});

it('a region of another kind of document is refused: a statement has no net, a payslip no box', async () => {
  const { id, versao } = await send();
  const call = await admin();
  const caixa: Box = [0.1, 0.1, 0.2, 0.2];
  for (const body of [
    { ...shape, regioes: [...shape.regioes, { papel: 'net' as const, caixa }] },
    { ...shape, documento: 'recibo' as const },
  ])
    expect(await codeOf(call(calls.savePdfModel, { params: { id }, body: { ...body, ...placed, versao } }))).toBe(
      'INVALID_OPTION',
    );
  expect(await world.rows('select regions from recognition_model')).toEqual([{ regions: [] }]);
});
