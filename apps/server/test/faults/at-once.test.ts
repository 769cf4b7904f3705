import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Profile } from '@cracha/contract/access/roles.ts';
import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { importContract } from '@cracha/contract/features/import/import.contract.ts';
import { batchDownloadContract as batchContract } from '@cracha/contract/features/receipt/batch-download.contract.ts';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteDownload } from '#core/file/download.queries.ts';
import { countDownload } from '#core/file/download.ts';
import { receiptFor } from '#features/receipt/receipt-world.factory.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { inTransaction, queriesOn, type Tx } from '#kernel/database/transaction.ts';
import { actorOf } from '#kernel/http/actor.ts';
import type { DemoKey } from '../../src/seed/demo-people.ts';
import { clientOf, startApp, type TestApp } from '../app.ts';
import { importAtRest } from '../waiting.ts';
import { type ServerProcess, startServer } from './servers.ts';

// Two servers on one database and one folder of files: what is exact in one process must be exact across both.
const folder = mkdtempSync(join(tmpdir(), 'cracha-two-'));
let app: TestApp;
let second: ServerProcess;
let bases: [string, string];
beforeAll(async () => {
  app = await startApp({ DATA_DIR: folder });
  second = await startServer(app.database, folder);
  bases = [app.base, second.base];
});
afterAll(async () => {
  await second.end('SIGTERM');
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

const rows = async (text: string, ...values: unknown[]) => (await app.database.owner.query(text, values)).rows;

/** So many at once, every other one at the other server; the answers in order. */
function atOnce<T>(count: number, act: (base: string, i: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, i) => act(bases[i % 2 ? 1 : 0], i)));
}

function tally(outcomes: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

describe('200 downloads at once', () => {
  const forget = async () =>
    app.database.owner.query('delete from download where person_id = $1', [await app.personId('maria')]);

  it('deliver exactly 50 files; the other 150 are told the limit', async () => {
    const id = await receiptFor(app, 'maria', { month: 1 });
    const headers = { authorization: `Bearer ${await app.bearer('maria')}`, 'x-profile': 'trabalhador' };
    const statuses = await atOnce(200, async base => {
      const answer = await fetch(`${base}/recibo/${id}/pdf`, { headers });
      await answer.arrayBuffer();
      return answer.status;
    });
    expect(tally(statuses)).toEqual({ 200: 50, 429: 150 });
    expect(await rows('select count(*)::int as n from download')).toEqual([{ n: 50 }]);
    await forget();
  });

  /** The counting alone, as many times at once, by a given way to count. */
  async function delivered(count: (tx: Tx, actor: ReturnType<typeof actorOf>) => Promise<void>): Promise<number> {
    await forget();
    const actor = actorOf('', { personId: await app.personId('maria'), permissions: [], appAccesses: [] });
    const open = `select set_config('app.profile', 'trabalhador', true), set_config('app.user', '${actor.personId}', true)`;
    const one = () =>
      inTransaction(app.database.pool, open, client => count(queriesOn(client), actor)).then(
        () => 1,
        () => 0,
      );
    let sum = 0;
    for (let round = 0; round < 8; round++)
      for (const counted of await Promise.all(Array.from({ length: 8 }, one))) sum += counted;
    await forget();
    return sum;
  }

  it('are counted exactly by the lock; a twin that counts without it delivers too many', async () => {
    expect(await delivered((tx, actor) => countDownload(tx, actor, 'receipt', 'x'))).toBe(50);
    const unlocked = async (tx: Tx, { personId }: { personId: string }) => {
      const { rows: used } = await sql<{ n: number }>`
        select count(*)::int as n, pg_sleep(0.01) from download where person_id = ${personId}`.execute(tx);
      if ((used[0]?.n ?? 0) >= 50) throw new Error('limit');
      await noteDownload(tx, { personId, accessGroupId: null, what: 'receipt', entityId: 'x' });
    };
    expect(await delivered(unlocked)).toBeGreaterThan(50);
  });
});

describe('50 mixed answers at once', () => {
  const disagree = { concorda: 'false', mensagem: 'Faltam duas horas extras.' } as const;

  it('leave one answer, one record, one thread or none; 49 are told', async () => {
    const id = await receiptFor(app, 'maria', { month: 2 });
    const token = await app.bearer('maria');
    const outcomes = await atOnce(50, (base, i) =>
      clientOf(
        base,
        token,
        'trabalhador',
      )(receiptContract.answerReceipt, {
        params: { id },
        body: i % 3 ? { concorda: 'true' } : disagree,
      }).then(
        answer => (answer.concorda ? 'agreed' : 'disagreed'),
        error => `${error.status} ${error.body?.code ?? error}`,
      ),
    );
    const { '409 RECEIPT_ALREADY_ANSWERED': told, ...won } = tally(outcomes);
    expect([told, Object.values(won)]).toEqual([49, [1]]);
    const [kept] = await rows(
      `select r.agrees, (select count(*)::int from receipt_answer where receipt_id = r.id) as answers,
              (select count(*)::int from receipt_message where receipt_id = r.id) as messages,
              (select count(*)::int from record_history where entity_id = r.id::text and verb = 'receiptAnswered') as records
         from receipt r where id = $1`,
      id,
    );
    expect(kept).toEqual({ agrees: 'agreed' in won, answers: 1, messages: 'agreed' in won ? 0 : 1, records: 1 });
  });

  it('are more than one where a twin looks first and writes afterwards', async () => {
    const id = await receiptFor(app, 'maria', { month: 3 });
    const twin = () =>
      acrossTenants(app.database.pool, 'an answer without its expected state', async tx => {
        const { rows: found } = await sql<{ agrees: boolean | null }>`
          select agrees, pg_sleep(0.05) from receipt where id = ${id}`.execute(tx);
        if (found[0]?.agrees != null) throw new Error('answered');
        await tx.updateTable('receipt').set({ agrees: true }).where('id', '=', id).execute();
      }).then(
        () => 1,
        () => 0,
      );
    const written = await Promise.all([twin(), twin(), twin(), twin()]);
    expect(written.reduce<number>((sum, one) => sum + one, 0)).toBeGreaterThan(1);
  });
});

describe('S18: limits that have no row to lock', () => {
  /** As many at once, through both servers. */
  const asked = async (count: number, act: (call: Call) => Promise<unknown>, who: DemoKey, profile: Profile) => {
    const token = await app.bearer(who);
    return tally(
      await atOnce(count, base =>
        act(clientOf(base, token, profile)).then(
          () => 'taken',
          error => String(error.body?.code ?? error),
        ),
      ),
    );
  };

  it('of twelve batches at once two are prepared', async () => {
    await receiptFor(app, 'maria', { month: 4 });
    const body = { categoria: 'recibos', ano: 2026 } as const;
    const told = await asked(12, call => call(batchContract.startBatch, { body }), 'helena', 'rh');
    const { taken = 0, JOB_ALREADY_RUNNING: refused = 0 } = told;
    expect([taken >= 2, taken + refused]).toEqual([true, 12]);
    // one that was ready meanwhile made room for another
    const [{ n: ready }] = await rows(
      "select count(*)::int as n from batch_download where state not in ('queued', 'preparing')",
    );
    expect(taken).toBeLessThanOrEqual(2 + ready);
  });

  it('of eleven mails of one receipt at once five go', async () => {
    const id = await receiptFor(app, 'maria', { month: 5 });
    const told = await asked(
      11,
      call => call(receiptContract.sendReceiptByEmail, { params: { id } }),
      'maria',
      'trabalhador',
    );
    expect(told).toEqual({ taken: 5, RATE_LIMITED: 6 });
  });

  it('of seven codes at once one is sent', async () => {
    const id = await app.personId('maria');
    const send = (call: Call) => call(identityContract.sendEmailCode, { params: { id }, query: {} });
    const told = await asked(7, send, 'maria', 'trabalhador');
    expect(told.taken).toBe(1);
    expect(await rows('select count(*)::int as n from contact_code where person_id = $1', id)).toEqual([{ n: 1 }]);
  });
});

describe('files', () => {
  const payroll = (name: string) => readFileSync(join(import.meta.dirname, '../../demo/files', name));
  let helena: [Call, Call];
  let headers: Record<string, string>;
  beforeAll(async () => {
    helena = [
      clientOf(bases[0], await app.bearer('helena'), 'rh'),
      clientOf(bases[1], await app.bearer('helena'), 'rh'),
    ];
    headers = { authorization: `Bearer ${await app.bearer('helena')}`, 'x-profile': 'rh' };
  });

  async function send(
    base: string,
    name: string,
    bytes: Buffer,
  ): Promise<{ id?: string; recusa?: { codigo: string } }> {
    const body = new FormData();
    body.append('arquivo', new Blob([new Uint8Array(bytes)]), name);
    const answer = await fetch(`${base}/importacao`, { method: 'POST', body, headers });
    const sent: unknown = await answer.json();
    return Array.isArray(sent) ? sent[0] : expect.fail(JSON.stringify(sent));
  }

  async function settled(id: string, states: string[]) {
    for (let tries = 0; tries < 300; tries++) {
      const item = await helena[0](importContract.importById, { params: { id } });
      if (states.includes(item.situacao)) return item;
      await wait(50);
    }
    return expect.fail(`${id} is not ${states}`);
  }

  it('sixteen uploads of one file are one import, read once; fifteen are told of it', async () => {
    const sent = await atOnce(16, base => send(base, 'dezesseis.pdf', payroll('P02_rm_1porpagina.pdf')));
    const id = sent.find(one => one.id)?.id ?? expect.fail('none was taken');
    expect(tally(sent.map(one => one.recusa?.codigo ?? 'taken'))).toEqual({ taken: 1, IMPORT_DUPLICATE_FILE: 15 });
    const item = await settled(id, ['prontaParaLiberar', 'paraConferir']);
    expect(await rows("select count(*)::int as n from import where file_name = 'dezesseis.pdf'")).toEqual([{ n: 1 }]);
    expect(
      await rows(
        'select count(*)::int as n, count(distinct position)::int as places from import_document where import_id = $1',
        id,
      ),
    ).toEqual([{ n: item.totalDocumentos, places: item.totalDocumentos }]);
    expect(
      await rows("select count(*)::int as n from import_event where import_id = $1 and kind = 'readingStarted'", id),
    ).toEqual([{ n: 1 }]);
  });

  it('two of HR publishing at once, ten times each, are one publication', async () => {
    const [{ id }] = await rows("select id from import where file_name = 'dezesseis.pdf'");
    const { limpos } = await settled(id, ['prontaParaLiberar', 'paraConferir']);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        helena[i % 2 ? 1 : 0](importContract.publishImport, { params: { id }, body: { quais: 'limpos' } }).then(
          () => 200,
          error => error.status,
        ),
      ),
    );
    expect(statuses.filter(status => status >= 500)).toEqual([]);
    await settled(id, ['publicada']);
    await importAtRest(app.database.owner, id);
    expect(await rows('select count(*)::int as n from receipt where import_id = $1', id)).toEqual([{ n: limpos }]);
    expect(
      await rows(
        `select count(*)::int as n, count(distinct cause)::int as causes from notification
          where kind = 'receiptPublished' and cause in (select 'receipt:' || id from receipt where import_id = $1)`,
        id,
      ),
    ).toEqual([{ n: limpos, causes: limpos }]);
    expect(
      await rows(
        "select kind, count(*)::int as n from import_event where import_id = $1 and kind like 'publish%' group by 1 order by 1",
        id,
      ),
    ).toEqual([
      { kind: 'published', n: 1 },
      { kind: 'publishing', n: 1 },
    ]);
  });

  it('one publication is several where a twin looks at the state first and moves it afterwards', async () => {
    const [{ id }] = await rows("select id from import where file_name = 'dezesseis.pdf'");
    await app.database.owner.query("update import set state = 'ready' where id = $1", [id]);
    const twin = () =>
      acrossTenants(app.database.pool, 'a publication without its expected state', async tx => {
        const { rows: found } = await sql<{ state: string }>`
          select state, pg_sleep(0.05) from import where id = ${id}`.execute(tx);
        if (found[0]?.state !== 'ready') throw new Error('published');
        await tx.updateTable('import').set({ state: 'published' }).where('id', '=', id).execute();
      }).then(
        () => 1,
        () => 0,
      );
    const done = await Promise.all([twin(), twin(), twin(), twin()]);
    expect(done.reduce<number>((sum, one) => sum + one, 0)).toBeGreaterThan(1);
  });

  it('one file is several imports where the database does not keep it once', async () => {
    await app.database.owner.query('drop index import_file_once');
    const sent = await atOnce(16, base => send(base, 'sem-guarda.txt', Buffer.from('nada que se leia')));
    expect(sent.filter(one => one.id).length).toBeGreaterThan(1);
  });
});
