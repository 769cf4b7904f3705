import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBudget, readingLimits } from '#core/reading/budget.ts';
import { readTables } from '#core/reading/file/table-file.ts';
import { readTablesApart } from '#core/reading/file/tables-apart.ts';
import { receiptFor } from '#features/receipt/receipt-world.factory.ts';
import { openPdf } from '#kernel/pdf/open.ts';
import { limitMemory, mostMemory, pdfium } from '#kernel/pdf/pdfium.ts';
import { readWords } from '#kernel/pdf/words.ts';
import { startApp, type TestApp } from '../app.ts';
import { hostileFiles, hostileNames } from './hostile-files.ts';
import { probed, sendHostile } from './hostile-run.ts';
import { type ServerProcess, startServer } from './servers.ts';

// The files go to a server of its own, whose memory is looked at; times and delays are bench/faults/hostile.ts.
const folder = mkdtempSync(join(tmpdir(), 'cracha-hostile-'));
let app: TestApp;
let server: ServerProcess;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await startApp({ JOBS: 'off', DATA_DIR: join(folder, 'data') });
  server = await startServer(app.database, join(folder, 'data'), probed);
  headers = { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' };
});
afterAll(async () => {
  await server.end('SIGTERM');
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

const fileOf = (name: string) => {
  const found = hostileFiles.find(file => file.name === name) ?? expect.fail(name);
  const path = join(folder, name);
  writeFileSync(path, found.bytes());
  return path;
};

describe('POST /importacao', () => {
  it.each(hostileFiles)('$name is $must, and memory stays', async file => {
    const { became, how, grownMb } = await sendHostile(server.base, headers, server, file);
    expect([became, how]).toEqual([file.must, expect.stringMatching(/^[A-Za-z_]+$/)]);
    expect(grownMb).toBeLessThan(100);
  });

  it('nothing of a refused file became a document, no fault of ours was logged, no file is outside of the store', async () => {
    const left = await app.database.owner.query(
      "select i.file_name from import_document d join import i on i.id = d.import_id where i.state = 'failed'",
    );
    expect(left.rows).toEqual([]);
    expect(server.said()).not.toContain('"message":"bug"');
    const names = readdirSync(join(folder, 'data'), { recursive: true, withFileTypes: true }).filter(one =>
      one.isFile(),
    );
    const ours = /^([0-9a-f]{64}|secrets\.key)$/;
    expect(names.filter(one => !ours.test(one.name)).map(one => one.name)).toEqual([]);
    for (const path of ['/tmp/cracha-pwned', '/etc/cron.d/cracha-pwned']) expect(existsSync(path)).toBe(false);
  });

  it.each(hostileNames)('a file named %j is stored under a name of ours and sent back as one file', async name => {
    const [sent] = await sendNamed('/importacao', name, Buffer.from(`Recibo de nada: ${name}`));
    const shown: string = sent.nome;
    expect(shown).toMatch(/^[^\p{Cc}\p{Cf}/\\<>:"|?*]{1,120}$/u);
    expect(shown).not.toMatch(/^[.\-=+@\s]|[.\s]$|^con$/i);
    if (!sent.id) return expect(sent.recusa.codigo).toMatch(/^UPLOAD_(EXTENSION_NOT_ALLOWED|CONTENT_MISMATCH)$/);
    const answer = await fetch(`${server.base}/importacao/${sent.id}/original`, { headers });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"\r\n]+"/);
    expect([answer.headers.get('x-content-type-options'), answer.headers.get('content-security-policy')]).toEqual([
      'nosniff',
      "default-src 'none'; sandbox",
    ]);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});

describe('POST /autenticidade/{codigo}/comparar', () => {
  it('compares or refuses every file and every name, keeps none, and says 413 beyond 20 MB', async () => {
    const id = await receiptFor(app, 'maria', { month: 1 });
    const { rows } = await app.database.owner.query(
      'update receipt set qr_code = true where id = $1 returning verification_code as code',
      [id],
    );
    const path = `/autenticidade/${rows[0].code}/comparar`;
    const kept = readdirSync(join(folder, 'data/files'), { recursive: true }).length;
    for (const { name, bytes } of hostileFiles) {
      const answer = await sendNamed(path, name, Buffer.from(bytes()));
      if (name === '21MB.pdf') expect(answer).toMatchObject({ code: 'UPLOAD_TOO_LARGE' });
      else expect(answer.resultado ?? answer.code).toMatch(/^alterado$|^UPLOAD_|^NOT_FOUND$/);
    }
    for (const name of hostileNames)
      expect((await sendNamed(path, name, Buffer.from('%PDF-1.7\n'))).code ?? 'compared').not.toBe('ERROR_SEND');
    expect(readdirSync(join(folder, 'data/files'), { recursive: true })).toHaveLength(kept);
  });
});

describe('POST /documento/arquivo', () => {
  it('holds or refuses every file, and draws what it holds or says that it can’t; nothing breaks', async () => {
    const { rows } = await app.database.owner.query(
      "select e.id from employment e join person p on p.id = e.person_id where p.email = 'maria@pantanal.test' limit 1",
    );
    const para = { tipo: 'pessoas', ids: [rows[0].id] };
    for (const { name, bytes } of hostileFiles) {
      const [held] = [await sendNamed('/documento/arquivo', name, Buffer.from(bytes()))].flat();
      const code = held.recusa?.codigo ?? held.code ?? 'held';
      expect(code, name).toMatch(name === '21MB.pdf' ? /^UPLOAD_TOO_LARGE$/ : /^held$|^UPLOAD_/);
      if (!held.id) continue;
      const body = JSON.stringify({ titulo: name, tipo: 9, pede: 'nada', para, arquivos: [held.id] });
      const json = { ...headers, 'content-type': 'application/json' };
      const answer = await fetch(`${server.base}/documento`, { method: 'POST', headers: json, body });
      const sent: { id?: string } = JSON.parse(await answer.text());
      const page = await fetch(`${server.base}/documento/${sent.id}/pagina/1`, { headers });
      const size = (await page.arrayBuffer()).byteLength;
      expect([held.paginas === null ? 404 : 200, 422], name).toContain(page.status);
      expect(size, name).toBeLessThan(120 * 1024);
      const text = await fetch(`${server.base}/documento/${sent.id}/texto/1`, { headers });
      expect([held.paginas === null ? 404 : 200, 422], name).toContain(text.status);
      await text.arrayBuffer();
    }
    for (const name of hostileNames) {
      const [held] = [await sendNamed('/documento/arquivo', name, Buffer.from('%PDF-1.7\n'))].flat();
      expect(held.recusa?.codigo ?? held.code, name).toMatch(/^UPLOAD_/);
    }
    expect(server.said()).not.toContain('"message":"bug"');
  });
});

/** A multipart request byte by byte: a browser's FormData would clean the name. */
function sendNamed(path: string, name: string, bytes: Buffer) {
  const quoted = name.replace(/"/g, '%22').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  const body = Buffer.concat([
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="arquivo"; filename="${quoted}"\r\n\r\n`),
    bytes,
    Buffer.from('\r\n--x--\r\n'),
  ]);
  return new Promise<ReturnType<typeof JSON.parse>>((resolve, reject) => {
    const sent = request(server.base + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x', 'content-length': body.length },
    });
    sent.on('error', reject).on('response', answer => {
      let text = '';
      answer.on('data', chunk => (text += chunk)).on('end', () => resolve(JSON.parse(text)));
    });
    sent.end(body);
  });
}

describe('without the protection', () => {
  it("a stream that unpacks to 200 MB takes more than that of PDFium's memory; with it the thread ends", async () => {
    const library = await pdfium();
    const path = fileOf('flate-bomb.pdf');
    const read = () => {
      const opened = openPdf(library, path);
      readWords(opened, 0);
      opened.close();
    };
    const size = () => JSON.parse(JSON.stringify({ size: Reflect.get(library.pdfium, 'HEAPU8').length })).size;
    limitMemory(library, 2 ** 31);
    read();
    expect(size()).toBeGreaterThan(300e6);
    expect(mostMemory.reading).toBeLessThan(101e6);
  });

  it('a table parsed where the calls are served lets nothing else happen; apart, the event loop goes on', async () => {
    const path = join(folder, 'large.csv');
    writeFileSync(path, `cpf;nome;matricula;valor\n${'52998224725;Maria;1;10,00\n'.repeat(60_000)}`);
    const turnsDuring = async (read: AsyncGenerator<unknown>) => {
      let turns = 0;
      let reading = true;
      const first = read.next().finally(() => {
        reading = false;
      });
      for (; reading; turns++) await turn();
      await first.catch(() => undefined);
      await read.return(undefined);
      return turns;
    };
    const here = await turnsDuring(readTables(path, 'text'));
    const reading = { turn: { tenant: 'a', waits: 'job' } as const, budget: newBudget(readingLimits) };
    expect(await turnsDuring(readTablesApart(path, 'text', {}, reading))).toBeGreaterThan(here * 10);
  });
});
