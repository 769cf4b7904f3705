import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { announcementForm } from '../../../apps/server/src/features/announcement/announcement.factory.ts';
import { createTokens, tokenRow } from '../../../apps/server/src/kernel/http/token.ts';
import { address } from './places.ts';

/** One request as its person saw it. */
export interface Seen {
  at: number;
  ms: number;
  call: string;
  /** 0: no answer. */
  status: number;
  /** What a write that was acknowledged is called. */
  written?: string;
}

export interface People {
  seen: Seen[];
  stop(): Promise<void>;
}

/** @returns 0 where no answer came, or not all of it */
async function statusOf(path: string, init: RequestInit): Promise<number> {
  try {
    const answer = await fetch(address + path, init);
    await answer.text();
    return answer.status;
  } catch {
    return 0;
  }
}

type Headers = Record<string, string>;

/** Eight workers who read, two of HR who read, two who write; each asks again a moment after its answer. `owner` sees every tenant. */
export async function letPeopleIn(owner: pg.Pool, pool: pg.Pool, signingKey: Buffer): Promise<People> {
  const { rows: workers } = await owner.query<{ id: string }>(
    "select id from person where name like 'Trabalhador %' order by name limit 8",
  );
  const { rows: hr } = await owner.query<{ id: string }>("select id from person where email = 'rh@folha.test'");
  const { rows: companies } = await owner.query<{ id: string }>("select id from company where trade_name = 'Folha'");
  const tokens = createTokens(signingKey);
  /** A session lasts the run; its token ten minutes. */
  const sessionOf = async (personId: string, profile: string) => {
    const { rows } = await pool.query<{ id: string }>("select access.open_session($1, '127.0.0.1', 'cluster') as id", [
      personId,
    ]);
    const jti = rows[0]?.id ?? '';
    await owner.query("update session_token set expires_at = now() + interval '4 hours' where id = $1", [
      tokenRow(jti),
    ]);
    const claims = await pool.query<{ claims: { sub: string } }>('select access.claims($1) as claims', [tokenRow(jti)]);
    return async (): Promise<Headers> => ({
      authorization: `Bearer ${(await tokens.sign({ ...claims.rows[0]?.claims, jti })).access_token}`,
      'x-profile': profile,
    });
  };
  const seen: Seen[] = [];
  let isOver = false;
  const ask = async (call: string, init: RequestInit, written?: string) => {
    const at = performance.now();
    const [method = 'GET', path = ''] = call.split(' ');
    const status = await statusOf(path, { ...init, method, signal: AbortSignal.timeout(60_000) });
    seen.push({ at, ms: performance.now() - at, call, status, ...(written && { written }) });
  };
  type Turn = (headers: Headers, turn: number) => Promise<void>;
  const person = async (headersOf: () => Promise<Headers>, one: Turn, restMs = 40) => {
    for (let turn = 0; !isOver; turn++) {
      await one(await headersOf(), turn);
      await wait(restMs + Math.random() * 80);
    }
  };
  const reads =
    (...calls: string[]) =>
    (headers: Headers, turn: number) =>
      ask(calls[turn % calls.length] ?? '', { headers });
  const [rita] = hr;
  const company = companies[0]?.id;
  if (!rita || !company || workers.length < 8) throw new Error('Their people are not there.');
  const asHr = await sessionOf(rita.id, 'rh');
  const asWorkers = await Promise.all(workers.map(({ id }) => sessionOf(id, 'trabalhador')));
  const writes = (who: number) => async (headers: Headers, turn: number) => {
    const title = `cluster ${who} ${turn} ${Date.now()}`;
    const body = JSON.stringify(announcementForm(company, { titulo: title }));
    await ask('POST /api/comunicado', { headers: { ...headers, 'content-type': 'application/json' }, body }, title);
  };
  const running = [
    ...asWorkers.map(headersOf =>
      person(headersOf, reads('GET /api/recibo/trabalhador/1/10', 'GET /api/notificacao/naolidas', 'GET /')),
    ),
    person(
      asHr,
      // the last is read from the replica
      reads('GET /api/recibo/rh/1/20', 'GET /api/importacao/1/20', 'GET /api/historicoregistro'),
    ),
    // a file that is written while it is sent, from the replica; fifty an hour are allowed
    person(asHr, reads('GET /api/historicoregistro/exportar'), 20_000),
    person(asHr, writes(1)),
    person(asHr, writes(2)),
  ];
  return {
    seen,
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
  };
}
