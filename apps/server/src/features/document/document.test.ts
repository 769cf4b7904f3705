import { documentContract as calls } from '@cracha/contract/features/document/document.contract.ts';
import { documentBatchContract as batches } from '@cracha/contract/features/document/document-batch.contract.ts';
import { ownPendingContract as pending } from '@cracha/contract/features/document/own-pending.contract.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstBroken } from '#core/document/chain.ts';
import { inTransaction, queriesOn } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, unknownId } from '#test/calls.ts';
import { mariasEmployment } from '#test/maria.ts';
import { helenaReaching, helenaWith } from '#test/permissions.ts';
import { chainOf } from './chain.queries.ts';
import { documentWorld, formOfFiles, pdfOf } from './document.factory.ts';

let app: TestApp;
let world: ReturnType<typeof documentWorld>;
let maria = { id: '', companyId: '', accessGroupId: '' };
beforeAll(async () => {
  app = await startApp();
  world = documentWorld(app);
  maria = await mariasEmployment(app.database);
});
afterAll(() => app.stop());
beforeEach(() => sql('delete from download'));

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const worker = () => app.as('maria', 'trabalhador');
const page = { page: '1', size: '100' };
const why = 'Enviado por engano, vai ser enviado de novo depois.';
const whole = async (id: string) => (await helena())(calls.document, { params: { id } });
const received = async () => (await (await worker())(calls.ownReceivedDocuments, { params: page, query: {} })).items;
const row = async (id: string) => (await received()).find(one => one.id === id);
const notices = (kind: string) =>
  sql('select n.target, n.values from notification n where n.kind = $1 order by n.created_at desc', [kind]);
const bytes = async (who: 'helena' | 'maria', path: string) => {
  const profile = who === 'helena' ? 'rh' : 'trabalhador';
  const headers = { authorization: `Bearer ${await app.bearer(who)}`, 'x-profile': profile };
  const answer = await app.send(path, { headers });
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    body: new Uint8Array(await answer.arrayBuffer()),
  };
};

describe('files that are held', () => {
  it('each is taken, or refused with why; the others go on', async () => {
    const [one, png] = [
      await pdfOf(2),
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    ];
    const held = await (await helena())(calls.holdDocumentFiles, {
      body: formOfFiles([
        ['a.pdf', one],
        ['b.pdf', one],
        ['c.pdf', '%PDF-1.7 none'],
        ['d.png', new Uint8Array(png)],
        ['e.txt', 'só texto'],
      ]),
    });
    expect(
      held.map(file =>
        'recusa' in file ? file.recusa.codigo : [file.paginas, file.avisos.map(({ codigo }) => codigo)],
      ),
    ).toEqual([[2, []], 'UPLOAD_DUPLICATE', 'UPLOAD_UNREADABLE', [1, []], [null, ['FORMAT_NOT_SIGNABLE']]]);
    const six = formOfFiles(
      await Promise.all(
        [1, 2, 3, 4, 5, 6].map(async n => [`${n}.pdf`, await pdfOf()] as [string, Uint8Array<ArrayBuffer>]),
      ),
    );
    expect(await codeOf((await helena())(calls.holdDocumentFiles, { body: six }))).toBe('UPLOAD_TOO_MANY');
  });

  it('are their sender’s alone, once, for a day', async () => {
    const [held = ''] = await world.hold('helena', 'rh', [['a.pdf', await pdfOf()]]);
    const gustavo = world.send('gustavo', 'gestor', { arquivos: [held] });
    expect(await codeOf(gustavo)).toBe('NOT_FOUND');
    await world.sent({ arquivos: [held] });
    expect(await codeOf(world.sent({ arquivos: [held] }))).toBe('NOT_FOUND');
    const [old = ''] = await world.hold('helena', 'rh', [['a.pdf', await pdfOf()]]);
    await sql("update document_upload set at = now() - interval '25 hours' where id = $1", [old]);
    expect(await codeOf(world.sent({ arquivos: [old] }))).toBe('NOT_FOUND');
  });

  it('a second upload while one runs is refused', async () => {
    const headers = { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' };
    let end = () => {};
    const slow = new ReadableStream({
      start(controller) {
        controller.enqueue(
          new TextEncoder().encode(
            '--x\r\ncontent-disposition: form-data; name="arquivo"; filename="a.pdf"\r\n\r\n%PDF-1.7',
          ),
        );
        end = () => {
          controller.enqueue(new TextEncoder().encode('\r\n--x--\r\n'));
          controller.close();
        };
      },
    });
    const running = app.send('/documento/arquivo', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      body: slow,
      duplex: 'half',
    } as RequestInit);
    await expect
      .poll(
        async () =>
          (
            await app.send('/documento/arquivo', {
              method: 'POST',
              headers,
              body: formOfFiles([['b.pdf', await pdfOf()]]),
            })
          ).status,
      )
      .toBe(409);
    end();
    expect((await running).status).toBe(200);
    expect(
      (await app.send('/documento/arquivo', { method: 'POST', headers, body: formOfFiles([['c.pdf', await pdfOf()]]) }))
        .status,
    ).toBe(200);
  });
});

describe('sending', () => {
  it('a worker gets it, first in their list, and hears of it; its chain is whole', async () => {
    const id = await world.sent(
      { titulo: 'Política de férias', pede: 'ciente', etiquetas: ['férias'], pasta: 'Avisos/2026' },
      2,
    );
    expect(await row(id)).toMatchObject({
      situacao: 'enviado',
      novo: true,
      pede: 'ciente',
      can: ['ciente', 'baixa'],
      leitura: { total: 1, vistos: 0, cientes: 0 },
    });
    expect((await received())[0]?.id).toBe(id);
    const told = await whole(id);
    expect(told).toMatchObject({
      paginas: 2,
      hashLido: null,
      pasta: 'Avisos/2026',
      totalPessoas: 1,
      origem: 'upload',
      remetente: expect.stringContaining('Helena'),
    });
    expect(told.codigo).toMatch(/^D-\d{4}-\d{6}$/);
    expect(told.hashEnviado).toBe(told.arquivos[0]?.sha256);
    expect((await notices('documentReceived'))[0]).toEqual({
      target: `/trabalhador/documentos/recebido?documento=${id}`,
      values: expect.objectContaining({ titulo: 'Política de férias' }),
    });
    const chain = await inTransaction(app.database.owner, 'select null', client => chainOf(queriesOn(client), id));
    expect([chain.map(({ tipo }) => tipo), firstBroken(chain)]).toEqual([['criado', 'enviado'], null]);
    const { items } = await (await helena())(calls.documentEvents, { params: { id, ...page } });
    expect(items).toEqual(chain);
  });

  it.each([
    ['no file', { arquivos: [] }, 'UPLOAD_REQUIRED'],
    ['nobody', { para: undefined }, 'REQUIRED_FIELD'],
    ['a stranger', { para: { tipo: 'pessoas' as const, ids: [unknownId] } }, 'EMPLOYEE_NOT_FOUND'],
    ['HR to itself', { para: { tipo: 'rh' as const, idEmpregado: unknownId } }, 'INVALID_OPTION'],
    ['today as the deadline', { prazo: dayFrom() }, 'DATE_OUT_OF_RANGE'],
    ['beyond half a year', { prazo: dayFrom(181) }, 'DATE_OUT_OF_RANGE'],
    ['valid until yesterday', { validoAte: dayFrom(-1) }, 'DATE_OUT_OF_RANGE'],
    [
      'a filter that finds nobody',
      { para: { tipo: 'filtro' as const, filtro: { pesquisa: 'ninguém assim' } } },
      'RECORDS_NOT_FOUND',
    ],
  ])('%s is refused', async (_, form, code) => {
    const before = await sql('select count(*) from document');
    expect(await codeOf(world.sent(form))).toBe(code);
    expect(await sql('select count(*) from document')).toEqual(before);
  });

  it('by filter it asks once with how many, then one a person; a file twice and what has no pages are refused', async () => {
    const para = { tipo: 'filtro' as const, filtro: {} };
    const arquivos = await world.hold('helena', 'rh', [['a.pdf', await pdfOf()]]);
    const call = await helena();
    const body = { titulo: 'A todos', tipo: 9, pede: 'nada' as const, para, arquivos };
    const asked = call(calls.createDocument, { body });
    const refusal = await asked.catch(error => error);
    expect([refusal.body.code, refusal.body.data.total > 2, typeof refusal.body.data.semContato]).toEqual([
      'CONFIRMATION_REQUIRED',
      true,
      'number',
    ]);
    const sent = await call(calls.createDocument, { body: { ...body, confirmado: true } });
    expect(sent).toEqual({ idLote: expect.any(String), total: refusal.body.data.total });
    const codes = await sql("select code from document where title = 'A todos' order by code");
    expect(codes.length).toBe(refusal.body.data.total);
    const batch = { id: 'idLote' in sent ? sent.idLote : '' };
    const whole = { ...batch, titulo: 'A todos', situacao: 'terminado', feitos: codes.length, idModelo: null };
    expect(await call(batches.documentBatch, { params: batch })).toMatchObject(whole);
    expect((await call(batches.documentBatches, { params: page, query: {} })).items).toMatchObject([whole]);
    const rows = (await call(batches.documentBatchRows, { params: { ...batch, ...page }, query: {} })).items;
    expect(rows.map(({ n, situacao, codigo }) => [n, situacao, codigo])).toEqual(
      codes.slice(0, 100).map(({ code }, at) => [at + 1, 'feito', code]),
    );
    const manager = await app.as('gustavo', 'gestor');
    expect(await codeOf(manager(batches.documentBatch, { params: batch }))).toBe('NOT_FOUND');
    const [one = ''] = await world.hold('helena', 'rh', [['a.pdf', await pdfOf()]]);
    expect(await codeOf(world.sent({ arquivos: [one, one] }))).toBe('UPLOAD_DUPLICATE');
    const text = await world.hold('helena', 'rh', [['a.txt', 'só texto']]);
    expect(await codeOf(world.sent({ arquivos: text, pede: 'ciente' }))).toBe('FORMAT_NOT_SIGNABLE');
  });

  it('what asks for signatures is a draft, its author’s alone and told to nobody', async () => {
    const before = (await notices('documentReceived')).length;
    const id = await world.sent({ pede: 'assinatura' });
    const loose = await world.sent({ pede: 'assinatura', para: undefined });
    expect([(await whole(id)).situacao, (await whole(loose)).situacao, await row(id)]).toEqual([
      'rascunho',
      'rascunho',
      undefined,
    ]);
    expect((await notices('documentReceived')).length).toBe(before);
    expect(await codeOf((await worker())(calls.document, { params: { id } }))).toBe('NOT_FOUND');
    await sql(
      "update document set sent_by = (select id from person where email = 'gustavo@pantanal.test') where id = $1",
      [loose],
    );
    expect(await codeOf(whole(loose))).toBe('NOT_FOUND');
    const ids = (await sql('select id from employment where access_group_id = $1 limit 2', [maria.accessGroupId])).map(
      ({ id }) => id,
    );
    expect(await codeOf(world.sent({ pede: 'assinatura', para: { tipo: 'pessoas', ids } }))).toBe('INVALID_OPTION');
    const mark = '9 0 obj<</Type/Sig/ByteRange [0 10 20 30]/Contents<00>>>endobj';
    const signed = new Uint8Array(Buffer.concat([await pdfOf(), Buffer.from(mark)]));
    const arquivos = await world.hold('helena', 'rh', [['assinado.pdf', signed]]);
    expect(await codeOf(world.sent({ pede: 'assinatura', arquivos }))).toBe('SIGNED_UPLOAD');
    expect(await world.sent({ pede: 'ciente', arquivos })).not.toBe('');
  });
});

describe('who sees what', () => {
  it('health is HR’s by its own grant, and never a manager’s', async () => {
    const id = await world.sent({ titulo: 'ASO', especie: 'aso' });
    const gustavo = await app.as('gustavo', 'gestor');
    expect(await codeOf(gustavo(calls.document, { params: { id } }))).toBe('NOT_FOUND');
    expect(await codeOf(world.send('gustavo', 'gestor', { especie: 'aso' }))).toBe('INVALID_OPTION');
    const grants = ['RhDocumentoEnviadoVisualizar', 'RhDocumentoEnviadoCriar', 'RhDocumentoEnviadoDownload'];
    const as = async (more: string[], work: () => Promise<void>) => helenaWith(app, [...grants, ...more], work);
    await as([], async () => {
      expect(await codeOf(whole(id))).toBe('NOT_FOUND');
      expect(await codeOf(world.sent({ especie: 'aso' }))).toBe('OPERATION_NOT_ALLOWED');
    });
    await as(['RhDocumentoSaudeVisualizar'], async () => {
      expect((await whole(id)).especie).toBe('aso');
      expect((await bytes('helena', `/documento/${id}/arquivo`)).status).toBe(403);
    });
    expect(await sql("select after ->> 'title' as title from record_history where entity_id = $1", [id])).toEqual([
      { title: null },
    ]);
  });

  it('support that acts for HR sees no matter of health, and does nothing with the others', async () => {
    const [health, other] = [await world.sent({ especie: 'aso' }), await world.sent()];
    const headers = { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' };
    await sql(
      `with given as (
         insert into support_grant (person_id, supporter_id, granted_by, reason, granted_until, access_group_id)
         select p.id, s.id, p.id, 'não consigo enviar', now() + interval '1 hour', $2 from person p, person s where p.id = $1 and s.email = 'suporte@cracha.test' returning id)
       update session set profile = 'rh', support_grant_id = (select id from given) where id = (select id from session where person_id = $1 order by created_at desc limit 1)`,
      [await app.personId('helena'), maria.accessGroupId],
    );
    const [seen, hidden] = [
      await app.send(`/documento/${other}`, { headers }),
      await app.send(`/documento/${health}`, { headers }),
    ];
    expect([seen.status, JSON.parse(await seen.text()).can, hidden.status]).toEqual([200, [], 404]);
    expect((await app.send(`/documento/${other}/visualizou`, { method: 'PUT', headers })).status).toBe(403);
  });

  it('another reach, another company that has no screen for it, a hidden one: none of theirs', async () => {
    const id = await world.sent();
    const [{ id: joao }] = await sql(
      "select e.id from employment e join person p on p.id = e.person_id where p.email = 'joao@pantanal.test'",
    );
    await helenaReaching(app, { workers: [joao] }, async () => {
      await sql('update document set sent_by = null where id = $1', [id]);
      expect(await codeOf(whole(id))).toBe('NOT_FOUND');
    });
    const bruno = await app.as('bruno', 'rh');
    expect(await codeOf(bruno(calls.document, { params: { id } }))).toBe('NOT_FOUND');
    const without = "update company set app_accesses = array_remove(app_accesses, 'docs-recebidos') where id = $1";
    const [{ app_accesses: had }] = await sql('select app_accesses from company where id = $1', [maria.companyId]);
    await sql(without, [maria.companyId]);
    // the call itself is let in by another screen's flag
    expect(await codeOf((await worker())(calls.document, { params: { id } }))).toBe('NOT_FOUND');
    await sql('update company set app_accesses = $2 where id = $1', [maria.companyId, had]);
    expect(await row(id)).toBeDefined();
  });

  it('who of the staff opened it is told to whom it is about', async () => {
    const id = await world.sent();
    await whole(id);
    expect(
      await sql("select profile from access_log where entity = 'document' and entity_id = $1 and person_id = $2", [
        id,
        await app.personId('maria'),
      ]),
    ).toEqual([{ profile: 'rh' }]);
  });
});

describe('receiving', () => {
  it('is opened once, with time and address', async () => {
    const id = await world.sent();
    const call = await worker();
    await call(calls.viewDocument, { params: { id } });
    await call(calls.viewDocument, { params: { id } });
    expect(await row(id)).toMatchObject({ situacao: 'visto', novo: false });
    expect((await whole(id)).destinatarios).toEqual([
      expect.objectContaining({ vistoEm: expect.any(String), lidoEm: null, cienteEm: null }),
    ]);
    expect(
      await sql(
        "select count(*)::int as n from signature_event where document_id = $1 and kind = 'aberto' and ip is not null",
        [id],
      ),
    ).toEqual([{ n: 1 }]);
    // HR looking at what it sent itself is no reading
    await (await helena())(calls.viewDocument, { params: { id } });
    expect((await whole(id)).leitura).toEqual({ total: 1, vistos: 1, cientes: 0 });
  });

  it('is acknowledged once all was read, and what was read', async () => {
    const id = await world.sent({ pede: 'ciente' }, 2);
    const call = await worker();
    const { hashEnviado: hash } = await whole(id);
    const refusal = await call(calls.acknowledgeDocument, { params: { id }, body: { hash } }).catch(error => error);
    expect([refusal.body.code, refusal.body.data]).toEqual(['DOCUMENT_NOT_READ', { n: 0, t: 2 }]);
    const waiting = await call(pending.ownPendingDocuments, {});
    await world.readAll('maria', 'trabalhador', id, 2);
    expect(await codeOf(call(calls.acknowledgeDocument, { params: { id }, body: { hash: 'a'.repeat(64) } }))).toBe(
      'STALE_VERSION',
    );
    const done = await call(calls.acknowledgeDocument, { params: { id }, body: { hash } });
    expect(done.destinatarios[0]).toMatchObject({ lidoEm: expect.any(String), cienteEm: expect.any(String) });
    expect(done.can).toEqual(['baixa']);
    await call(calls.acknowledgeDocument, { params: { id }, body: { hash } });
    expect(
      await sql(
        "select kind, count(*)::int as n from signature_event where document_id = $1 and kind in ('lido', 'ciente') group by 1 order by 1",
        [id],
      ),
    ).toEqual([
      { kind: 'ciente', n: 1 },
      { kind: 'lido', n: 1 },
    ]);
    expect(await call(pending.ownPendingDocuments, {})).toBe(waiting - 1);
    expect(await codeOf((await helena())(calls.acknowledgeDocument, { params: { id }, body: { hash } }))).toBe(
      'OPERATION_NOT_ALLOWED',
    );
  });

  it('a download counts among fifty, and is dated', async () => {
    const content = await pdfOf();
    const arquivos = await world.hold('helena', 'rh', [['aviso.pdf', content]]);
    const id = await world.sent({ arquivos });
    const taken = await bytes('maria', `/documento/${id}/arquivo`);
    expect([taken.status, taken.type, Buffer.compare(taken.body, content)]).toEqual([200, 'application/pdf', 0]);
    expect(
      await sql(
        'select downloaded_at is not null as taken, downloaded_ip is not null as ip from document_receipt where document_id = $1',
        [id],
      ),
    ).toEqual([{ taken: true, ip: true }]);
    const {
      arquivos: [file],
    } = await whole(id);
    expect((await bytes('maria', `/documento/${id}/arquivo/${file?.id}`)).status).toBe(200);
    expect((await bytes('maria', `/documento/${id}/arquivo/${unknownId}`)).status).toBe(404);
    await sql(
      "insert into download (person_id, what, entity_id) select $1, 'receipt', $2 from generate_series(1, 50)",
      [await app.personId('maria'), id],
    );
    expect((await bytes('maria', `/documento/${id}/arquivo`)).status).toBe(429);
  });

  it('several files are one ZIP, and their pages are numbered through', async () => {
    const arquivos = await world.hold('helena', 'rh', [
      ['a.pdf', await pdfOf(2)],
      ['a.pdf', await pdfOf()],
    ]);
    const id = await world.sent({ arquivos });
    const taken = await bytes('helena', `/documento/${id}/arquivo`);
    expect(Object.keys(unzipSync(taken.body))).toEqual(['a.pdf', 'a (2).pdf']);
    const { texto } = await (await worker())(calls.documentText, { params: { id, n: '3' } });
    expect(texto).toMatch(/^Aviso \d+, folha 1$/);
    const picture = await bytes('maria', `/documento/${id}/pagina/3`);
    expect([picture.status, picture.type, picture.body.length < 120 * 1024]).toEqual([200, 'image/png', true]);
    expect((await bytes('maria', `/documento/${id}/pagina/4`)).status).toBe(404);
  });
});

describe('what a worker sends', () => {
  it('is HR’s to accept or to turn down, with a reason that they read', async () => {
    const [one, another] = [await world.send('maria', 'trabalhador'), await world.send('maria', 'trabalhador')];
    const call = await helena();
    const { items } = await call(calls.hrReceivedDocuments, { params: page, query: {} });
    expect(items.find(({ id }) => id === one)).toMatchObject({
      situacao: 'enviado',
      novo: true,
      can: expect.arrayContaining(['aceita', 'recusa']),
    });
    await call(calls.acceptDocument, { params: { id: one }, body: { secao: 'identidade', validoAte: dayFrom(90) } });
    await call(calls.rejectDocument, { params: { id: another }, body: { motivo: 'A foto está borrada.' } });
    const own = (await (await worker())(calls.ownSentDocuments, { params: page, query: {} })).items;
    expect(own.map(({ id, situacao }) => [id, situacao])).toEqual([
      [another, 'recusado'],
      [one, 'aceito'],
    ]);
    expect((await (await worker())(calls.document, { params: { id: another } })).motivo).toBe('A foto está borrada.');
    expect((await notices('documentRefused'))[0]?.target).toBe(`/trabalhador/documentos/enviado?id=${another}`);
    expect(await sql('select section, valid_until::text as until from document where id = $1', [one])).toEqual([
      { section: 'identidade', until: dayFrom(90) },
    ]);
    expect(
      await codeOf(call(calls.rejectDocument, { params: { id: one }, body: { motivo: 'Mudamos de ideia.' } })),
    ).toBe('STATUS_FORBIDS');
    const third = await world.send('maria', 'trabalhador');
    expect(await codeOf(call(calls.acceptDocument, { params: { id: third }, body: { secao: 'nenhuma' } }))).toBe(
      'INVALID_OPTION',
    );
  });

  it('to the manager is not HR’s, and to HR not the manager’s', async () => {
    const para = { tipo: 'gestor' as const, idEmpregado: maria.id };
    const [mine, hr] = [await world.send('maria', 'trabalhador', { para }), await world.send('maria', 'trabalhador')];
    const gustavo = await app.as('gustavo', 'gestor');
    const { items } = await gustavo(calls.managerReceivedDocuments, { params: page, query: {} });
    expect(items.map(({ id }) => id)).toEqual([mine]);
    expect(await codeOf(gustavo(calls.document, { params: { id: hr } }))).toBe('NOT_FOUND');
    expect(await codeOf((await helena())(calls.acceptDocument, { params: { id: mine }, body: {} }))).toBe(
      'OPERATION_NOT_ALLOWED',
    );
    expect((await gustavo(calls.acceptDocument, { params: { id: mine }, body: {} })).situacao).toBe('aceito');
    expect(await codeOf(world.send('maria', 'trabalhador', { pede: 'ciente' }))).toBe('INVALID_OPTION');
    const [{ id: other }] = await sql(
      "select e.id from employment e join person p on p.id = e.person_id where p.email = 'joao@pantanal.test'",
    );
    expect(await codeOf(world.send('maria', 'trabalhador', { para: { tipo: 'rh', idEmpregado: other } }))).toBe(
      'EMPLOYEE_NOT_FOUND',
    );
  });
});

describe('keeping', () => {
  const edit = (versao: number) => ({
    titulo: 'Outro título',
    especie: 'aviso',
    pasta: null,
    etiquetas: [],
    validoAte: null,
    versao,
  });
  it('is edited by its version; once signed only where the company bought it', async () => {
    const id = await world.sent();
    const call = await helena();
    const { versao } = await whole(id);
    expect(await codeOf(call(calls.updateDocument, { params: { id }, body: edit(versao + 1) }))).toBe('STALE_VERSION');
    const changed = await call(calls.updateDocument, { params: { id }, body: edit(versao) });
    expect(changed).toMatchObject({ titulo: 'Outro título', versao: versao + 1 });
    const found = await call(calls.hrSentDocuments, { params: page, query: { pesquisa: 'outro titulo maria' } });
    expect(found.items.map(one => one.id)).toContain(id);
    await sql(
      "insert into document_signer (document_id, access_group_id, name, state, signed_at, act, read_at) values ($1, $2, 'Ana', 'signed', now(), '{}', now())",
      [id, maria.accessGroupId],
    );
    const again = () => call(calls.updateDocument, { params: { id }, body: edit(versao + 1) });
    expect(await codeOf(again())).toBe('EDIT_NOT_ALLOWED');
    const [{ app_accesses: had }] = await sql('select app_accesses from company where id = $1', [maria.companyId]);
    await sql("update company set app_accesses = app_accesses || '{edicao-apos-assinatura}' where id = $1", [
      maria.companyId,
    ]);
    expect((await again()).titulo).toBe('Outro título');
    await sql('update company set app_accesses = $2 where id = $1', [maria.companyId, had]);
  });

  it('a new version is read anew; the old one stays', async () => {
    const id = await world.sent({ pede: 'ciente' });
    await (await worker())(calls.viewDocument, { params: { id } });
    const arquivos = await world.hold('helena', 'rh', [['novo.pdf', await pdfOf(3)]]);
    const call = await helena();
    const next = await call(calls.addDocumentVersion, {
      params: { id },
      body: { arquivos, motivo: 'Faltava uma folha.' },
    });
    expect(next).toMatchObject({ versaoArquivo: 2, paginas: 3, situacao: 'enviado', leitura: { vistos: 0 } });
    const versions = await call(calls.documentVersions, { params: { id } });
    expect(versions.map(({ numero, paginas, motivo }) => [numero, paginas, motivo])).toEqual([
      [2, 3, 'Faltava uma folha.'],
      [1, 1, null],
    ]);
    expect((await row(id))?.novo).toBe(true);
  });

  it('is hidden and shown, asking once with how many', async () => {
    const id = await world.sent();
    const call = await helena();
    const body = { ids: [id], visivel: false };
    const refusal = await call(calls.showDocuments, { body }).catch(error => error);
    expect([refusal.body.code, refusal.body.data]).toEqual(['CONFIRMATION_REQUIRED', { ganham: 0, perdem: 1 }]);
    expect(await call(calls.showDocuments, { body: { ...body, confirmado: true } })).toEqual({ total: 1 });
    expect(await row(id)).toBeUndefined();
    expect(await codeOf(call(calls.showDocuments, { body: { ...body, confirmado: true } }))).toBe('RECORDS_NOT_FOUND');
    await call(calls.showDocuments, {
      body: { filtro: { pesquisa: (await whole(id)).codigo }, visivel: true, confirmado: true },
    });
    expect(await row(id)).toBeDefined();
    await sql("update document set asks = 'sign', state = 'waiting' where id = $1", [id]);
    expect(await codeOf(call(calls.showDocuments, { body: { ...body, confirmado: true } }))).toBe('STATUS_FORBIDS');
  });

  it('reminds whoever is late, once a day', async () => {
    const id = await world.sent({ pede: 'ciente' });
    const call = await helena();
    expect(await call(calls.remindDocuments, { body: { ids: [id] } })).toEqual({ total: 1 });
    expect(await call(calls.remindDocuments, { body: { ids: [id] } })).toEqual({ total: 0 });
  });

  it('is deleted with a reason and brought back; not while a signature is asked of it', async () => {
    const id = await world.sent();
    const call = await helena();
    const body = { IdString: id, Justificativa: why };
    expect(await codeOf(call(calls.deleteDocuments, { body: { ...body, confirmado: false } }))).toBe(
      'CONFIRMATION_REQUIRED',
    );
    expect(await call(calls.deleteDocuments, { body })).toEqual({ total: 1 });
    expect([await codeOf(whole(id)), await row(id)]).toEqual(['NOT_FOUND', undefined]);
    const [{ id: deletion }] = await sql(
      "select id::text as id from exclusion_history where entity = 'document' and entity_id = $1",
      [id],
    );
    const { historyContract } = await import('@cracha/contract/features/history/history.contract.ts');
    await call(historyContract.restoreDeleted, { params: { id: deletion }, body: { Justificativa: why } });
    expect(await row(id)).toBeDefined();
    await sql("update document set asks = 'sign', state = 'waiting' where id = $1", [id]);
    expect(await codeOf(call(calls.deleteDocuments, { body }))).toBe('STATUS_FORBIDS');
  });

  it('lists by state, folder, person and order; totals and values beside it', async () => {
    const call = await helena();
    const list = async (query: object) => (await call(calls.hrSentDocuments, { params: page, query })).items;
    const id = await world.sent({ titulo: 'Zebra', pasta: 'Raros/um', prazo: dayFrom(3) });
    for (const pasta of ['Raros0', 'Raros-dois', 'Raro']) await world.sent({ titulo: 'Outra', pasta });
    expect((await list({ pasta: 'Raros' })).map(one => one.id)).toEqual([id]);
    expect((await list({ orderBy: '-titulo' }))[0]?.id).toBe(id);
    expect((await list({ orderBy: 'prazo' }))[0]?.id).toBe(id);
    expect(
      (await list({ idEmpregado: maria.id, situacao: 'enviado,visto', orderBy: 'pessoa' })).length,
    ).toBeGreaterThan(1);
    expect(await codeOf(list({ situacao: 'nenhuma' }))).toBe('INVALID_OPTION');
    expect((await list({ de: dayFrom(1) })).length).toBe(0);
    const soon = await world.sent({ validoAte: dayFrom(60) });
    await world.sent({ validoAte: dayFrom(61) });
    expect((await list({ situacao: 'aVencer' })).map(one => one.id)).toEqual([soon]);
    const totals = await call(calls.hrDocumentTotals, { query: {} });
    expect(totals.todos).toBeGreaterThan(totals.rascunhos);
    expect((await call(calls.hrDocumentFilters, {})).pastas).toContain('Raros/um');
    const cursor = await call(calls.hrSentDocuments, { params: { page: '1', size: '2' }, query: {} });
    const next = await call(calls.hrSentDocuments, {
      params: { page: '2', size: '2' },
      query: { after: cursor.after ?? '' },
    });
    expect(next.items.some(one => cursor.items.some(other => other.id === one.id))).toBe(false);
  });
});

describe('jobs', () => {
  const run = async (name: string) => {
    const { documentJobs } = await import('./document.jobs.ts');
    const gone: string[] = [];
    const services = { pool: app.database.pool, files: app.process.files, enqueue: app.process.jobs.enqueue };
    await documentJobs(services)
      .find(({ kind }) => kind.name === name)
      ?.run({} as never, new AbortController().signal);
    return gone;
  };
  it('files that nobody sent within a day go', async () => {
    const [old = '', fresh = ''] = await world.hold('helena', 'rh', [
      ['a.pdf', await pdfOf()],
      ['b.pdf', await pdfOf()],
    ]);
    await sql("update document_upload set at = now() - interval '25 hours' where id = $1", [old]);
    await run('held-upload-expire');
    expect(
      (await sql('select id from document_upload where id = any ($1)', [[old, fresh]])).map(({ id }) => id),
    ).toEqual([fresh]);
  });
  it('the end of a validity is told to its sender and to HR, once', async () => {
    const id = await world.sent({ titulo: 'Vence logo', validoAte: dayFrom(30) });
    await world.sent({ validoAte: dayFrom(31) });
    await run('document-validity');
    await run('document-validity');
    const told = await sql("select values from notification where kind = 'documentExpiring' and target = $1", [
      `/rh/documentos?id=${id}`,
    ]);
    expect(told).toEqual([{ values: { titulo: 'Vence logo', dias: 30 } }]);
  });
});
