import { identityContract as calls } from '@cracha/contract/features/identity/identity.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clientOf, startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';

/* S10: the screens of the person helped say that support is inside, and end it. */
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => sql('update support_grant set ended_at = now()'));

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const maria = () => app.as('maria', 'trabalhador');
const inside = async () => (await (await maria())(calls.signedInUser, {})).suporteNaConta;

/** Maria's request, granted; support has not come yet. */
async function letIn(): Promise<string> {
  const call = await maria();
  const { id } = await call(calls.askSupport, { body: { motivo: 'Não abre o recibo' } });
  await call(calls.grantSupport, { params: { id }, body: { minutos: 15 } });
  return id;
}

async function come(id: string) {
  const supporter = await app.as('suporte', 'admin');
  return clientOf(
    app.base,
    (await supporter(calls.supportRequest, { params: { id } })).access_token ?? '',
    'trabalhador',
  );
}

it('the person’s own session tells who is inside, since when and until when; nobody else’s does', async () => {
  expect(await inside()).toBeUndefined();
  const id = await letIn();
  const [{ until }] = await sql('select granted_until as until from support_grant where id = $1', [id]);
  const awaited = { idSolicitacao: id, nomeSuporte: null, desde: null, expiraEm: until.toISOString() };
  expect(await inside()).toEqual([awaited]);
  const support = await come(id);
  const [{ since }] = await sql('select begun_at as since from support_grant where id = $1', [id]);
  expect(await inside()).toEqual([{ ...awaited, nomeSuporte: 'Sueli Ramos', desde: since.toISOString() }]);
  expect(await support(calls.signedInUser, {})).not.toHaveProperty('suporteNaConta');
  for (const who of ['gustavo', 'suporte'] as const)
    expect(
      await (await app.as(who, who === 'suporte' ? 'admin' : 'trabalhador'))(calls.signedInUser, {}),
    ).not.toHaveProperty('suporteNaConta');
});

it('ending it works at once: support is refused at its very next request, and nothing is told any more', async () => {
  const id = await letIn();
  const support = await come(id);
  await support(calls.signedInUser, {});
  await (await maria())(calls.endSupport, { params: { id } });
  expect((await refusalOf(support(calls.signedInUser, {}))).status).toBe(401);
  expect(await inside()).toBeUndefined();
});

it('what is past its time is told no more', async () => {
  const id = await letIn();
  await come(id);
  await sql('update support_grant set granted_until = now() where id = $1', [id]);
  expect(await inside()).toBeUndefined();
});

it('whoever let support in ends it, whatever they may else, and before a group is chosen', async () => {
  const helena = await app.as('helena', 'rh');
  const { id } = await helena(calls.askSupport, { body: { motivo: 'Não consigo publicar' } });
  await helena(calls.grantSupport, { params: { id }, body: { minutos: 15 } });
  const person = await app.personId('helena');
  await sql(
    `with made as (insert into access_profile (access_group_id, name, role, permissions)
       select access_group_id, 'Sem suporte', 'RH', '{RhReciboVisualizar}' from membership where person_id = $1 and role = 'RH' returning id, access_group_id)
     update membership m set access_profile_id = made.id from made where m.person_id = $1 and m.role = 'RH' and m.access_group_id = made.access_group_id`,
    [person],
  );
  const again = await app.as('helena', 'rh');
  await sql(
    'update session_token set access_group_id = null where session_id in (select id from session where person_id = $1)',
    [person],
  );
  await again(calls.endSupport, { params: { id } });
  expect(await codeOf(again(calls.endSupport, { params: { id } }))).toBe('ALREADY_DECIDED');
});

it('open pages hear of support that is let in, comes and is gone', async () => {
  const answer = await app.send('/solicitacaosuporte/eventos', {
    headers: { authorization: `Bearer ${await app.bearer('maria')}`, 'x-profile': 'trabalhador' },
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  /** Reads until so many events of support came. */
  const heard = async (count: number) => {
    while ((text.match(/event: support/g) ?? []).length < count) {
      const part = await reader?.read();
      if (!part || part.done) throw new Error('the stream ended');
      text += part.value;
    }
  };
  const id = await letIn();
  await heard(1);
  await come(id);
  await heard(2);
  await (await maria())(calls.endSupport, { params: { id } });
  await heard(3);
  await reader?.cancel();
  expect(text).not.toContain(id);
});
