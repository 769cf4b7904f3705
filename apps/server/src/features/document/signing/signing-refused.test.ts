import { documentContract as documents } from '@cracha/contract/features/document/document.contract.ts';
import { signatureContract as calls } from '@cracha/contract/features/document/signature.contract.ts';
import { signingContract as own } from '@cracha/contract/features/document/signing.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayFrom } from '#kernel/day.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { mariasEmployment } from '#test/maria.ts';
import { helenaWith } from '#test/permissions.ts';
import { draftOf, outsider, readToEnd, sentToSign } from '../signature.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ JOBS: 'inline' });
  // Boreal's HR too: what keeps them apart is not their plan
  await sql("update company set app_accesses = app_accesses || '{assinatura-digital}'");
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const stateOf = async (id: string) => (await sql('select state from signature_request where id = $1', [id]))[0]?.state;
const reaches = (id: string, state: string) => expect.poll(() => stateOf(id)).toBe(state);
const password = { tipo: 'senha' as const, valor: 'Cracha@2026' };
const maria = () => app.as('maria', 'trabalhador');

/** Sent, prepared, and read by Maria; she may sign it. */
async function readyFor(steps?: [number, number]) {
  const { id, helena } = await sentToSign(app, { pages: 1, ...(steps && { steps }) });
  await reaches(id, 'waiting');
  await readToEnd(app, id, { personId: await app.personId('maria') });
  const { hash } = await (await maria())(own.signing, { query: { assinatura: id } });
  return { id, helena, act: { idAssinatura: id, hash: hash ?? '', nome: 'Maria', termos: 1, fatores: [password] } };
}

describe('who signs, and how many', () => {
  const person = async () => ({
    idEmpregado: (await mariasEmployment(app.database)).id,
    papel: 'parte' as const,
    passo: 1,
  });
  const others = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ ...outsider, email: `vera${n}@fora.test`, passo: 1 }));
  const ask = async (assinantes: object[], more: object = {}) =>
    codeOf(
      (await app.as('helena', 'rh'))(calls.createSignature, {
        body: { idDocumento: await draftOf(app, 1), assinantes: assinantes as never, ...more },
      }),
    );
  it.each<[string, (me: object) => object[], object, string]>([
    ['one', me => [me], {}, 'SIGNERS_COUNT'],
    ['five', me => [me, ...others(4)], {}, 'SIGNERS_COUNT'],
    ['the same worker twice', me => [me, me], {}, 'RECORD_ALREADY_EXISTS'],
    ['the same address twice', () => [...others(1), ...others(1)], {}, 'RECORD_ALREADY_EXISTS'],
    ['another level', me => [{ ...me, nivel: 'avancada' }, ...others(1)], {}, 'INVALID_OPTION'],
    ['places on a page', me => [me, ...others(1)], { posicoes: [{}] }, 'INVALID_OPTION'],
    ['yesterday', me => [me, ...others(1)], { prazo: '2020-01-01' }, 'INVALID_DATE'],
    ['a year ahead', me => [me, ...others(1)], { prazo: '2099-01-01' }, 'INVALID_DATE'],
    ['nobody’s worker', () => [{ papel: 'parte', passo: 1, idEmpregado: '0' }, ...others(1)], {}, 'EMPLOYEE_NOT_FOUND'],
    ['no way to reach them', me => [me, { nome: 'Vera', papel: 'parte', passo: 1 }], {}, 'REQUIRED_FIELD'],
  ])('%s', async (_, given, more, code) => expect(await ask(given(await person()), more)).toBe(code));

  it('a contract of a worker under 18 has a guardian among those who sign; a letter needs none', async () => {
    const [me] = [await person()];
    const born = (day: string) =>
      sql(
        `insert into worker_record (employment_id, access_group_id, company_id, person_id, birth_date)
         select id, access_group_id, company_id, person_id, ${day} from employment where id = $1
             on conflict (employment_id) do update set birth_date = excluded.birth_date`,
        [me.idEmpregado],
      );
    await born(`'${dayFrom(-17 * 365)}'`);
    const helena = await app.as('helena', 'rh');
    const asked = async (tipo: 6 | 9, especie: string, papel: 'testemunha' | 'responsavelLegal') => {
      const idDocumento = await draftOf(app, 1, { tipo, especie });
      const assinantes = [me, { ...outsider, papel, passo: 1 }];
      return helena(calls.createSignature, { body: { idDocumento, assinantes } });
    };
    expect(await codeOf(asked(6, 'contrato', 'testemunha'))).toBe('GUARDIAN_REQUIRED');
    expect((await asked(6, 'contrato', 'responsavelLegal')).situacao).toBe('rascunho');
    expect((await asked(9, 'carta', 'testemunha')).situacao).toBe('rascunho');
    await born("'1990-05-20'");
    expect((await asked(6, 'contrato', 'testemunha')).situacao).toBe('rascunho');
  });

  it('a draft is its author’s, and its signers are named once', async () => {
    const idDocumento = await draftOf(app, 1);
    const assinantes = [await person(), ...others(1)];
    const bruno = await app.as('bruno', 'rh');
    expect(await codeOf(bruno(calls.createSignature, { body: { idDocumento, assinantes } }))).toBe('NOT_FOUND');
    expect(await codeOf((await maria())(documents.document, { params: { id: idDocumento } }))).toBe('NOT_FOUND');
    const helena = await app.as('helena', 'rh');
    await helena(calls.createSignature, { body: { idDocumento, assinantes } });
    expect(await codeOf(helena(calls.createSignature, { body: { idDocumento, assinantes } }))).toBe(
      'RECORD_ALREADY_EXISTS',
    );
  });
});

describe('an act that is refused changes nothing', () => {
  it.each<[string, (act: Awaited<ReturnType<typeof readyFor>>['act']) => object, string]>([
    ['another hash', act => ({ ...act, hash: 'ab'.repeat(32) }), 'STALE_VERSION'],
    ['other terms', act => ({ ...act, termos: 2 }), 'INVALID_OPTION'],
    ['a wrong password', act => ({ ...act, fatores: [{ tipo: 'senha', valor: 'outra' }] }), 'CURRENT_PASSWORD_WRONG'],
    [
      'a code that nobody sent',
      act => ({ ...act, fatores: [{ tipo: 'codigo', valor: '123456' }] }),
      'CONTACT_CODE_INVALID',
    ],
    ['no factor', act => ({ ...act, fatores: [] }), 'REQUIRED_FIELD'],
    ['a drawing', act => ({ ...act, desenho: 'x' }), 'INVALID_OPTION'],
    ['no name', act => ({ ...act, nome: ' ' }), 'REQUIRED_FIELD'],
  ])('%s', async (_, changed, code) => {
    const { id, act } = await readyFor();
    expect(await codeOf((await maria())(own.sign, { body: changed(act) as never }))).toBe(code);
    expect(
      await sql(
        "select count(*)::int as n from signature_event e join signature_request r on r.document_id = e.document_id where r.id = $1 and e.kind = 'assinou'",
        [id],
      ),
    ).toEqual([{ n: 0 }]);
    expect(await stateOf(id)).toBe('waiting');
  });

  it('out of turn, twice, by a stranger, by another tenant, after the end', async () => {
    const later = await readyFor([2, 1]);
    expect(await codeOf((await maria())(own.sign, { body: later.act }))).toBe('SIGNING_NOT_YOUR_TURN');
    const { id, helena, act } = await readyFor();
    await (await maria())(own.sign, { body: act });
    expect(await codeOf((await maria())(own.sign, { body: act }))).toBe('STATUS_FORBIDS');
    for (const [who, profile] of [
      ['joao', 'trabalhador'],
      ['bruno', 'rh'],
      ['helena', 'rh'],
    ] as const) {
      const call = await app.as(who, profile);
      expect(await codeOf(call(own.sign, { body: act })), who).toMatch(/NOT_FOUND|STEP_PENDING/);
    }
    await helena(calls.cancelSignature, { params: { id }, body: { motivo: 'O texto saiu errado.' } });
    expect(
      await codeOf(
        (await maria())(own.refuseSigning, { body: { idAssinatura: id, motivo: 'Não concordo com isso.' } }),
      ),
    ).toBe('STATUS_FORBIDS');
    const [vera] = await sql(
      'select access_token_hash, state from document_signer where request_id = $1 and person_id is null',
      [id],
    );
    expect(vera).toEqual({ access_token_hash: null, state: 'released' });
  });
});

it('a refusal ends it for everybody, and says why', async () => {
  const { id, helena } = await readyFor();
  await (await maria())(own.refuseSigning, { body: { idAssinatura: id, motivo: 'O valor está errado.' } });
  const whole = await helena(calls.signature, { params: { id } });
  expect([whole.situacao, whole.assinantes.map(({ situacao, motivo }) => [situacao, motivo])]).toEqual([
    'recusado',
    [
      ['recusou', 'O valor está errado.'],
      ['liberado', null],
    ],
  ]);
});

it('of eight acts of one signer at once one is taken; against a cancel one of the two wins', async () => {
  const { id, act } = await readyFor();
  const call = await maria();
  const codes = await Promise.all(
    Array.from({ length: 8 }, () =>
      call(own.sign, { body: act }).then(
        () => 'taken',
        error => String(error.body.code),
      ),
    ),
  );
  expect(codes.filter(code => code === 'taken')).toHaveLength(1);
  expect(
    await sql(
      "select count(*)::int as n from signature_event e join signature_request r on r.document_id = e.document_id where r.id = $1 and e.kind = 'assinou'",
      [id],
    ),
  ).toEqual([{ n: 1 }]);
  const other = await readyFor();
  const both = await Promise.all([
    call(own.sign, { body: other.act }).then(
      () => 'signed',
      error => String(error.body.code),
    ),
    other.helena(calls.cancelSignature, { params: { id: other.id }, body: { motivo: 'O texto saiu errado.' } }).then(
      () => 'canceled',
      error => String(error.body.code),
    ),
  ]);
  expect(both).toContain('canceled');
  expect(['signed', 'STATUS_FORBIDS']).toContain(both[0]);
});

it('HR reads in the row who signs and whose turn it is; without the right to see requests it is empty', async () => {
  const { id, helena } = await sentToSign(app, { pages: 1, steps: [2, 1] });
  await reaches(id, 'waiting');
  const row = async () => {
    const { items } = await helena(documents.hrSentDocuments, {
      params: { page: '1', size: '1' },
      query: { pede: 'assinatura' },
    });
    return items[0];
  };
  const whole = () => helena(calls.signature, { params: { id } });
  // the invitation has gone out
  await expect.poll(async () => (await whole()).esperando?.recebeu).toBe(true);
  const { assinantes, esperando, causaSelo } = await whole();
  expect(esperando).toMatchObject({ quem: [outsider.nome] });
  expect(await row()).toMatchObject({ idAssinatura: id, assinantes, esperando, causaSelo });
  await helenaWith(app, ['RhDocumentoEnviadoVisualizar'], async () =>
    expect(await row()).toMatchObject({ idAssinatura: null, assinantes: [], esperando: null }),
  );
});
