import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importContract } from '@cracha/contract/features/import/import.contract.ts';
import { releaseContract } from '@cracha/contract/features/import/release.contract.ts';
import { reviewContract as calls } from '@cracha/contract/features/import/review.contract.ts';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';
import { textOfPdf } from '#test/pdf-text.ts';
import { type KnownWorker, knownWorkers } from '../import.factory.ts';
import { type ImportWorld, importWorld } from '../import-world.factory.ts';

let app: TestApp;
let world: ImportWorld;
let own: KnownWorker;
let other: KnownWorker;
beforeAll(async () => {
  app = await startApp();
  world = await importWorld(app);
  const known = await knownWorkers(app);
  const named = (name: string) => known.find(worker => worker.name === name) ?? expect.unreachable(name);
  own = named('Mateus da Dias');
  other = named('Bruna Prestes dos Costa Dias');
});
afterAll(() => app.stop());

const caseFile = (name: string) => readFileSync(join(import.meta.dirname, '../../../../test/cases/files', name));

interface Delivered {
  name: string;
  status: number;
  text: string;
  drawn: boolean;
}

/** Publishes what is clean and opens each receipt's PDF as HR does. */
async function delivered(importId: string): Promise<Delivered[]> {
  await world.helena(importContract.publishImport, { params: { id: importId }, body: { quais: 'limpos' } });
  await world.until(importId, situacao => ['publicada', 'paraConferir'].includes(situacao));
  const receipts = await world.rows('select id, worker_name from receipt where import_id = $1 order by worker_name', [
    importId,
  ]);
  const all: Delivered[] = [];
  for (const { id, worker_name: name } of receipts) {
    const { category } = (await world.rows('select category from receipt where id = $1', [id]))[0];
    const path = category === 2 ? `/beneficio/${id}/pdf` : `/recibo/${id}/pdf`;
    const headers = { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' };
    const answer = await app.send(path, { headers });
    const text = answer.status === 200 ? await textOfPdf(new Uint8Array(await answer.arrayBuffer())) : '';
    const [file] = await world.rows('select drawn from receipt_file where receipt_id = $1', [id]);
    all.push({ name, status: answer.status, text, drawn: file?.drawn });
  }
  return all;
}

describe('what the field sent (A)', () => {
  it.each(['w02_aniversariantes.pdf', 'w03_verba_igual_a_matricula.pdf'])(
    '%s: names in a greeting and codes that equal a registration are no data of a colleague, and every receipt opens as it was printed',
    async file => {
      const id = await world.read(file, caseFile(file));
      const [{ clean }] = await world.rows('select clean from import where id = $1', [id]);
      expect(clean).toBe(3);
      const receipts = await delivered(id);
      expect(receipts.map(({ status, drawn }) => [status, drawn])).toEqual(Array(3).fill([200, false]));
      for (const { name, text } of receipts) expect(text).toContain(`Nome: ${name} CPF:`);
    },
  );

  it('w01: three slips on one page never reach one worker', async () => {
    const id = await world.read('w01.pdf', caseFile('w01_tres_beneficios_numa_pagina.pdf'));
    const found = await world.rows('select state, region from import_document where import_id = $1', [id]);
    expect(found).toMatchObject(Array(3).fill({ state: 'clean', region: expect.any(Array) }));
    const names = ['Bruna Prestes', 'Mateus da Dias', 'Caíque Márcio'];
    const receipts = await delivered(id);
    expect(receipts.map(({ status, drawn }) => [status, drawn])).toEqual(Array(3).fill([200, false]));
    for (const { name, text } of receipts)
      expect(names.filter(other => text.includes(other))).toEqual([expect.stringMatching(name.slice(0, 10))]);
  });
});

describe('a page with a payslip and, below it, what another worker got', () => {
  const params = (id: string, documento: string) => ({ params: { id, documento } });
  let id: string;
  let documento: string;
  let month = 0;

  async function send(): Promise<void> {
    month += 1;
    id = await world.read(`duas-${month}.pdf`, await pageOf(own, other, month));
    const found = await world.rows('select id, state, findings from import_document where import_id = $1', [id]);
    expect(found).toMatchObject([{ state: 'doubtful', findings: [{ code: 'OTHERS_ON_PAGE', values: { count: 1 } }] }]);
    documento = found[0].id;
  }

  it('is confirmed by nobody who does not say why the other is only named; what was said is recorded, and lets the page be cut', async () => {
    await send();
    const refused = await refusalOf(world.helena(calls.confirmDocument, { ...params(id, documento), body: {} }));
    expect(refused.body).toMatchObject({ code: 'REQUIRED_FIELD', fields: { citados: expect.any(String) } });
    const citados = { motivo: 'É a pessoa que recebe o vale por ele.' };
    await world.helena(calls.confirmDocument, { ...params(id, documento), body: { citados } });
    const [entry] = await world.rows(
      "select after from record_history where entity_id = $1 and verb = 'documentConfirmed'",
      [documento],
    );
    expect(entry.after).toMatchObject({ onlyCited: citados.motivo });
    const [receipt] = await delivered(id);
    expect(receipt).toMatchObject({ status: 200, drawn: false });
    expect(receipt?.text).toContain(other.name);
  });

  it('is split into parts, each a document of its own; taken back, the parts are gone', async () => {
    await send();
    const partes: [number, number, number, number][] = [
      [0, 0, 1, 0.5],
      [0, 0.5, 1, 1],
    ];
    const stranger = await app.as('bruno', 'rh');
    expect(await codeOf(stranger(calls.splitDocument, { ...params(id, documento), body: { partes } }))).toBe(
      'NOT_FOUND',
    );
    expect(await world.helena(calls.splitDocument, { ...params(id, documento), body: { partes } })).toEqual({
      partes: 2,
    });
    const documents = () =>
      world.rows(
        'select state, employment_id, region, parted_from from import_document where import_id = $1 order by position',
        [id],
      );
    expect(await documents()).toMatchObject([
      { state: 'ignored', parted_from: null },
      { state: 'clean', employment_id: own.employmentId, region: [0, 0, 1, 0.5], parted_from: documento },
      { state: 'doubtful', region: [0, 0.5, 1, 1], parted_from: documento },
    ]);
    await world.helena(calls.reopenDocument, params(id, documento));
    expect(await documents()).toMatchObject([{ state: 'doubtful' }]);
    await world.helena(calls.splitDocument, { ...params(id, documento), body: { partes } });
    const [receipt] = await delivered(id);
    expect(receipt).toMatchObject({ name: own.name, status: 200, drawn: false });
    expect(receipt?.text).not.toContain(other.name);
    expect(await codeOf(world.helena(calls.reopenDocument, params(id, documento)))).toBe('STATUS_FORBIDS');
  });

  it('whoever is registered after the reading stands on no page that is handed out: it is drawn instead', async () => {
    await send();
    const [{ name }] = await world.rows('select name from employment where id = $1', [other.employmentId]);
    await world.helena(calls.confirmDocument, {
      ...params(id, documento),
      body: { citados: { motivo: 'Só é citada.' } },
    });
    // the same person under another id, as if registered anew
    await world.rows("update import_document set reading = reading #- '{standing}' where id = $1", [documento]);
    await world.rows("update employment set created_at = now() + interval '1 minute' where id = $1", [
      other.employmentId,
    ]);
    const [receipt] = await delivered(id);
    expect(receipt).toMatchObject({ status: 200, drawn: true });
    expect(receipt?.text).not.toContain(name);
    expect(receipt?.text).toContain('1.882,37');
  });
});

it('a page on which the worker can not be found again is told at the desk, and opens drawn', async () => {
  const inPieces = own.cpf.replace(/^(...)(...)(...)/, '$1 $2 $3-');
  const id = await world.read(
    'cpf_em_partes.pdf',
    await pageOf({ ...own, cpf: inPieces, name: '', registration: '' }, undefined, 12),
  );
  const [document] = await world.rows('select state, findings from import_document where import_id = $1', [id]);
  expect(document).toMatchObject({ state: 'clean', findings: [{ code: 'CUT_NOT_POSSIBLE' }] });
  expect(await world.helena(releaseContract.releaseDesk, { params: { id } })).toMatchObject({ desenhados: 1 });
  expect(await delivered(id)).toMatchObject([{ name: own.name, status: 200, drawn: true }]);
});

/** A payslip in the upper half, and below it a name with an amount of its own. */
async function pageOf(worker: KnownWorker, below: KnownWorker | undefined, month: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  const at = (y: number, ...cells: [x: number, text: string][]) => {
    for (const [x, text] of cells) page.drawText(text, { x, y: 842 - y, size: 9, font });
  };
  at(40, [40, 'Pantanal Alimentos Fictícia Ltda'], [380, 'RECIBO DE PAGAMENTO DE SALÁRIO']);
  at(
    54,
    [40, `CNPJ: ${worker.cnpj.replace(/^(..)(...)(...)(....)/, '$1.$2.$3/$4-')}`],
    [430, `Competência: ${String(month).padStart(2, '0')}/2025`],
  );
  const { registration, name, cpf } = worker;
  if (registration) at(70, [40, `Matrícula: ${registration}`]);
  if (name) at(70, [150, `Nome: ${name}`]);
  at(70, [430, `CPF: ${cpf}`]);
  at(90, [40, 'Cód.'], [90, 'Descrição'], [300, 'Referência'], [380, 'Vencimentos'], [480, 'Descontos']);
  at(104, [40, '001'], [90, 'SALÁRIO MENSAL'], [310, '30,00'], [395, '2.182,37']);
  at(118, [40, '501'], [90, 'INSS'], [310, '9,00'], [495, '300,00']);
  at(140, [300, 'TOTAIS'], [395, '2.182,37'], [495, '300,00']);
  at(156, [380, 'LÍQUIDO A RECEBER'], [495, '1.882,37']);
  if (below) at(480, [40, below.name], [300, below.cpf.replace(/^(...)(...)(...)/, '$1.$2.$3-')]);
  if (below) at(500, [40, 'Vale-refeição entregue'], [395, '770,00']);
  return Buffer.from(await pdf.save());
}
