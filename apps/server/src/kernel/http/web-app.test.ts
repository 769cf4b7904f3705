import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
