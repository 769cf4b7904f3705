import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createServer } from './server.ts';
import { serveWebApp } from './web-app.ts';

it('the page is told what it must know from its first moment, and nothing it says is markup', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cracha-web-'));
  writeFileSync(join(folder, 'index.html'), '<html><head><title>x</title></head><body></body></html>');
  const pageOf = async (told?: Record<string, string>) => {
    const app = await createServer(
      {},
      createLog({ LOG_LEVEL: 'silent' }, () => undefined),
    );
    await serveWebApp(app, folder, told);
    const { body } = await app.inject('/login');
    await app.close();
    return body;
  };
  expect(await pageOf()).toContain('<head><title>x</title></head>');
  expect(await pageOf({ provedor: `"><b>$& & gov.br` })).toContain(
    '<meta name="cracha-provedor" content="&#34;&#62;&#60;b&#62;$&#38; &#38; gov.br"></head>',
  );
  rmSync(folder, { recursive: true });
});

it('the page travels compressed to who can read that', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cracha-web-'));
  const html = `<html><head></head><body>${'<p>Crachá</p>'.repeat(100)}</body></html>`;
  writeFileSync(join(folder, 'index.html'), html);
  const log = createLog({ LOG_LEVEL: 'silent' }, () => undefined);
  const app = await createServer({}, log);
  await serveWebApp(app, folder);
  const pageFor = (encodings: string) => app.inject({ url: '/login', headers: { 'accept-encoding': encodings } });
  const small = await pageFor('br, gzip');
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(html);
  expect((await pageFor('identity')).body).toBe(html);
  // who watches asks for the head alone
  const head = await app.inject({ method: 'HEAD', url: '/login' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  await app.close();
  rmSync(folder, { recursive: true });
});

it('the background worker is never kept by anybody, may reach us alone, and is the one that ends itself where it is off', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cracha-web-'));
  writeFileSync(join(folder, 'index.html'), '<html><head></head></html>');
  writeFileSync(join(folder, 'sw.js'), 'serve()');
  writeFileSync(join(folder, 'sw-off.js'), 'retire()');
  const scriptOf = async (worker: 'on' | 'off') => {
    const log = createLog({ LOG_LEVEL: 'silent' }, () => undefined);
    const app = await createServer({}, log);
    await serveWebApp(app, folder, {}, worker);
    const { body, headers } = await app.inject('/sw.js');
    const page = await app.inject('/trabalhador/recibos');
    await app.close();
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    expect(page.headers['content-security-policy']).toContain("worker-src 'self'");
    return body;
  };
  expect(await scriptOf('on')).toBe('serve()');
  expect(await scriptOf('off')).toBe('retire()');
  rmSync(folder, { recursive: true });
});
