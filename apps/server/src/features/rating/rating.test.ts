import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { ratingContract as calls } from '@cracha/contract/features/rating/rating.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { lockAwaited } from '#test/waiting.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await sql('delete from system_rating');
});

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const maria = () => app.as('maria', 'trabalhador');
const due = async () => (await (await maria())(calls.ratingDue, {})).perguntar;
const rate = async (nota: number | null, frase?: string) => (await maria())(calls.rate, { body: { nota, frase } });
const kept = () => sql('select area, score, sentence from system_rating order by asked_at');
const later = (time: string) => sql(`update system_rating set asked_at = asked_at - interval '${time}'`);

describe('asking', () => {
  it('counts as asked when nothing is said, and comes back after 90 days', async () => {
    expect(await due()).toBe(true);
    await rate(null);
    expect(await due()).toBe(false);
    await later('89 days 23 hours');
    expect(await due()).toBe(false);
    await rate(null);
    expect(await kept()).toHaveLength(1);
    await later('2 hours');
    expect(await due()).toBe(true);
  });

  it('is of each person: another’s answer asks no less', async () => {
    await (await app.as('helena', 'rh'))(calls.rate, { body: { nota: 4 } });
    expect(await due()).toBe(true);
    expect(await kept()).toEqual([{ area: 'hr', score: 4, sentence: null }]);
  });

  it('of two tabs at once is kept once', async () => {
    const other = await app.database.owner.connect();
    const id = await app.personId('maria');
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock(hashtextextended($1, 22))', [`system rating ${id}`]);
    await other.query("insert into system_rating (person_id, area) values ($1, 'worker')", [id]);
    const second = rate(null);
    await lockAwaited(app.database.owner);
    await other.query('commit');
    other.release();
    await second;
    expect(await kept()).toHaveLength(1);
  });
});

describe('answering', () => {
  it('completes what was asked, once, and the record never says what', async () => {
    await rate(null);
    await rate(5, '  Muito bom.  ');
    expect(await kept()).toEqual([{ area: 'worker', score: 5, sentence: 'Muito bom.' }]);
    expect(await codeOf(rate(1))).toBe('REQUEST_ALREADY_FINISHED');
    const records = await sql(
      "select verb, before, after from record_history where verb like 'systemRat%' and person_id = $1",
      [await app.personId('maria')],
    );
    expect(records.slice(-2)).toEqual([
      { verb: 'systemRatingAsked', before: null, after: null },
      { verb: 'systemRated', before: null, after: null },
    ]);
    expect(app.logged.join()).not.toContain('Muito bom');
  });

  it('is too late after a day', async () => {
    await rate(null);
    await later('25 hours');
    expect(await codeOf(rate(5))).toBe('REQUEST_ALREADY_FINISHED');
  });

  it('is one to five, with at most 280 characters, and no sentence alone', async () => {
    for (const nota of [0, 6, 2.5]) expect(await codeOf(rate(nota)), String(nota)).not.toBe('');
    expect(await codeOf(rate(0))).toBe('INVALID_OPTION');
    expect(await codeOf(rate(6))).toBe('INVALID_OPTION');
    expect(await codeOf(rate(null, 'Só isto'))).toBe('REQUIRED_FIELD');
    await expect(rate(5, 'a'.repeat(281))).rejects.toThrow();
    expect(await kept()).toEqual([]);
    await rate(5, 'a'.repeat(280));
    expect(await kept()).toHaveLength(1);
  });

  it('is never support’s: it isn’t asked and can’t answer', async () => {
    const own = await maria();
    const { id } = await own(identityContract.askSupport, { body: { motivo: 'Ajuda com a tela' } });
    await own(identityContract.grantSupport, { params: { id }, body: { minutos: 15 } });
    const opened = await (await app.as('suporte', 'admin'))(identityContract.supportRequest, { params: { id } });
    const call = clientOf(app.base, opened.access_token ?? '', 'trabalhador');
    expect(await call(calls.ratingDue, {})).toEqual({ perguntar: false });
    for (const nota of [null, 5])
      expect(await codeOf(call(calls.rate, { body: { nota } }))).toBe('SUPPORT_ACT_FORBIDDEN');
    expect(await kept()).toEqual([]);
  });

  it('is in the person’s own data', async () => {
    await rate(3, 'Dá para melhorar.');
    const headers = { authorization: `Bearer ${await app.bearer('maria')}`, 'x-profile': 'trabalhador' };
    const data = JSON.parse(await (await app.send('/privacidade/meus-dados', { headers })).text());
    expect(data.avaliacoesDoSistema).toMatchObject([{ area: 'worker', nota: 3, frase: 'Dá para melhorar.' }]);
  });
});

describe('what the operator reads', () => {
  const admin = () => app.as('admin', 'admin');
  const months = async () => (await admin())(calls.ratingMonths, {});
  const sentences = async (area: 'worker' | 'hr', ano = '2026', mes = '10') =>
    (await admin())(calls.ratingSentences, { query: { area, ano, mes } });
  /** `at` in Brazil's time. */
  const give = async (n: number, area: string, at: string, score = 4) =>
    sql(
      `insert into system_rating (person_id, area, score, sentence, asked_at)
       select $1, $2, $3, 'Frase ' || n, ($4::timestamp at time zone 'America/Sao_Paulo') from generate_series(1, $5) n`,
      [await app.personId('maria'), area, score, at, n],
    );

  it('is nothing while fewer than five answered, then the average and the sentences without names', async () => {
    await give(4, 'worker', '2026-10-31 23:59');
    await sql('update system_rating set score = 1 where sentence = $1', ['Frase 1']);
    await give(6, 'hr', '2026-10-01 00:00', 2);
    await sql(
      "insert into system_rating (person_id, area, asked_at) select person_id, 'worker', asked_at from system_rating where area = 'worker'",
    );
    const hr = { area: 'hr', ano: 2026, mes: 10, respostas: 6, media: 2, frases: 6 };
    const few = { area: 'worker', ano: 2026, mes: 10, respostas: null, media: null, frases: null };
    expect(await months()).toEqual([hr, few]);
    expect(await sentences('worker')).toEqual([]);
    expect(await sentences('hr')).toHaveLength(6);
    await give(1, 'worker', '2026-10-15 12:00');
    expect(await months()).toEqual([hr, { ...few, respostas: 5, media: 3.4, frases: 5 }]);
    const read = await sentences('worker');
    expect(read.map(({ nota, frase }) => `${nota} ${frase}`).sort()).toEqual([
      '1 Frase 1',
      '4 Frase 1',
      '4 Frase 2',
      '4 Frase 3',
      '4 Frase 4',
    ]);
    expect(Object.keys(read[0] ?? {})).toEqual(['nota', 'frase']);
    expect(await sentences('worker', '2026', '11')).toEqual([]);
    expect(await sentences('worker', '2025', '12')).toEqual([]);
  });

  it('ends with a December, and is two years', async () => {
    await give(5, 'hr', '2025-12-31 23:30');
    await give(5, 'hr', '2020-01-31 23:30');
    expect((await months()).map(({ ano, mes }) => [ano, mes])).toEqual([[2025, 12]]);
    expect(await sentences('hr', '2025', '12')).toHaveLength(5);
    expect(await sentences('hr', '2026', '1')).toEqual([]);
  });

  it('is nobody else’s', async () => {
    await give(5, 'worker', '2026-10-15 12:00');
    for (const [who, profile] of [
      ['helena', 'rh'],
      ['maria', 'trabalhador'],
      ['suporte', 'admin'],
    ] as const) {
      const call = await app.as(who, profile);
      expect(await codeOf(call(calls.ratingMonths, {}))).toMatch(/^ACCESS_NOT_ALLOWED/);
      const query = { area: 'worker', ano: '2026', mes: '10' } as const;
      expect(await codeOf(call(calls.ratingSentences, { query }))).toMatch(/^ACCESS_NOT_ALLOWED/);
    }
  });

  it('is all of it: the rows are their person’s alone, and the functions answer the platform alone', async () => {
    await give(5, 'worker', '2026-10-15 12:00');
    const seenBy = async (who: 'maria' | 'admin' | 'helena', profile: string, query: string) => {
      const client = await app.database.pool.connect();
      try {
        await client.query('begin');
        await client.query("select set_config('app.user', $1, true), set_config('app.profile', $2, true)", [
          await app.personId(who),
          profile,
        ]);
        return (await client.query(query)).rowCount;
      } finally {
        await client.query('rollback');
        client.release();
      }
    };
    const rows = 'select from system_rating';
    expect([
      await seenBy('maria', 'trabalhador', rows),
      await seenBy('helena', 'rh', rows),
      await seenBy('admin', 'admin', rows),
    ]).toEqual([5, 0, 0]);
    for (const query of [
      'select from access.rating_months()',
      "select from access.rating_sentences('worker', 2026, 10)",
    ]) {
      expect(await seenBy('admin', 'admin', query)).toBeGreaterThan(0);
      expect(await seenBy('maria', 'trabalhador', query)).toBe(0);
      expect(await seenBy('helena', 'rh', query)).toBe(0);
    }
  });
});
