import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClamd } from '#kernel/upload/clamd.ts';
import { scanning } from '#kernel/upload/scanner.ts';
import { startApp, type TestApp } from './app.ts';
import { type FakeClamd, fakeClamd, virus } from './fake-clamd.ts';

/* S20: what is received is scanned before it is kept. */
const folder = mkdtempSync(join(tmpdir(), 'cracha-clamd-'));
let clamd: FakeClamd;
let app: TestApp;
beforeAll(async () => {
  clamd = await fakeClamd();
  app = await startApp({ CLAMD: clamd.address, DATA_DIR: folder });
});
afterAll(async () => {
  await app.stop();
  await clamd.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  clamd.says = undefined;
  clamd.scanned = 0;
  app.logged.length = 0;
});

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF`);
async function send(...files: [name: string, bytes: Buffer][]) {
  const body = new FormData();
  for (const [name, bytes] of files) body.append('arquivo', new Blob([new Uint8Array(bytes)]), name);
  const headers = { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' };
  const answer = await app.send('/importacao', { method: 'POST', headers, body });
  return (await answer.json()) as { nome: string; id?: string; recusa?: { codigo: string } }[];
}
const kept = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /^[0-9a-f]{64}$/.test(entry.name))
    .map(({ name }) => name);
const imports = async () => (await app.database.owner.query('select file_name from import')).rows.length;

it('what is clean is kept; what is found is refused in words, with the other files of the request going on', async () => {
  const before = [kept().length, await imports()];
  const [bad, good] = await send(['um.pdf', pdf(`${'x'.repeat(200_000)}${virus}`)], ['dois.pdf', pdf('limpo')]);
  expect(bad?.recusa?.codigo).toBe('UPLOAD_INFECTED');
  expect(good?.id).toBeDefined();
  expect(clamd.scanned).toBe(2);
  expect([kept().length, await imports()]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 1]);
  expect(app.logged.filter(line => line.includes('virus found')).join()).toContain('Test.Virus');
});

it.each([
  ['answers an error', 'INSTREAM size limit exceeded. ERROR'],
  ['answers what nobody knows', 'stream: perhaps'],
  ['breaks off', 'cut'],
])('a scanner that %s: nothing is kept, and it says to try again', async (_, says) => {
  clamd.says = says;
  const before = [kept().length, await imports()];
  const [sent] = await send(['folha.pdf', pdf(`para ${says}`)]);
  expect(sent?.recusa?.codigo).toBe('UPLOAD_NOT_SCANNED');
  expect([kept().length, await imports()]).toEqual(before);
  expect(app.logged.filter(line => line.includes('virus scan'))).toHaveLength(1);
});

it('a file that is not kept needs no scan', async () => {
  clamd.says = 'cut';
  const body = new FormData();
  body.append('arquivo', new Blob([new Uint8Array(pdf('de fora'))]), 'fora.pdf');
  const answer = await app.send('/autenticidade/AAAA-BBBB-CCCC-DDDD/comparar', { method: 'POST', body });
  expect(await answer.text()).not.toContain('UPLOAD_NOT_SCANNED');
  expect(app.logged.filter(line => line.includes('virus scan'))).toEqual([]);
});

describe('the adapter', () => {
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  async function* pieces(...all: (string | Buffer)[]) {
    for (const one of all) yield Buffer.from(one);
  }
  const through = async (address: string, content: AsyncIterable<Uint8Array>, patience?: number) => {
    const out: Uint8Array[] = [];
    for await (const bytes of scanning(createClamd(address, patience), log)(content)) out.push(bytes);
    return Buffer.concat(out);
  };

  it('speaks over a unix socket too; a virus across two pieces is found, and megabytes pass unchanged', async () => {
    const unix = await fakeClamd(join(folder, 'clamd.sock'));
    const large = Buffer.alloc(3_000_000, 7);
    expect((await through(unix.address, pieces('', large, 'x'))).equals(Buffer.concat([large, Buffer.from('x')]))).toBe(
      true,
    );
    await expect(through(unix.address, pieces(virus.slice(0, 5), virus.slice(5)))).rejects.toThrow('UPLOAD_INFECTED');
    await unix.stop();
    await expect(through(unix.address, pieces('a'))).rejects.toThrow('UPLOAD_NOT_SCANNED');
  });

  it('a scanner that says nothing is not waited for for ever', async () => {
    const silent = await fakeClamd();
    silent.says = 'never';
    await expect(through(silent.address, pieces('a'), 100)).rejects.toThrow('UPLOAD_NOT_SCANNED');
    await silent.stop();
  });

  it('who stops taking the file leaves no connection behind', async () => {
    const own = await fakeClamd();
    const content = scanning(createClamd(own.address), log)(pieces('a', 'b'));
    for await (const _ of content) break;
    await own.stop();
    expect(own.scanned).toBe(0);
  });
});

it('S20: a picture of more pixels than any camera makes is no attachment', async () => {
  const chunk = (name: string, data: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    return Buffer.concat([head, Buffer.from(name), data, Buffer.alloc(4)]);
  };
  const header = (width: number, height: number) => {
    const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
    data.writeUInt32BE(width, 0);
    data.writeUInt32BE(height, 4);
    return data;
  };
  const png = (width: number, height: number) =>
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', header(width, height)),
      chunk('IDAT', deflateSync(Buffer.alloc(1000))),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  const { rows } = await app.database.owner.query(
    `insert into announcement (access_group_id, title, message, company_ids, to_workers, to_managers, must_read)
     select g.id, 'Festa', '<p>Venham.</p>', array(select c.id from company c where c.access_group_id = g.id), true, false, false
       from access_group g where g.name = 'Grupo Pantanal' returning id`,
  );
  const attach = async (bytes: Buffer) => {
    const body = new FormData();
    body.append('arquivo', new Blob([new Uint8Array(bytes)]), 'foto.png');
    const headers = { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' };
    const answer = await app.send(`/comunicado/${rows[0].id}/anexo`, { method: 'POST', headers, body });
    return `${answer.status} ${await answer.text()}`;
  };
  expect(await attach(png(60_000, 60_000))).toContain('UPLOAD_UNREADABLE');
  expect(await attach(png(16_320, 12_240))).toMatch(/^200 /);
});
