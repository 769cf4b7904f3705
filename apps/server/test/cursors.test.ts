import { profileRoles, profiles, type Role } from '@cracha/contract/access/roles.ts';
import { contract } from '@cracha/contract/contract.ts';
import { errorCatalogue } from '@cracha/contract/errors/catalogue.ts';
import { pathOf } from '@cracha/contract/kernel/client.ts';
import type { Contract, Endpoint } from '@cracha/contract/kernel/endpoint.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { DemoKey } from '../src/seed/demo-people.ts';
import { startApp, type TestApp } from './app.ts';

/** Every call of the contract with a cursor × every role it lets in: a cursor that the list did not write is INVALID_PAGE. */
let app: TestApp;
const bearers = new Map<DemoKey, string>();
const userOf: Record<Exclude<Role, 'ASSINANTE'>, DemoKey> = {
  RH: 'helena',
  EMPREGADO: 'maria',
  GESTOR: 'gustavo',
  FINANCEIRO: 'fernanda',
  ADMIN: 'admin',
  SUPORTE: 'suporte',
  ASSEMAT: 'assoc',
  REVENDEDOR: 'revenda',
};

beforeAll(async () => {
  app = await startApp();
  for (const who of Object.values(userOf)) bearers.set(who, await app.bearer(who));
  await giveRows();
});
afterAll(() => app.stop());

interface Call {
  name: string;
  endpoint: Endpoint;
  /** Each key with its words, where it is a choice. */
  query: ReadonlyMap<string, readonly string[]>;
  required: readonly string[];
}

const features: [string, Contract][] = Object.entries(contract);
const calls: Call[] = features
  .flatMap(([feature, endpoints]) =>
    Object.entries(endpoints).map(([key, endpoint]) => ({
      name: `${feature}.${key}`,
      endpoint,
      ...queryOf(endpoint),
    })),
  )
  .filter(({ endpoint, query }) => query.has('after') && !endpoint.planned);

function queryOf({ query }: Endpoint): Pick<Call, 'query' | 'required'> {
  const { properties = {}, required = [] }: z.core.JSONSchema.BaseSchema = query
    ? z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })
    : {};
  const words = Object.entries(properties).map(
    ([name, each]) => [name, typeof each === 'object' ? (each.enum ?? []).map(String) : []] as const,
  );
  return { query: new Map(words), required };
}

/** The ways to ask a call that change its order: each word of `orderBy` and of what must be said. */
function waysOf({ query, required }: Call): Record<string, string>[] {
  const choices = [...query].filter(([name]) => required.includes(name) || name === 'orderBy');
  const least = Object.fromEntries(
    choices.flatMap(([name, [word = '']]) => (name === 'orderBy' ? [] : [[name, word]])),
  );
  return [least, ...choices.flatMap(([name, words]) => words.map(word => ({ ...least, [name]: word })))];
}

const nobody = '00000000-0000-4000-8000-000000000000';
const written = (values: readonly unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');

/** Of every length: words, zero characters, days there are not, numbers too large, nothing; alone and before an id. */
function madeUp(order: string | undefined): unknown[][] {
  const filled = (length: number, value: unknown) => [
    Array(length).fill(value),
    [...Array(length - 1).fill(value), nobody],
  ];
  // a list with several orders writes their name first; its values are looked at one by one below
  if (order) return [2, 4].flatMap(length => filled(length, '2026-02-30').map(values => [order, ...values]));
  const values = ['x', 'x\0', '2026-02-30 10:00:00+00', '9'.repeat(20), null];
  return [[], ...[1, 2, 3, 4].flatMap(length => values.flatMap(value => filled(length, value))), ...filled(7, 'x')];
}

/** What a list itself wrote, with one value of it made worse. */
function spoilt(after: string): unknown[][] {
  const values: unknown[] = JSON.parse(Buffer.from(after, 'base64url').toString());
  return values.flatMap((_, at) => ['\0', null].map(worse => values.with(at, worse)));
}

/** Words before an id: a list by name can't know that they were never one of its own. */
const isLikeOurs = (values: unknown[]) =>
  values.at(-1) === nobody && values.every(value => typeof value === 'string' && !value.includes('\0'));

it('finds the lists', () => expect(calls.length).toBeGreaterThan(40));

it.each(calls)('$name refuses a cursor that it did not write', async call => {
  const ways = waysOf(call);
  for (const role of rolesOf(call.endpoint)) {
    const path = await pathFor(call.endpoint, role, ways[0] ?? {});
    if (path === undefined) continue;
    for (const way of ways) await refusesAll(path, role, way);
    return;
  }
  expect.fail('No role is let in, or the database has no such row: put one into giveRows.');
});

async function refusesAll(path: string, role: keyof typeof userOf, way: Record<string, string>): Promise<void> {
  const { after } = await ask(path, role, way);
  const lists = [...madeUp(way.orderBy), ...(after ? spoilt(after) : [])];
  const cursors = [...lists.map(list => [JSON.stringify(list), written(list)]), ['nothing', ''], ['no JSON', 'x']];
  const taken = await Promise.all(
    cursors.map(async ([told, cursor = ''], at) => {
      const { status, code } = await ask(path, role, { ...way, after: cursor });
      const isRefused = status === errorCatalogue.INVALID_PAGE.status && code === 'INVALID_PAGE';
      return isRefused || (status === 200 && isLikeOurs(lists[at] ?? [])) ? [] : [`${told}: ${status} ${code ?? ''}`];
    }),
  );
  expect(taken.flat(), `${path} ${JSON.stringify(way)}`).toEqual([]);
}

function rolesOf({ access }: Endpoint): (keyof typeof userOf)[] {
  const roles: readonly string[] = typeof access === 'object' ? access.roles : ['RH'];
  return (Object.keys(userOf) as (keyof typeof userOf)[]).filter(role => roles.includes(role));
}

/** Where the role is answered, with the ids of the first rows that are found; undefined: it is not let in. */
async function pathFor(
  endpoint: Endpoint,
  role: keyof typeof userOf,
  way: Record<string, string>,
): Promise<string | undefined> {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(match => match[1] ?? '');
  for (const id of names.some(name => name.startsWith('id')) ? ['0', ...ids] : ['0']) {
    const path = pathOf(endpoint, Object.fromEntries(names.map(name => [name, name.startsWith('id') ? id : '1'])));
    if ((await ask(path, role, way)).status === 200) return path;
  }
  return undefined;
}

interface Answer {
  status: number;
  code: string | undefined;
  after: string | undefined;
}

async function ask(path: string, role: keyof typeof userOf, query: Record<string, string>): Promise<Answer> {
  const profile = profiles.find(name => profileRoles[name].some(own => own === role)) ?? 'trabalhador';
  const answer = await app.send(`${path}?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${bearers.get(userOf[role])}`, 'x-profile': profile },
  });
  const body: unknown = await answer.json();
  const textOf = (key: string) =>
    typeof body === 'object' && body !== null && typeof Reflect.get(body, key) === 'string'
      ? String(Reflect.get(body, key))
      : undefined;
  return { status: answer.status, code: textOf('code'), after: textOf('after') };
}

/** Of each table some rows, those a path may name. */
const ids: string[] = [];

async function giveRows(): Promise<void> {
  const { owner } = app.database;
  await owner.query(
    `insert into import (access_group_id, file_sha256, file_name, file_size, content_type, sent_by)
     select g.id, md5(g.name || n) || md5(g.name || n), 'folha.pdf', 1, 'application/pdf', p.id
       from access_group g, person p, generate_series(1, 3) n where p.email = 'helena@pantanal.test'`,
  );
  await owner.query(
    `insert into import_document (access_group_id, import_id, position, state, type, pages, copies, reading, findings, candidates, confidence)
     select i.access_group_id, i.id, n, 'doubtful', 1, '{1}', 1, '{}', '[]', '[]', 0.5 from import i, generate_series(1, 2) n`,
  );
  await owner.query(
    `insert into registry_import (access_group_id, file_sha256, file_name, file_size, content_type, sent_by, state, sections, from_day)
     select g.id, md5(g.name || n) || md5(g.name || n), 'cadastro.csv', 1, 'text/csv', p.id, 'ready', '{pessoa}', '2026-10-01'
       from access_group g, person p, generate_series(1, 3) n where p.email = 'helena@pantanal.test'`,
  );
  await owner.query(
    `insert into announcement (access_group_id, title, message, company_ids, to_workers, to_managers, published_at)
     select access_group_id, 'Festa', '<p>Venham.</p>', array_agg(id), true, true, now() from company, generate_series(1, 2) group by access_group_id, generate_series`,
  );
  await owner.query(
    `insert into receipt (access_group_id, company_id, employment_id, person_id, category, kind, year, month, worker_name, registration, total_earnings, total_deductions, net, items, content, verification_code)
     select access_group_id, company_id, id, person_id, c.category, c.kind, 2026, m, name, registration, 1000, 100, 900, '[]',
            '{"fields": {}, "days": [], "totals": {}}', c.kind || m || id::text
       from employment, generate_series(9, 10) m, (values (1, 'monthly'), (2, 'benefit:vale'), (3, 'incomeStatement'), (6, 'employeeRecord'), (7, 'timeMirror')) c(category, kind)`,
  );
  await owner.query(
    `with tasks as (insert into task (access_group_id, kind) select id, 'clockFile' from access_group, generate_series(1, 3) returning id, access_group_id),
       files as (insert into clock_file (access_group_id, task_id, direction, kind, name) select access_group_id, id, 'in', 'afd', 'afd.txt' from tasks returning id, access_group_id)
     insert into clock_file_line (file_id, access_group_id, position, code) select id, access_group_id, n, 'CRC_WRONG' from files, generate_series(0, 3) n`,
  );
  await owner.query(
    `with tasks as (insert into task (access_group_id, kind) select id, 'vacationOpenings' from access_group, generate_series(1, 3) returning id, access_group_id),
       files as (insert into vacation_opening_file (access_group_id, task_id, name, sha256)
         select access_group_id, id, 'inicio.csv', md5(id::text) || md5(id::text) from tasks returning id, access_group_id)
     insert into vacation_opening_line (file_id, access_group_id, number, state) select id, access_group_id, n, 'same' from files, generate_series(1, 4) n`,
  );
  await owner.query(
    `with made as (
       insert into document_batch (access_group_id, person_id, profile, title, total, template_id, template_version, asks, fields)
       select m.access_group_id, m.person_id, p.profile, 'Carta', 3, t.id, 1, 'nothing', '{}' from membership m
         join (values ('RH', 'rh'), ('GESTOR', 'gestor')) p(role, profile) on p.role = m.role
         cross join lateral (select id from template t where t.access_group_id = m.access_group_id order by id limit 1) t returning id, access_group_id)
     insert into document_batch_row (batch_id, number, access_group_id) select id, n, access_group_id from made, generate_series(1, 3) n`,
  );
  // companies don't begin with openings
  await owner.query("update company set app_accesses = app_accesses || '{recrutamento}'");
  await owner.query(
    `with hr as (select distinct on (c.id) c.id as company_id, c.access_group_id, m.person_id from company c join membership m on m.access_group_id = c.access_group_id and m.role = 'RH'),
       made as (insert into opening (access_group_id, company_id, title, made_by) select access_group_id, company_id, 'Auxiliar', person_id from hr, generate_series(1, 3) returning *)
     insert into candidate (opening_id, access_group_id, company_id, name, email, made_by)
     select id, access_group_id, company_id, 'Rui', 'rui' || n || '@fora.test', made_by from made, generate_series(1, 3) n`,
  );
  for (const table of [
    'opening',
    'document_batch',
    'vacation_opening_file',
    'clock_file',
    'import',
    'registry_import',
    'announcement',
    'employment',
    'company',
  ]) {
    const { rows } = await owner.query<{ id: string }>(
      `select t.id from ${table} t join access_group g on g.id = t.access_group_id where g.name = 'Grupo Pantanal' limit 3`,
    );
    ids.push(...rows.map(row => row.id));
  }
}
