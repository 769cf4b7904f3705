import type pg from 'pg';
import { inStaffContext } from '#kernel/database/job-context.ts';
import { inTransaction, queriesOn, type Tx } from '#kernel/database/transaction.ts';
import { nobody } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';

/** Somebody of the demo's staff, by id. */
export interface DemoStaff {
  personId: string;
  accessGroupId: string;
}

const request = {
  ...{
    id: 'demo',
    ip: '127.0.0.1',
    userAgent: 'demo',
    language: 'pt-BR' as const,
    range: undefined,
    idempotencyKey: undefined,
  },
  signal: new AbortController().signal,
};

function byOf(
  personId: string,
  profile: By['actor']['profile'],
  accessGroupId: string | null,
  permissions: ReadonlySet<string>,
): By {
  const actor = { ...nobody, personId, profile, accessGroupId, permissions, allCompanies: true, allWorkers: true };
  return { personId, accessGroupId, profile, ip: request.ip, supporterId: null, actor, request };
}

/** As HR or a manager does it, in the reach of their role. */
export function asStaff<T>(
  pool: pg.Pool,
  { personId, accessGroupId }: DemoStaff,
  work: (tx: Tx, by: By) => Promise<T>,
  profile: 'rh' | 'gestor' = 'rh',
): Promise<T> {
  return inStaffContext(pool, { personId, accessGroupId, profile }, (tx, permissions) =>
    work(tx, byOf(personId, profile, accessGroupId, permissions)),
  );
}

/** As a worker does it. */
export function asWorker<T>(pool: pg.Pool, personId: string, work: (tx: Tx, by: By) => Promise<T>): Promise<T> {
  if (!/^[\da-f-]{36}$/.test(personId)) throw new Error('A worker of the demo has an id.');
  const open = `select set_config('app.user', '${personId}', true), set_config('app.profile', 'trabalhador', true)`;
  return inTransaction(pool, open, client => work(queriesOn(client), byOf(personId, 'trabalhador', null, new Set())));
}

/** As a candidate does it, in the session of their one admission. */
export function asCandidate<T>(pool: pg.Pool, admissionId: string, work: (tx: Tx, by: By) => Promise<T>): Promise<T> {
  if (!/^[\da-f-]{36}$/.test(admissionId)) throw new Error('An admission of the demo has an id.');
  const open = `select set_config('app.profile', 'assinante', true), set_config('app.candidate', '${admissionId}', true)`;
  return inTransaction(pool, open, client => work(queriesOn(client), byOf('', 'assinante', null, new Set())));
}
