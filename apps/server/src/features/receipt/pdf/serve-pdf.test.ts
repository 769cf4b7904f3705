import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookAt } from '#core/looking/look.ts';
import { peopleIndex } from '#core/reading/file-people.ts';
import type { MakeReceiptPdf } from '#core/receipt/receipt-pdf.ts';
import { type FileStore, openFileStore } from '#kernel/files/file-store.ts';
import { mount } from '#kernel/http/mount.ts';
import { createServer } from '#kernel/http/server.ts';
import { openSigningKey } from '#kernel/http/signing-key.ts';
import { createTokens } from '#kernel/http/token.ts';
import { createLog } from '#kernel/log.ts';
import { secretsWith } from '#kernel/secrets.ts';
import { receiveInto } from '#kernel/upload/receive.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { testSecretsKey } from '#test/cluster.ts';
import { admissionOf } from '../../../process.ts';
import { receiptRoutes } from '../receipt.routes.ts';
import { fetchAs, lookUp, receiptFor } from '../receipt-world.factory.ts';
import { pdfServer } from './serve-pdf.ts';

/** The product's calls on a second server whose PDFs are made here, so that each making is seen. */
let app: TestApp;
let close: () => Promise<void>;
let broken = false;
let takes = 50;
type ReceiptPdfSource = Parameters<MakeReceiptPdf>[0];
const made: ReceiptPdfSource[] = [];
const fileSha256 = 'f'.repeat(64);

beforeAll(async () => {
  app = await startApp();
  const { pool } = app.database;
  const folder = mkdtempSync(join(tmpdir(), 'cracha-pdf-'));
  const files = await openFileStore({ kind: 'local', folder });
  const live = { subscribe: () => () => {}, quietMs: () => 0, stop: async () => {} };
  const log = createLog({ LOG_LEVEL: 'silent' });
  const server = await createServer({}, log);
  mount(
    server,
    {
      pool,
      tokens: createTokens(await openSigningKey(pool, secretsWith(testSecretsKey))),
      log,
      secrets: secretsWith(testSecretsKey),
      live,
      receive: receiveInto(files, lookAt),
      admission: admissionOf(pool),
    },
    serveWith(files),
  );
  await server.listen({ host: '127.0.0.1', port: 0 });
  const address = server.server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api`;
  const first = app;
  app = { ...app, base, send: (path, init) => fetch(base + path, init) };
  close = async () => {
    await server.close();
    await first.stop();
    rmSync(folder, { recursive: true, force: true });
  };
});
afterAll(() => close());

function serveWith(files: FileStore) {
  const makePdf = async (source: ReceiptPdfSource) => {
    made.push(source);
    await new Promise(resolve => setTimeout(resolve, takes));
    if (broken) throw new Error('The file can not be cut.');
    // never the same bytes twice, as any PDF library writes them: only what was kept can be served again
    return new TextEncoder().encode(`%PDF-1.7\n${source.qr?.url ?? 'no code'} ${made.length}`);
  };
  const pdfs = pdfServer({ files, makePdf, publicUrl: 'https://portal.test' });
  return receiptRoutes({ ...pdfs, enqueueMails: async () => {} });
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const pdf = async (
  who: 'maria' | 'helena' | 'gustavo' | 'bruno' | 'ana',
  profile: 'trabalhador' | 'rh' | 'gestor',
  id: string,
) => {
  const answer = await fetchAs(app, who, profile, `/recibo/${id}/pdf`);
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
};
const downloads = async (who: 'maria' | 'helena') =>
  (await lookUp(app, 'select count(*)::int as n from download where person_id = $1', await app.personId(who))).n;

describe('GET /recibo/{id}/pdf', () => {
  it('serves the bytes first made to everybody for ever, counts each delivery and dates the opening', async () => {
    const id = await receiptFor(app, 'maria', {
      fileSha256,
      others: [{ cpf: '39053344705', name: 'João Batista Ferreira' }],
    });
    const first = await pdf('maria', 'trabalhador', id);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(first.headers.get('content-disposition')).toContain('Recibo 2026-07 mensal - Maria Aparecida Souza.pdf');
    expect(made.at(-1)).toMatchObject({
      fileSha256,
      contentType: 'application/pdf',
      pages: [1],
      region: null,
      qr: null,
      own: { cpf: '52998224725', name: 'Maria Aparecida Souza', registration: '002001' },
    });
    const last = made.at(-1);
    const file = last && 'file' in last ? last.file : undefined;
    expect(file && peopleIndex(file).withNumber('cpf', '39053344705')).toEqual([
      expect.objectContaining({ name: 'João Batista Ferreira' }),
    ]);
    const makings = made.length;
    for (const [who, profile] of [
      ['maria', 'trabalhador'],
      ['helena', 'rh'],
      ['gustavo', 'gestor'],
    ] as const)
      expect((await pdf(who, profile, id)).bytes).toEqual(first.bytes);
    expect(made).toHaveLength(makings);
    expect(await downloads('maria')).toBe(2);
    expect(await lookUp(app, 'select version, sha256, qr_code from receipt_file where receipt_id = $1', id)).toEqual({
      version: 1,
      sha256: sha256(first.bytes),
      qr_code: false,
    });
    expect((await lookUp(app, 'select viewed_ip from receipt where id = $1', id)).viewed_ip).toBe('127.0.0.1');
    const opened = await app.database.owner.query('select profile from access_log where entity_id = $1 order by id', [
      id,
    ]);
    expect(opened.rows.map(entry => entry.profile)).toEqual(['rh', 'gestor']);
  });

  it('looks who is in the file again when somebody of it has changed meanwhile', async () => {
    const id = await receiptFor(app, 'maria', {
      fileSha256,
      month: 3,
      others: [{ cpf: '39053344705', name: 'João Batista Ferreira' }],
    });
    const isSearched = async (cpf: string) => {
      await app.database.owner.query('update receipt set qr_code = not qr_code where id = $1', [id]);
      await app.database.owner.query('delete from receipt_file where receipt_id = $1', [id]);
      await pdf('maria', 'trabalhador', id);
      const last = made.at(-1);
      return last && 'file' in last && peopleIndex(last.file).withNumber('cpf', cpf).length > 0;
    };
    expect(await isSearched('39053344705')).toBe(true);
    await app.database.owner.query(
      `update import_document set reading = jsonb_set(reading, '{cpf}', '"27182818205"') where reading ->> 'cpf' = '39053344705'
         and import_id = (select import_id from receipt where id = $1)`,
      [id],
    );
    expect(await isSearched('27182818205')).toBe(true);
    expect(await isSearched('39053344705')).toBe(false);
  });

  it('looks for whoever was registered since the file was read; for everybody, where it was read before that was known', async () => {
    const id = await receiptFor(app, 'maria', { fileSha256, month: 2 });
    const searched = async (people: string | null) => {
      await app.database.owner.query(
        'update import set people_at = $2 where id = (select import_id from receipt where id = $1)',
        [id, people],
      );
      await app.database.owner.query('delete from receipt_file where receipt_id = $1', [id]);
      await pdf('maria', 'trabalhador', id);
      const last = made.at(-1);
      const index = last && 'file' in last && peopleIndex(last.file);
      const ana = await lookUp(
        app,
        'select id, registration from employment where person_id = $1',
        await app.personId('ana'),
      );
      return index && index.withNumber('registration', ana.registration).length > 0;
    };
    expect(await searched('2999-01-01')).toBe(false);
    expect(await searched(null)).toBe(true);
    await app.database.owner.query("update employment set created_at = now() + interval '1 day' where person_id = $1", [
      await app.personId('ana'),
    ]);
    expect(await searched(new Date(Date.now() + 3_600_000).toISOString())).toBe(true);
  });

  it('cuts once when many ask at once', async () => {
    const id = await receiptFor(app, 'ana', { fileSha256 });
    const before = made.length;
    const all = await Promise.all(Array.from({ length: 12 }, () => pdf('ana', 'trabalhador', id)));
    expect(made.length - before).toBe(1);
    expect(new Set(all.map(({ bytes }) => sha256(bytes))).size).toBe(1);
  });

  it('cuts once also when the cut is ready before others have looked', async () => {
    takes = 0;
    for (const month of [8, 9, 10, 11]) {
      const id = await receiptFor(app, 'ana', { fileSha256, month });
      const before = made.length;
      await Promise.all(Array.from({ length: 24 }, () => pdf('helena', 'rh', id)));
      expect(made.length - before).toBe(1);
    }
    takes = 50;
    await app.database.owner.query('delete from download where person_id = $1', [await app.personId('helena')]);
  });

  it('delivers 50 of 60 asked for at once in an hour', async () => {
    const id = await receiptFor(app, 'maria', { fileSha256, month: 2 });
    await app.database.owner.query('delete from download where person_id = $1', [await app.personId('maria')]);
    const statuses = (await Promise.all(Array.from({ length: 60 }, () => pdf('maria', 'trabalhador', id)))).map(
      ({ status }) => status,
    );
    expect([
      statuses.filter(status => status === 200).length,
      statuses.filter(status => status === 429).length,
    ]).toEqual([50, 10]);
    expect(await downloads('maria')).toBe(50);
    await app.database.owner.query('delete from download where person_id = $1', [await app.personId('maria')]);
  });

  it('has nothing cut anew for who is refused for an hour', async () => {
    const id = await receiptFor(app, 'ana', { fileSha256, month: 12 });
    const helena = await app.personId('helena');
    await app.database.owner.query(
      "insert into download (person_id, what) select $1, 'receipt' from generate_series(1, 50)",
      [helena],
    );
    const before = made.length;
    for (const _ of [1, 2]) expect((await pdf('helena', 'rh', id)).status).toBe(429);
    expect(made.length - before).toBe(1);
    await app.database.owner.query('delete from download where person_id = $1', [helena]);
  });

  it('makes version 2 once the QR code is switched on; both are genuine, anything else is changed', async () => {
    const id = await receiptFor(app, 'maria', { fileSha256, month: 3 });
    const plain = await pdf('maria', 'trabalhador', id);
    await app.database.owner.query('update receipt set qr_code = true where id = $1', [id]);
    const { verification_code: code } = await lookUp(app, 'select verification_code from receipt where id = $1', id);
    const stamped = await pdf('maria', 'trabalhador', id);
    expect(new TextDecoder().decode(stamped.bytes)).toContain(`https://portal.test/autenticidade?codigo=${code}`);
    const shown = await (await app.send(`/autenticidade/${code}`)).json();
    expect(shown).toMatchObject({ situacao: 'autentico', versao: 2, sha256: sha256(stamped.bytes) });
    expect(await compared(code, stamped.bytes)).toEqual({ resultado: 'igual' });
    expect(await compared(code, plain.bytes)).toEqual({ resultado: 'versaoAnterior' });
    expect(await compared(code, new TextEncoder().encode('%PDF-1.7\nsomebody else'))).toEqual({
      resultado: 'alterado',
    });
    await app.database.owner.query('update receipt set qr_code = false where id = $1', [id]);
    expect((await pdf('maria', 'trabalhador', id)).bytes).toEqual(stamped.bytes);
    expect(await compared(code, stamped.bytes)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await lookUp(app, 'select count(*)::int as n from receipt_file where receipt_id = $1', id)).n).toBe(2);
  });

  it('counts nothing and keeps nothing where the file can not be made', async () => {
    const id = await receiptFor(app, 'maria', { fileSha256, month: 4 });
    broken = true;
    const counted = await downloads('maria');
    expect((await pdf('maria', 'trabalhador', id)).status).toBe(500);
    broken = false;
    expect(await downloads('maria')).toBe(counted);
    expect((await lookUp(app, 'select count(*)::int as n from receipt_file where receipt_id = $1', id)).n).toBe(0);
    expect((await pdf('maria', 'trabalhador', id)).status).toBe(200);
  });

  it('draws the receipt where there are no pages to cut, without bases and bank in the short version', async () => {
    const [typed, short] = [
      await receiptFor(app, 'maria', { month: 5 }),
      await receiptFor(app, 'ana', { month: 5 }, 'Grupo Boreal'),
    ];
    expect((await pdf('maria', 'trabalhador', typed)).status).toBe(200);
    expect(made.at(-1)).toMatchObject({
      drawn: {
        worker: { name: 'Maria Aparecida Souza', cpf: '52998224725' },
        net: 297_792,
        bases: { inss: 350_000 },
        details: { bank: '104 Caixa' },
      },
    });
    await app.database.owner.query("update company set full_receipt = false where cnpj = 'B0REAL26000181'");
    expect((await pdf('ana', 'trabalhador', short)).status).toBe(200);
    const last = made.at(-1);
    expect(last && 'drawn' in last ? [last.drawn.bases, last.drawn.details] : last).toEqual([{}, { dependantsIr: 1 }]);
  });

  it('keeps what was drawn with the day it was drawn with, whoever of those who waited for it keeps it', async () => {
    const id = await receiptFor(app, 'maria', { month: 1 });
    const before = made.length;
    takes = 500;
    const first = pdf('maria', 'trabalhador', id);
    await expect.poll(() => made.length).toBe(before + 1);
    await app.database.owner.query("update receipt set paid_on = '2026-02-05', visible = false where id = $1", [id]);
    const second = pdf('helena', 'rh', id);
    expect([(await first).status, (await second).status]).toEqual([404, 200]);
    takes = 50;
    expect(made).toHaveLength(before + 1);
    const kept = await lookUp(app, 'select version, drawn, drawn_day from receipt_file where receipt_id = $1', id);
    expect(kept).toEqual({ version: 1, drawn: true, drawn_day: '2026-08-05' });
  });

  it('is not found for a colleague and another tenant, nor for its worker while hidden', async () => {
    const id = await receiptFor(app, 'maria', { fileSha256, month: 6 });
    expect((await pdf('ana', 'trabalhador', id)).status).toBe(404);
    expect((await pdf('bruno', 'rh', id)).status).toBe(404);
    await app.database.owner.query('update receipt set visible = false where id = $1', [id]);
    expect((await pdf('maria', 'trabalhador', id)).status).toBe(404);
    expect((await pdf('helena', 'rh', id)).status).toBe(200);
    await app.database.owner.query(
      "update access_profile set permissions = array_remove(permissions, 'RhReciboDownload') where role = 'RH'",
    );
    expect((await pdf('helena', 'rh', id)).status).toBe(403);
  });
});

it('the card and the receipt say where the PDF is', async () => {
  const id = await receiptFor(app, 'maria', { fileSha256, month: 9 });
  const answer = await (await fetchAs(app, 'maria', 'trabalhador', `/holerite/retonaholeriteempregado/0/${id}`)).json();
  expect(answer).toMatchObject({ urlPdf: `/api/recibo/${id}/pdf`, can: expect.arrayContaining(['baixar']) });
  const cards = await (await fetchAs(app, 'maria', 'trabalhador', `/recibo/trabalhador/1`)).json();
  expect(cards).toMatchObject({ items: [{ urlPdf: `/api/recibo/${id}/pdf` }, {}, {}] });
});

async function compared(code: string, bytes: Uint8Array): Promise<unknown> {
  const body = new FormData();
  body.append('file', new Blob([bytes]), 'recibo.pdf');
  return (await app.send(`/autenticidade/${code}/comparar`, { method: 'POST', body })).json();
}

describe('hot.deliver_receipt and hot.keep_receipt', () => {
  const opened = async (person: string) =>
    (await lookUp(app, "select access.token_row(access.open_session($1, '127.0.0.1', 'test')) as token", person)).token;
  const asked = async (statement: string, values: unknown[]) =>
    (await app.database.pool.query(`select ${statement} as found`, values)).rows[0].found;
  const worldOf = async (month: number) => {
    const who = await app.personId('gustavo');
    await app.database.owner.query('delete from download where person_id = $1', [who]);
    const id = await receiptFor(app, 'gustavo', { fileSha256, month });
    const token = await opened(who);
    return {
      who,
      id,
      deliver: (bearer = token, profile = 'trabalhador') =>
        asked('hot.deliver_receipt($1, $2, $3, $4)', [bearer, profile, id, '127.0.0.7']),
      keep: (sha256: string, bearer = token) =>
        asked("hot.keep_receipt($1, 'trabalhador', $2, '127.0.0.7', $3, 9, null, null)", [bearer, id, sha256]),
      change: (what: string) => app.database.owner.query(`update receipt set ${what} where id = $1`, [id]),
      counted: async () => (await lookUp(app, 'select count(*)::int as n from download where person_id = $1', who)).n,
      kept: async () => (await lookUp(app, 'select count(*)::int as n from receipt_file where receipt_id = $1', id)).n,
      openings: async () =>
        (
          await app.database.owner.query(
            "select r.viewed_ip, h.ip, h.profile, h.person_id, h.access_group_id = r.access_group_id as own from receipt r join record_history h on h.entity_id = r.id::text and h.verb = 'receiptOpened' where r.id = $1",
            [id],
          )
        ).rows,
    };
  };
  const against = ['visible = false', 'qr_code = true', 'deleted_at = now()'];
  const asBefore = 'visible = true, qr_code = false, deleted_at = null';

  it('answers where kept bytes are to their worker alone, and leaves everything else to the call', async () => {
    const { who, id, deliver, change, counted, openings } = await worldOf(7);
    await pdf('gustavo', 'trabalhador', id);
    const { sha256: kept } = await lookUp(app, 'select sha256 from receipt_file where receipt_id = $1', id);
    expect(await deliver()).toMatchObject({ kept: { sha256: kept, kind: 'monthly' } });
    expect(await deliver(await opened(await app.personId('ana')))).toBeNull();
    expect(await deliver(undefined, 'gestor')).toBeNull();
    expect(await counted()).toBe(2);
    expect(await openings()).toHaveLength(1);
    for (const what of against) {
      await change(what);
      expect(await deliver(), what).toBeNull();
      await change(asBefore);
    }
    await app.database.owner.query(
      "update receipt_file set drawn = true, drawn_day = '2019-01-01' where receipt_id = $1",
      [id],
    );
    expect(await deliver()).toBeNull();
    await app.database.owner.query('update receipt_file set drawn = false where receipt_id = $1', [id]);
    const all = await Promise.all(Array.from({ length: 60 }, () => deliver()));
    expect(all.filter(found => found !== null)).toHaveLength(48);
    await app.database.owner.query('delete from download where person_id = $1', [who]);
  });

  it('dates the first opening of bytes that are kept', async () => {
    const { keep, deliver, change, openings } = await worldOf(8);
    await keep('a'.repeat(64));
    await change("viewed_at = null, viewed_ip = '10.0.0.1'");
    await deliver();
    await deliver();
    const seen = { viewed_ip: '127.0.0.7', profile: 'trabalhador' };
    expect(await openings()).toMatchObject([seen, seen]);
  });

  it('says which pages are to be cut, and does nothing', async () => {
    const { id, deliver, change, counted, openings } = await worldOf(9);
    const found = { cut: { id, file_sha256: fileSha256, pages: [1], own: { cpf: expect.any(String) } } };
    expect(await deliver()).toMatchObject(found);
    expect([await counted(), await openings()]).toEqual([0, []]);
    for (const what of against) {
      await change(what);
      expect(await deliver(), what).toBeNull();
      await change(asBefore);
    }
    const who = await app.personId('gustavo');
    await app.database.owner.query(
      "insert into download (person_id, what) select $1, 'receipt' from generate_series(1, 50)",
      [who],
    );
    expect(await deliver()).toBeNull();
    await app.database.owner.query('delete from download where person_id = $1', [who]);
  });

  it('keeps what was cut once, counts it and dates the opening with its address', async () => {
    const { who, keep, deliver, counted, kept, openings } = await worldOf(10);
    expect(await keep('a'.repeat(64), await opened(await app.personId('ana')))).toBeNull();
    expect(await kept()).toBe(0);
    expect(await keep('a'.repeat(64))).toMatchObject({ sha256: 'a'.repeat(64), kind: 'monthly' });
    expect([await counted(), await openings()]).toEqual([
      1,
      [{ viewed_ip: '127.0.0.7', ip: '127.0.0.7', profile: 'trabalhador', person_id: who, own: true }],
    ]);
    // somebody else was faster: theirs are the genuine bytes
    expect(await keep('b'.repeat(64))).toBeNull();
    expect(await deliver()).toMatchObject({ kept: { sha256: 'a'.repeat(64) } });
    expect([await counted(), await kept(), (await openings()).length]).toEqual([2, 1, 1]);
  });

  it('keeps nothing where something stands against it by now, and counts no more than 50', async () => {
    const { who, keep, change, counted, kept, openings } = await worldOf(11);
    for (const what of against) {
      await change(what);
      expect(await keep('a'.repeat(64)), what).toBeNull();
      await change(asBefore);
    }
    expect([await counted(), await kept()]).toEqual([0, 0]);
    await app.database.owner.query(
      "insert into download (person_id, what) select $1, 'receipt' from generate_series(1, 50)",
      [who],
    );
    expect(await keep('a'.repeat(64))).toBeNull();
    expect([await counted(), await kept(), await openings()]).toEqual([50, 1, []]);
    await app.database.owner.query('delete from download where person_id = $1', [who]);
  });
});
