import { importContract as calls } from '@cracha/contract/features/import/import.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { refusalOf } from '#test/calls.ts';
import { importAtRest } from '#test/waiting.ts';
import { type ImportWorld, importWorld, sampleFile } from './import-world.factory.ts';

let app: TestApp;
let helena: Call;
let world: ImportWorld;
beforeAll(async () => {
  app = await startApp();
  world = await importWorld(app);
  helena = world.helena;
});
afterAll(() => app.stop());

const file = sampleFile;
const send: ImportWorld['send'] = (...files) => world.send(...files);
const read: ImportWorld['read'] = (name, bytes) => world.read(name, bytes);
const until: ImportWorld['until'] = (id, isDone) => world.until(id, isDone);
const rows: ImportWorld['rows'] = (sql, values) => world.rows(sql, values);

describe('from the drop to the publication', () => {
  it('an HR user can send a payroll file, and afterwards every clean payslip is a receipt of its worker, told once', async () => {
    const id = await read('P02_rm_1porpagina.pdf');
    const item = await helena(calls.importById, { params: { id } });
    expect(item).toMatchObject({ situacao: 'prontaParaLiberar', paraConferir: 0, enviadoPor: 'Helena Martins Prado' });
    expect(item.limpos).toBeGreaterThan(5);
    expect(await rows('select id from receipt where import_id = $1', [id])).toHaveLength(0);

    await helena(calls.publishImport, { params: { id }, body: { quais: 'todos' } });
    const done = await until(id, situacao => situacao === 'publicada');
    expect(done).toMatchObject({ publicados: item.limpos, limpos: 0 });
    const receipts = await rows(
      'select r.*, e.person_id as of_employment from receipt r join employment e on e.id = r.employment_id where import_id = $1',
      [id],
    );
    expect(receipts).toHaveLength(item.limpos);
    for (const receipt of receipts)
      expect([receipt.person_id, receipt.total_earnings - receipt.total_deductions]).toEqual([
        receipt.of_employment,
        receipt.net,
      ]);
    const told = await rows(
      "select count(*)::int as n, count(distinct person_id)::int as people from notification where kind = 'receiptPublished'",
    );
    expect(told[0].n).toBe(item.limpos);
  });

  it('publishing the same import again publishes nothing twice', async () => {
    const [{ id, published }] = await rows("select id, published from import where state = 'published' limit 1");
    await helena(calls.publishImport, { params: { id }, body: { quais: 'todos' } });
    await importAtRest(app.database.owner, id);
    expect(await rows('select id from receipt where import_id = $1', [id])).toHaveLength(published);
  });

  it('the same file again is refused with the first import, also sixteen times at once', async () => {
    const [again] = await send({ name: 'outro-nome.pdf', bytes: file('P02_rm_1porpagina.pdf') });
    expect(again?.recusa).toMatchObject({ codigo: 'IMPORT_DUPLICATE_FILE', valores: { id: expect.any(String) } });
    const bytes = Buffer.concat([file('P01_matriz_filial_tipos.pdf'), Buffer.from('\n')]);
    const answers = await Promise.all(Array.from({ length: 16 }, () => send({ name: 'dezesseis.pdf', bytes })));
    expect(answers.flat().filter(sent => sent.id)).toHaveLength(1);
    expect(await rows("select id from import where file_name = 'dezesseis.pdf'")).toHaveLength(1);
  });

  it('a mixed file keeps every type: payslips to publish, the others with what was read', async () => {
    const id = await read('M01_misto.pdf');
    const { items, total } = await helena(calls.importDocuments, { params: { id, page: '1', size: '100' }, query: {} });
    expect(items).toHaveLength(total);
    expect(new Set(items.map(item => item.tipo)).size).toBeGreaterThan(2);
    for (const item of items) if (item.cpf) expect(item.cpf).toMatch(/^\*\*\*\.\d{3}\.\d{3}-\*\*$/);
    const doubtful = items.filter(item => item.situacao === 'duvidoso').length;
    if (doubtful === 0) return;
    const refusal = await refusalOf(helena(calls.publishImport, { params: { id }, body: { quais: 'todos' } }));
    expect(refusal.body).toMatchObject({ code: 'IMPORT_HAS_DOUBTS', data: { n: doubtful } });
  });

  it('undoing withdraws what was published into the exclusion history, all or none, with a reason', async () => {
    const [{ id, published }] = await rows("select id, published from import where state = 'published' limit 1");
    const short = await refusalOf(helena(calls.undoImports, { body: { IdString: id, Justificativa: 'curta demais' } }));
    expect(short.body.code).toBe('DELETION_JUSTIFICATION_LENGTH');
    const Justificativa = 'Arquivo enviado com a folha errada, será enviado de novo hoje.';
    const mixed = await refusalOf(
      helena(calls.undoImports, { body: { IdString: `${id},00000000-0000-4000-8000-000000000000`, Justificativa } }),
    );
    expect(mixed.body.code).toBe('NOT_FOUND');
    expect(await rows('select id from receipt where import_id = $1 and deleted_at is null', [id])).toHaveLength(
      published,
    );
    await helena(calls.undoImports, { body: { IdString: id, Justificativa } });
    expect(await rows('select id from receipt where import_id = $1 and deleted_at is null', [id])).toHaveLength(0);
    expect(
      await rows("select id from exclusion_history where entity = 'receipt' and justification = $1", [Justificativa]),
    ).toHaveLength(published);
    const [resent] = await send({ name: 'de-novo.pdf', bytes: file('P02_rm_1porpagina.pdf') });
    expect(resent?.id).toBeTruthy();
  });
});

describe('the same payroll in two files', () => {
  it('of two imports read before either is out, the second to be published waits for a person', async () => {
    const twin = (name: string, tail: string) =>
      read(name, Buffer.concat([file('P01_dominio_2vias.pdf'), Buffer.from(tail)]));
    const [first, second] = [await twin('um.pdf', '\n'), await twin('dois.pdf', '\n\n')];
    const { limpos } = await helena(calls.importById, { params: { id: first } });
    await Promise.all(
      [first, second].map(id => helena(calls.publishImport, { params: { id }, body: { quais: 'limpos' } })),
    );
    for (const id of [first, second]) await until(id, situacao => ['publicada', 'paraConferir'].includes(situacao));
    expect(
      await rows('select id from receipt where import_id in ($1, $2) and deleted_at is null', [first, second]),
    ).toHaveLength(limpos);
    const states = (await rows('select state from import where id in ($1, $2) order by 1', [first, second])).map(
      row => row.state,
    );
    expect(states).toEqual(['published', 'toReview']);
  });
});

describe('bad files', () => {
  it.each([
    ['vazio.pdf', Buffer.alloc(0), 'UPLOAD_UNREADABLE'],
    ['programa.exe', Buffer.from('MZ'), 'UPLOAD_EXTENSION_NOT_ALLOWED'],
    ['pagina.pdf', Buffer.from('<html></html>'), 'UPLOAD_CONTENT_MISMATCH'],
  ])('%s is refused with its reason and the other file of the request goes on', async (name, bytes, code) => {
    const good = Buffer.from(`Recibo de nada ${name}`);
    const [bad, other] = await send({ name, bytes }, { name: `bom-${name}.txt`, bytes: good });
    expect(bad?.recusa?.codigo).toBe(code);
    expect(other?.id).toBeTruthy();
  });

  it('a truncated PDF ends in error with a sentence, and can be read again', async () => {
    const id = await read('cortado.pdf', file('P01_dominio_2vias.pdf').subarray(0, 9000));
    const item = await helena(calls.importById, { params: { id } });
    expect(item.situacao).toBe('comErro');
    expect(item.erro?.codigo).toBeTruthy();
    expect((await helena(calls.retryImport, { params: { id } })).situacao).toBe('naFila');
    await until(id, situacao => situacao === 'comErro');
  });
});

describe('who may', () => {
  it('another access group finds nothing: not the import, its documents, its log, its file', async () => {
    const [{ id }] = await rows('select id from import limit 1');
    const bruno = await app.as('bruno', 'rh');
    for (const work of [
      () => bruno(calls.importById, { params: { id } }),
      () => bruno(calls.importDocuments, { params: { id, page: '1' }, query: {} }),
      () => bruno(calls.importLog, { params: { id } }),
      () => bruno(calls.cancelImport, { params: { id } }),
    ]) {
      expect((await refusalOf(work())).body.code).toBe('NOT_FOUND');
    }
    expect((await bruno(calls.imports, { params: { page: '1', size: '10' }, query: {} })).total).toBe(0);
  });

  it('a manager is refused before the file is read', async () => {
    const body = new FormData();
    body.append('arquivo', new Blob(['x']), 'x.pdf');
    const answer = await app.send('/importacao', {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${await app.bearer('gustavo')}`, 'x-profile': 'gestor' },
    });
    expect(await answer.json()).toMatchObject({ code: 'ACCESS_NOT_ALLOWED' });
  });

  it('the original is the file as it was sent, and counts as a download', async () => {
    const [{ id }] = await rows("select id from import where file_name = 'M01_misto.pdf'");
    const blob: unknown = await helena(calls.originalFile, { params: { id } });
    expect(blob).toBeInstanceOf(Blob);
    if (blob instanceof Blob) expect(Buffer.from(await blob.arrayBuffer()).equals(file('M01_misto.pdf'))).toBe(true);
    expect(await rows("select id from download where what = 'import'")).toHaveLength(1);
  });
});

describe('lists', () => {
  it('by cursor every import comes once, newest first, whatever the page', async () => {
    const seen: string[] = [];
    let after: string | null | undefined;
    do {
      const page = await helena(calls.imports, { params: { page: '1', size: '2' }, query: after ? { after } : {} });
      seen.push(...page.items.map(item => item.id));
      after = page.after;
    } while (after);
    const all = await rows('select id from import order by sent_at desc, id desc');
    expect(seen).toEqual(all.map(row => row.id));
  });

  it('a cursor that is not ours is INVALID_PAGE, as are page 0 and size 101', async () => {
    const call = (params: { page: string; size: string }, after?: string) =>
      refusalOf(helena(calls.imports, { params, query: after ? { after } : {} }));
    for (const refusal of [
      await call({ page: '1', size: '10' }, 'xyz'),
      await call({ page: '0', size: '10' }),
      await call({ page: '1', size: '101' }),
    ])
      expect(refusal.body.code).toBe('INVALID_PAGE');
  });

  it('the log names who did what, and what the machine found', async () => {
    const [{ id }] = await rows("select id from import where state = 'undone' limit 1");
    const log = await helena(calls.importLog, { params: { id } });
    expect(log.map(entry => entry.codigo)).toEqual(
      expect.arrayContaining(['sent', 'readingStarted', 'readingFinished', 'publishing', 'published', 'undone']),
    );
    expect(log[0]?.quem).toBe('Helena Martins Prado');
  });
});

describe('live', () => {
  it('a page hears of every change of its own access group, after a first sync', async () => {
    const heard: string[] = [];
    const stop = new AbortController();
    const answer = await app.send('/importacao/eventos', {
      headers: { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' },
      signal: stop.signal,
    });
    const stream = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const listening = (async () => {
      for (let part = await stream?.read(); part && !part.done; part = await stream?.read()) heard.push(part.value);
    })().catch(() => {});
    const id = await read('ao-vivo.txt', Buffer.from('nada que se leia'));
    stop.abort();
    await listening;
    expect(heard.join('')).toMatch(/^id: 1\nevent: sync\n/);
    expect(heard.join('')).toContain(id);
  });

  it('the first word of a stream tells for how long nothing happened', async () => {
    const before = performance.now();
    await read('calmo.txt', Buffer.from('nada que se leia também'));
    const stop = new AbortController();
    const answer = await app.send('/importacao/eventos', {
      headers: { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' },
      signal: stop.signal,
    });
    const first = await answer.body?.pipeThrough(new TextDecoderStream()).getReader().read();
    const quiet = Number(/^id: 1\nevent: sync\ndata: \{"id":"","calmoHaMs":(\d+)\}\n/.exec(first?.value ?? '')?.[1]);
    expect(quiet).toBeLessThan(performance.now() - before);
    stop.abort();
  });
});
