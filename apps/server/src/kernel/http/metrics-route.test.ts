import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { serveMetrics } from './metrics-route.ts';
import { createServer } from './server.ts';

const token = 'a token of sixteen or more';

it.each<[string, Record<string, string>, Record<string, string>, number]>([
  ['neither is set', {}, { authorization: 'Bearer ' }, 404],
  ['the token is shown', { METRICS_TOKEN: token }, { authorization: `Bearer ${token}` }, 200],
  ['another token is shown', { METRICS_TOKEN: token }, { authorization: `Bearer ${token.replace('a', 'b')}` }, 404],
  ['none is shown', { METRICS_TOKEN: token }, {}, 404],
  ['the address is listed', { METRICS_FROM: '10.0.0.0/8, 127.0.0.1' }, {}, 200],
  ['the network is listed', { METRICS_FROM: '127.0.0.0/8' }, {}, 200],
  ['the address is not listed', { METRICS_FROM: '10.0.0.0/8,::1' }, {}, 404],
  ['it came through a proxy of a listed address', { METRICS_FROM: '127.0.0.1' }, { 'x-forwarded-for': '8.8.8.8' }, 404],
])('where %s', async (_what, settings, headers, status) => {
  const app = await createServer(
    {},
    createLog({ LOG_LEVEL: 'silent' }, () => undefined),
  );
  serveMetrics(app, settings, createMetrics());
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/metrics`;
  expect((await fetch(url, { headers })).status).toBe(status);
  await app.close();
});

it.each(['10.0.0.0/99', 'localhost', '10.0.0.1/x'])('%s is refused as an address', async METRICS_FROM => {
  const app = await createServer(
    {},
    createLog({ LOG_LEVEL: 'silent' }, () => undefined),
  );
  expect(() => serveMetrics(app, { METRICS_FROM }, createMetrics())).toThrow(/METRICS_FROM/);
  await app.close();
});

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ METRICS_TOKEN: token });
});
afterAll(() => app.stop());

it('the numbers tell calls, gates, connections, jobs and pages read, and name nobody', async () => {
  const authorization = `Bearer ${await app.bearer('maria')}`;
  await app.send('/usuario/perfil-inexistente', { headers: { authorization } });
  await app.send('/documento/recebido/018f2f4a-0000-7000-8000-000000000000', { headers: { authorization } });
  await app.send('/notificacao/nao-lidas', { headers: { authorization } });
  const metrics = new URL('/metrics', app.base);
  const text = await (await fetch(metrics, { headers: { authorization: `Bearer ${token}` } })).text();
  const lines = text.split('\n');
  for (const line of [
    /^cracha_info\{version="\d/,
    /^cracha_http_request_seconds_bucket\{le="0.25",call="GET \/api\/[^"]+",status="\d{3}"\} \d/,
    /^cracha_gate_waiting\{gate="calls"\} 0$/,
    /^cracha_gate_refused\{gate="uploads"\} 0$/,
    /^cracha_database_connections\{state="waiting"\} 0$/,
    /^cracha_event_streams 0$/,
    /^cracha_jobs\{kind="import-read",state="waiting"\} 0$/,
    /^cracha_jobs_oldest_seconds\{kind="import-read"\} 0$/,
    /^cracha_import_pages_total 0$/,
    /^cracha_messages_failed_total\{channel="sms"\} 0$/,
    /^process_cpu_seconds_total /,
  ])
    expect(lines).toContainEqual(expect.stringMatching(line));
  // values are numbers: what could name somebody are labels
  const labels = text.match(/\{[^}]*\}/g) ?? [];
  expect(labels.length).toBeGreaterThan(50);
  expect(labels.join()).not.toMatch(/018f2f4a|@|\d{11}/);
});
