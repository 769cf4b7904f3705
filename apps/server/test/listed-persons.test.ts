import type pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from './database.ts';

/** What the registry's list shows of a person stands in their employments, and is what their person and role say. */
let database: TestDatabase;
let owner: pg.PoolClient;
let person = '';
let employment = '';

beforeAll(async () => {
  database = await makeDatabase();
  return () => database.drop();
});
/** A newcomer: all in a transaction that nobody else sees. */
beforeEach(async () => {
  owner = await database.owner.connect();
  await owner.query('begin');
  const { rows } = await owner.query<{ person: string; employment: string }>(`
    with somebody as (insert into person (name, cpf) values ('Nara Prestes', '34608514300') returning id)
    insert into employment (access_group_id, company_id, person_id, name, registration)
    select c.access_group_id, c.id, s.id, 'Nara Prestes', '700001' from company c, somebody s order by c.id limit 1
    returning person_id as person, id as employment`);
  [person, employment] = [rows[0]?.person ?? '', rows[0]?.employment ?? ''];
});
afterEach(async () => {
  await owner.query('rollback');
  owner.release();
});

const listed = async () =>
  (await owner.query('select cpf, came_in, signs_in from employment where id = $1', [employment])).rows[0];
const giveRole = () =>
  owner.query(
    `insert into membership (person_id, role, access_group_id, access_profile_id, accepted_at, accepted_how)
     select $1, 'EMPREGADO', e.access_group_id, m.access_profile_id, now(), 'before' from employment e
       join membership m on m.access_group_id = e.access_group_id and m.role = 'EMPREGADO' where e.id = $2 limit 1`,
    [person, employment],
  );
const signIn = () => owner.query("select access.open_session($1, '', '')", [person]);

describe("an employment's person in the list", () => {
  it('stands there from the beginning, whatever its writer says', async () => {
    expect(await listed()).toEqual({ cpf: '34608514300', came_in: false, signs_in: false });
    await owner.query("update employment set cpf = '52998224725', came_in = true, signs_in = true where id = $1", [
      employment,
    ]);
    expect(await listed()).toEqual({ cpf: '34608514300', came_in: false, signs_in: false });
  });

  it('signs in while the role is held and switched on', async () => {
    await giveRole();
    expect(await listed()).toMatchObject({ signs_in: true });
    await owner.query("update membership set enabled = false where person_id = $1 and role = 'EMPREGADO'", [person]);
    expect(await listed()).toMatchObject({ signs_in: false });
    await owner.query("update membership set enabled = true where person_id = $1 and role = 'EMPREGADO'", [person]);
    expect(await listed()).toMatchObject({ signs_in: true });
    await owner.query('delete from membership where person_id = $1', [person]);
    expect(await listed()).toMatchObject({ signs_in: false });
  });

  it('signs in by the role of its own access group alone', async () => {
    await owner.query(
      `insert into membership (person_id, role, access_group_id, access_profile_id, accepted_at, accepted_how)
       select $1, 'EMPREGADO', m.access_group_id, m.access_profile_id, now(), 'before' from membership m
        where m.role = 'EMPREGADO' and m.access_group_id <> (select access_group_id from employment where id = $2) limit 1`,
      [person, employment],
    );
    expect(await listed()).toMatchObject({ signs_in: false });
  });

  it('has another CPF once that is corrected, and that of whoever it is given to', async () => {
    await owner.query("update person set cpf = '71460238001' where id = $1", [person]);
    expect(await listed()).toMatchObject({ cpf: '71460238001' });
    await owner.query(
      "update employment set person_id = (select id from person where cpf = '52998224725') where id = $1",
      [employment],
    );
    expect(await listed()).toMatchObject({ cpf: '52998224725' });
  });

  it('has come in once the link to its access group is accepted, and not while it is a claim', async () => {
    await giveRole();
    await signIn();
    expect(await listed()).toMatchObject({ came_in: true });
    await owner.query('update membership set accepted_at = null, accepted_how = null where person_id = $1', [person]);
    expect(await listed()).toMatchObject({ came_in: false });
    await signIn();
    expect(await listed()).toMatchObject({ came_in: false });
  });
});

it('who comes in waits for nobody that is writing the employment: the next sign-in tells it', async () => {
  await giveRole();
  await owner.query('update membership set accepted_at = null, accepted_how = null where person_id = $1', [person]);
  await owner.query('commit');
  await owner.query('begin');
  await owner.query('select from employment where id = $1 for update', [employment]);
  await database.owner.query(
    "select access.accept_link(e.person_id, e.access_group_id, 'letter') from employment e where e.id = $1",
    [employment],
  );
  expect(await listed()).toMatchObject({ came_in: false });
  await owner.query('commit');
  await owner.query('begin');
  await database.owner.query("select access.open_session($1, '', '')", [person]);
  expect(await listed()).toMatchObject({ came_in: true });
});
