import { randomBytes } from 'node:crypto';
import { employmentContract as calls } from '@cracha/contract/features/employment/employment.contract.ts';
import { historyContract } from '@cracha/contract/features/history/history.contract.ts';
import { openingContract } from '@cracha/contract/features/history/opening.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiptFor } from '#features/receipt/receipt-world.factory.ts';
import { dayFrom } from '#kernel/day.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, unknownId } from '#test/calls.ts';
import { helenaWith } from '#test/permissions.ts';
import { filesWorld } from './worker-file.factory.ts';

let app: TestApp;
let world: ReturnType<typeof filesWorld>;
let maria = '';
let joao = '';
let foreign = '';
beforeAll(async () => {
  app = await startApp();
  world = filesWorld(app);
  ({ maria, joao, foreign } = await world.employments());
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const why = 'Enviado na pasta da pessoa errada, vai ser enviado de novo.';
const added = (...given: Parameters<typeof world.formOf>) => world.added(...given);
const download = (...given: Parameters<typeof world.download>) => world.download(...given);
const listed = (who: 'helena' | 'maria', profile: 'rh' | 'trabalhador', tipo = '0', idEmpregado = maria) =>
  world.listed(who, profile, tipo, idEmpregado);

describe('POST /empregado/arquivos', () => {
  it('keeps the bytes, what they are of, who sent them and when; the history says so', async () => {
    const { status, body } = await world.send(
      world.formOf(maria, { competencia: '03/2026', validoAte: '2027-03-31', visivel: 'true' }),
    );
    expect(status).toBe(200);
    const [row] = await sql(
      'select f.*, valid_until::text as until, p.email from worker_file f join person p on p.id = f.uploaded_by where f.id = $1',
      [body[0]?.id ?? ''],
    );
    expect(row).toMatchObject({
      ...{ employment_id: maria, section: 'contrato', name: 'contrato.pdf', year: 2026, month: 3, until: '2027-03-31' },
      ...{ visible: true, content_type: 'application/pdf', email: 'helena@pantanal.test' },
    });
    expect(await sql('select verb from record_history where entity_id = $1', [body[0]?.id ?? ''])).toEqual([
      { verb: 'workerFileAdded' },
    ]);
    const bytes = await download('helena', 'rh', maria, body[0]?.id ?? '');
    expect(bytes.headers.get('content-disposition')).toContain('contrato.pdf');
    expect(await bytes.text()).toBe(world.last());
  });

  it('keeps of a picture what it shows, not where and with what it was taken', async () => {
    const exif = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0GPS -15.6,-56.1', 'latin1');
    const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2]);
    const scan = Buffer.from([0xff, 0xda, 0, 4, 3, 1, 7, 7, 0xff, 0xd9]);
    const form = world.formOf(maria, {});
    form.set('arquivo', new Blob([head, exif, scan]), 'atestado.jpg');
    const { body } = await world.send(form);
    const answer = await download('helena', 'rh', maria, body[0]?.id ?? '');
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.concat([head.subarray(0, 2), scan]))).toBe(true);
    form.set('arquivo', new Blob([head, exif]), 'quebrado.jpg');
    expect((await world.send(form)).body[0]?.recusa?.codigo).toBe('UPLOAD_UNREADABLE');
  });

  it('takes DOCX, ODT and HEIC by what they are, and gives them to be kept, never to be shown in the page', async () => {
    const docx = { '[Content_Types].xml': new Uint8Array(1), 'word/document.xml': new Uint8Array([7]) };
    const sent = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
      const form = world.formOf(maria);
      form.set('arquivo', new Blob([bytes]), name);
      return (await world.send(form)).body[0];
    };
    // packed once: a ZIP carries the second it was made in
    const packed = zipSync(docx);
    const kept = await sent('currículo.docx', packed);
    const answer = await download('helena', 'rh', maria, kept?.id ?? '');
    expect(Buffer.from(await answer.arrayBuffer()).equals(packed)).toBe(true);
    const header = (name: string) => answer.headers.get(name);
    expect(header('content-type')).toContain('wordprocessingml');
    expect(header('content-disposition')).toMatch(/^attachment; filename="curriculo\.docx"/);
    expect([header('x-content-type-options'), header('content-security-policy')]).toEqual([
      'nosniff',
      "default-src 'none'; sandbox",
    ]);
    const odt = zipSync({
      mimetype: [Buffer.from('application/vnd.oasis.opendocument.text'), { level: 0 }],
      'content.xml': new Uint8Array([8]),
      'META-INF/manifest.xml': new Uint8Array(1),
    });
    expect((await sent('carta.odt', odt))?.id).toBeDefined();
    const refused: [string, Uint8Array<ArrayBuffer>, string][] = [
      ['macro.docx', zipSync({ ...docx, 'word/vbaProject.bin': new Uint8Array(1) }), 'UPLOAD_CONTENT_MISMATCH'],
      [
        'late.docx',
        zipSync({ ...docx, a: randomBytes(9000), 'word/vbaProject.bin': new Uint8Array(1) }),
        'UPLOAD_CONTENT_MISMATCH',
      ],
      ['cut.docx', packed.subarray(0, -9), 'UPLOAD_CONTENT_MISMATCH'],
      ['foto.heic', Buffer.from('MZ program'), 'UPLOAD_CONTENT_MISMATCH'],
      ['foto.heic', Buffer.from('\0\0\0\x10ftypheic\0\0\0\0', 'latin1'), 'UPLOAD_UNREADABLE'],
    ];
    for (const [name, bytes, code] of refused) expect((await sent(name, bytes))?.recusa?.codigo).toBe(code);
  });

  it('refuses what is no document of its ending, and the same bytes twice, and takes the rest', async () => {
    const form = world.formOf(maria, {}, '%PDF-1.7 twice');
    form.append('arquivo', new Blob(['%PDF-1.7 twice']), 'de novo.pdf');
    form.append('arquivo', new Blob(['MZ program']), 'falso.pdf');
    form.append('arquivo', new Blob(['<script>']), 'pagina.html');
    const codes = (await world.send(form)).body.map(one => one.recusa?.codigo ?? 'taken');
    expect(codes).toEqual(['taken', 'UPLOAD_DUPLICATE', 'UPLOAD_CONTENT_MISMATCH', 'UPLOAD_EXTENSION_NOT_ALLOWED']);
  });

  it('keeps nothing for an employment of another group, or none, and needs its own grant', async () => {
    const [{ before }] = await sql('select count(*) as before from worker_file');
    for (const id of [foreign, unknownId])
      expect((await world.send(world.formOf(id))).body.code).toBe('EMPLOYEE_NOT_FOUND');
    await helenaWith(app, ['RhDocumentoEmpregadoVisualizar', 'RhTrabalhadorEditar'], async () => {
      expect((await world.send(world.formOf(maria))).body.code).toBe('OPERATION_NOT_ALLOWED');
    });
    expect((await world.send(world.formOf(maria, { validoAte: '2026-02-31' }))).body.code).toBe('INVALID_DATE');
    expect(await sql('select count(*) as before from worker_file')).toEqual([{ before }]);
  });
});

describe('GET /Empregado/CarregarArquivoEmpregado/{a}/{b}', () => {
  it('lists type 3 with income statements only; pay needs its own grants', async () => {
    await receiptFor(app, 'maria', { month: 5, year: 2026 });
    await sql(
      `insert into receipt (access_group_id, company_id, employment_id, person_id, category, kind, year, month, worker_name, registration, total_earnings, total_deductions, net, items, content, verification_code)
       select access_group_id, company_id, id, person_id, c.category, c.kind, 2025, 12, name, registration, 1, 0, 1, '[]', '{}', c.kind || 'files'
         from employment, (values (3, 'incomeStatement'), (6, 'employeeRecord'), (7, 'timeMirror')) c(category, kind) where id = $1`,
      [maria],
    );
    await added(maria);
    const [{ id: mirror }] = await sql(
      `insert into timesheet (access_group_id, company_id, employment_id, person_id, origin, from_day, until_day, worker_name, state, closed_at)
       select access_group_id, company_id, id, person_id, 'registro', '2024-06-01', '2024-06-30', name, 'closed', now() from employment where id = $1 returning id`,
      [maria],
    );
    expect((await listed('helena', 'rh', '7')).map(({ id, competencia }) => [id, competencia])).toContainEqual([
      mirror,
      '06/2024',
    ]);
    expect((await download('helena', 'rh', maria, mirror)).status).toBe(200);
    expect((await download('helena', 'rh', joao, mirror)).status).toBe(404);
    await sql("update timesheet set state = 'open' where id = $1", [mirror]);
    expect((await listed('helena', 'rh', '7')).map(({ id }) => id)).not.toContain(mirror);
    expect((await download('helena', 'rh', maria, mirror)).status).toBe(404);
    const types = async (tipo = '0') =>
      [...new Set((await listed('helena', 'rh', tipo)).map(file => file.tipo))].sort();
    expect(await types('3')).toEqual([3]);
    expect(await types()).toEqual([1, 3, 6, 7, 9]);
    const kept = await sql(
      `select id from worker_file where employment_id = $1 and deleted_at is null union all select id from receipt where employment_id = $1 and deleted_at is null`,
      [maria],
    );
    expect((await listed('helena', 'rh', '0')).map(({ id }) => id).toSorted()).toEqual(
      kept.map(({ id }) => id).toSorted(),
    );
    await helenaWith(app, ['RhDocumentoEmpregadoVisualizar'], async () => expect(await types()).toEqual([6, 9]));
    await helenaWith(app, ['RhDocumentoEmpregadoVisualizar', 'RhReciboVisualizar'], async () => {
      const [payslip] = await listed('helena', 'rh', '1');
      expect(payslip?.can).toEqual([]);
      expect(await types()).toEqual([1, 6, 9]);
    });
    await helenaWith(
      app,
      ['RhDocumentoEmpregadoVisualizar', 'RhDocumentoEmpregadoDownload', 'RhReciboVisualizar'],
      async () => {
        const [payslip] = await listed('helena', 'rh', '1');
        expect((await download('helena', 'rh', maria, payslip?.id ?? '')).status).toBe(404);
      },
    );
  });

  it('shows a worker what is theirs to see: never what is hidden, never who sent it', async () => {
    const [shown, hidden] = [await added(maria, { visivel: 'true' }), await added(maria)];
    const own = await listed('maria', 'trabalhador', '9');
    expect(own.map(file => file.id)).toContain(shown);
    expect(own.map(file => file.id)).not.toContain(hidden);
    expect(own.every(file => file.enviadoPor === null)).toBe(true);
    expect((await download('maria', 'trabalhador', maria, shown)).status).toBe(200);
    expect((await download('maria', 'trabalhador', maria, hidden)).status).toBe(404);
    const theirs = await added(joao, { visivel: 'true' });
    expect((await download('maria', 'trabalhador', maria, theirs)).status).toBe(404);
    expect((await download('maria', 'trabalhador', joao, theirs)).status).toBe(404);
    // with one employment and another's file
    expect((await download('helena', 'rh', maria, theirs)).status).toBe(404);
    expect((await download('helena', 'rh', joao, theirs)).status).toBe(200);
  });

  it('GET /empregado/downloadarquivo/{a}/{b} counts one download and is written where its worker reads who opened what', async () => {
    const id = await added(maria);
    await listed('helena', 'rh', '9');
    await download('helena', 'rh', maria, id);
    const { items } = await (await app.as('maria', 'trabalhador'))(openingContract.ownOpenings, { query: {} });
    expect(items.slice(0, 2).map(({ registro, papel }) => [registro, papel])).toEqual([
      ['arquivo', 'rh'],
      ['arquivo', 'rh'],
    ]);
    expect(items[0]?.onde).toContain('Pantanal');
    expect(
      await sql('select profile, opened_by = $2 as by_her from access_log where entity_id = $1', [
        id,
        await app.personId('helena'),
      ]),
    ).toEqual([{ profile: 'rh', by_her: true }]);
    expect(
      await sql("select count(*)::integer as n from download where what = 'workerFile' and entity_id = $1", [id]),
    ).toEqual([{ n: 1 }]);
  });
});

it('PUT changes what it is called and until when it holds; its ending stays', async () => {
  const id = await added(maria);
  const call = await helena();
  const body = {
    nome: '../ASO <2026>.exe',
    secao: 'outros',
    competencia: null,
    validoAte: '2027-01-10',
    visivel: true,
  } as const;
  const saved = await call(calls.saveEmploymentFile, { params: { idEmpregado: maria, id }, body });
  expect(saved).toMatchObject({ nome: 'ASO _2026_.exe.pdf', secao: 'outros', validoAte: '2027-01-10', visivel: true });
  expect(await codeOf(call(calls.saveEmploymentFile, { params: { idEmpregado: joao, id }, body }))).toBe(
    'FILE_NOT_FOUND',
  );
});

it('is part of what its owner takes along, shown or not', async () => {
  const id = await added(maria, { secao: 'avisos' });
  const [{ sha256 }] = await sql('select sha256 from worker_file where id = $1', [id]);
  const answer = await app.send('/privacidade/meus-dados', {
    headers: { authorization: `Bearer ${await app.bearer('maria')}`, 'x-profile': 'trabalhador' },
  });
  expect(JSON.parse(await answer.text()).arquivos).toContainEqual(
    expect.objectContaining({ nome: 'contrato.pdf', secao: 'avisos', sha256, visivel: false }),
  );
});

it('DELETE keeps it in the exclusion history, from which it comes back, once', async () => {
  const id = await added(maria, { visivel: 'true' });
  const call = await helena();
  const params = { idEmpregado: maria };
  const asked = (Justificativa: string, confirmado?: boolean) =>
    call(calls.deleteEmploymentFiles, { params, body: { IdString: id, Justificativa, confirmado } });
  expect(await codeOf(asked('curta'))).toBe('DELETION_JUSTIFICATION_LENGTH');
  expect(await codeOf(asked(why, false))).toBe('CONFIRMATION_REQUIRED');
  expect((await listed('maria', 'trabalhador', '9')).map(file => file.id)).toContain(id);
  await asked(why);
  expect((await listed('maria', 'trabalhador', '9')).map(file => file.id)).not.toContain(id);
  expect((await listed('helena', 'rh', '9')).map(file => file.id)).not.toContain(id);
  expect((await download('helena', 'rh', maria, id)).status).toBe(404);
  const { items } = await call(historyContract.deletionHistory, { query: { tipo: 'arquivo' } });
  expect(items[0]).toMatchObject({ tipo: 'arquivo', sobre: 'contrato.pdf', justificativa: why, can: ['restaurar'] });
  await call(historyContract.restoreDeleted, { params: { id: items[0]?.id ?? '' }, body: { Justificativa: why } });
  expect((await listed('helena', 'rh', '9')).map(file => file.id)).toContain(id);
});

describe('GET /empregado/pastas', () => {
  it('what has run out stands first, then what will soon; totals agree, and nobody of another group is told', async () => {
    await sql('delete from worker_file');
    await added(joao, { validoAte: dayFrom(20) });
    await added(maria, { validoAte: dayFrom(-3) });
    await added(maria, { validoAte: dayFrom(400) });
    const call = await helena();
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await call(calls.folders, { params: { page: '1', size: '1' }, query: { after } });
      seen.push(...page.items.map(row => row.id));
      after = page.after ?? undefined;
    } while (after);
    expect(seen.slice(0, 2)).toEqual([maria, joao]);
    expect(seen).not.toContain(foreign);
    expect(new Set(seen).size).toBe(seen.length);
    const totals = await call(calls.folderTotals, { query: {} });
    expect(totals).toMatchObject({ total: seen.length, vencidos: 1, aVencer: 1, vazias: seen.length - 2 });
    const { items } = await call(calls.folders, { params: { page: '1', size: '10' }, query: { situacao: 'vencidos' } });
    expect(items).toMatchObject([{ id: maria, arquivos: 2, vencidos: 1, aVencer: 0, proximoVencimento: dayFrom(-3) }]);
    expect(await codeOf(call(calls.folder, { params: { idEmpregado: foreign } }))).toBe('EMPLOYEE_NOT_FOUND');
  });
});

describe('GET /trabalhador/{id}/linha-do-tempo', () => {
  it('tells of a folder’s documents and of the last day of each, to who may open the folder', async () => {
    const lines = async () => {
      const told = await (await helena())(workerContract.workerTimeline, { params: { id: joao } });
      return told.filter(one => one.tipo === 'documento').map(({ dia, fato, futuro }) => [dia, fato, futuro]);
    };
    await added(joao, { validoAte: dayFrom(-1) }, undefined, 'exame.pdf');
    await added(joao, { validoAte: dayFrom(0) }, undefined, 'curso.pdf');
    await added(joao, {}, undefined, 'carta.pdf');
    const told = (codigo: string, arquivo: string) => ({ codigo, valores: { arquivo } });
    expect(await lines()).toEqual(
      expect.arrayContaining([
        [dayFrom(-1), told('fileExpired', 'exame.pdf'), false],
        [dayFrom(0), told('fileExpires', 'curso.pdf'), false],
        ...['exame.pdf', 'curso.pdf', 'carta.pdf'].map(name => [dayFrom(0), told('fileKept', name), false]),
      ]),
    );
    const line = await (await helena())(workerContract.workerTimeline, { params: { id: joao } });
    const [letter] = await sql("select id from worker_file where name = 'carta.pdf'");
    expect(line.filter(one => one.idArquivo === letter.id).map(one => one.fato.codigo)).toEqual(['fileKept']);
    expect((await lines()).filter(([, fato]) => JSON.stringify(fato).includes('carta.pdf'))).toHaveLength(1);
    await helenaWith(app, ['RhTrabalhadorVisualizar'], async () => expect(await lines()).toEqual([]));
  });
});

it('HR’s folders are bought; a worker’s own files are theirs in any plan', async () => {
  const id = await added(maria, { visivel: 'true' });
  await sql("update company set app_accesses = array_remove(app_accesses, 'docs-empregado')");
  expect(await codeOf(listed('helena', 'rh'))).toBe('FEATURE_NOT_CONTRACTED');
  const told = await (await helena())(workerContract.workerTimeline, { params: { id: maria } });
  expect(told.filter(one => one.tipo === 'documento')).toEqual([]);
  expect((await download('helena', 'rh', maria, id)).status).toBe(403);
  expect((await world.send(world.formOf(maria))).body.code).toBe('FEATURE_NOT_CONTRACTED');
  expect((await listed('maria', 'trabalhador')).map(file => file.id)).toContain(id);
  expect((await download('maria', 'trabalhador', maria, id)).status).toBe(200);
});
