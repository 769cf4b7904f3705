import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { documentCheckContract as checks } from '@cracha/contract/features/document/document-check.contract.ts';
import { readingContract as reading } from '@cracha/contract/features/document/reading.contract.ts';
import { signatureContract as calls } from '@cracha/contract/features/document/signature.contract.ts';
import { signingContract as own } from '@cracha/contract/features/document/signing.contract.ts';
import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { policyVersion } from '@cracha/contract/features/identity/privacy-policy.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstBroken } from '#core/document/chain.ts';
import { clientOf, startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { readToEnd, sentToSign } from '../signature.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ JOBS: 'inline' });
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const stateIs = (id: string, state: string) =>
  expect
    .poll(async () => (await sql('select state, failure from signature_request where id = $1', [id]))[0])
    .toMatchObject({ state });
const mailTo = async (to: string, about: RegExp): Promise<string> => {
  let found = '';
  await expect
    .poll(
      async () => {
        const rows = await sql('select body as text from outbox_message where recipient = $1 order by id desc', [to]);
        found = rows.map(({ text }) => String(text)).find(text => about.test(text)) ?? '';
        return found;
      },
      { timeout: 20_000 },
    )
    .not.toBe('');
  return found;
};

it('a paper is sent to a worker and to somebody from outside, read and signed by both, sealed, and anybody can check it', async () => {
  const { id, helena } = await sentToSign(app);
  await stateIs(id, 'waiting');
  const maria = await app.as('maria', 'trabalhador');
  const standing = await maria(own.signing, { query: { assinatura: id } });
  expect(standing).toMatchObject({
    situacao: 'aguardando',
    minhaVez: true,
    lido: false,
    paginas: 2,
    fatores: ['senha', 'codigo'],
  });
  const way = await maria(reading.beginReading, { body: { idAssinatura: id } });
  expect(await maria(reading.readingText, { params: { n: '2' }, query: { leitura: way.id } })).toMatchObject({
    texto: expect.stringContaining('2'),
  });
  const early = {
    idAssinatura: id,
    hash: standing.hash ?? '',
    nome: 'Maria',
    termos: 1,
    fatores: [{ tipo: 'senha', valor: 'Cracha@2026' }],
  } as const;
  expect(await codeOf(maria(own.sign, { body: { ...early, fatores: [...early.fatores] } }))).toBe('DOCUMENT_NOT_READ');
  expect(await maria(reading.countPage, { params: { id: way.id, n: '1' } })).toEqual({
    lidas: [],
    total: 2,
    lido: false,
  });
  await maria(reading.readingPage, { params: { n: '1' }, query: { leitura: way.id } });
  for (const n of ['2', '1']) {
    await pause(1_050);
    await maria(reading.countPage, { params: { id: way.id, n } });
  }
  const act = { idAssinatura: id, hash: standing.hash ?? '', nome: 'Maria Aparecida Souza', termos: 1 };
  const done = await maria(own.sign, { body: { ...act, fatores: [{ tipo: 'senha', valor: 'Cracha@2026' }] } });
  expect(done).toMatchObject({ situacao: 'aguardando', nivelAlcancado: 'simples' });

  // from outside: the link, a code to enter, the policy, a code to sign
  const token = /#t=([\w-]+)/.exec(await mailTo('vera@fora.test', /pede a sua assinatura/))?.[1] ?? '';
  const nobody = clientOf(app.base, '', 'trabalhador');
  expect(await nobody(own.askEntry, { body: { tokenAcesso: token } })).toMatchObject({ enviadoPara: null });
  const code = /\d{6}/.exec(await mailTo('vera@fora.test', /Seu código é/))?.[0] ?? '';
  const { access_token: bearer } = await nobody(identityContract.signInSigner, {
    body: { tokenAcesso: token, codigoAcesso: code },
  });
  const vera = clientOf(app.base, bearer, 'assinante');
  const [signer] = await sql('select id from document_signer where request_id = $1 and person_id is null', [id]);
  await expect(vera(own.signing, { query: {} })).rejects.toMatchObject({ body: { code: 'STEP_PENDING' } });
  await vera(identityContract.acceptPolicy, { params: { id: signer.id }, query: { versao: policyVersion } });
  expect(await vera(own.signing, { query: {} })).toMatchObject({ minhaVez: true, fatores: ['codigo'] });
  await readToEnd(app, id, { signerId: signer.id });
  await vera(own.askActCode, { body: { idAssinatura: id } });
  await expect
    .poll(
      async () => (await sql("select count(*)::int as n from outbox_message where body like '%Seu código é%'"))[0].n,
    )
    .toBe(2);
  const second = /\d{6}/.exec(await mailTo('vera@fora.test', /Seu código é/))?.[0] ?? '';
  app.logged.length = 0;
  const last = await vera(own.sign, {
    body: { ...act, nome: 'Vera Lúcia Antunes', fatores: [{ tipo: 'codigo', valor: second }] },
  });
  expect(last.situacao).toBe('selando');
  await stateIs(id, 'completed');

  const whole = await helena(calls.signature, { params: { id } });
  expect(whole).toMatchObject({ situacao: 'concluido', selo: { perfil: 'PAdES B-T' }, causaSelo: null });
  const rows = await helena(calls.signatureEvents, { params: { id } });
  expect(firstBroken(rows as never)).toBeNull();
  const taken = await app.send(`/assinatura/${id}/arquivo`, {
    headers: { authorization: `Bearer ${bearer}`, 'x-profile': 'assinante' },
  });
  expect([taken.status, taken.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const bytes = Buffer.from(await taken.arrayBuffer());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(whole.hashFinal);
  const [{ size }] = await sql(
    'select prepared_size::int as size from document_version v join signature_request r on r.document_id = v.document_id where r.id = $1',
    [id],
  );
  expect(createHash('sha256').update(bytes.subarray(0, size)).digest('hex')).toBe(whole.hashLido);
  const check = (pdf: Uint8Array, kept?: Uint8Array) => {
    const body = new FormData();
    body.append('arquivo', new Blob([new Uint8Array(pdf)]), 'a.pdf');
    if (kept) body.append('comprovante', new Blob([new Uint8Array(kept)]), 'a.json');
    return nobody(checks.checkDocumentFile, { body });
  };
  const receipt = Buffer.from(
    await (
      await app.send(`/assinatura/${id}/comprovante/json`, {
        headers: { authorization: `Bearer ${await app.bearer('maria')}`, 'x-profile': 'trabalhador' },
      })
    ).arrayBuffer(),
  );
  const ofVera = (who: string, profile: string) =>
    app.send(`/assinatura/${id}/comprovante/json?assinante=${signer.id}`, {
      headers: { authorization: `Bearer ${who}`, 'x-profile': profile },
    });
  const hers = await ofVera(await app.bearer('helena'), 'rh');
  expect(await hers.json()).toMatchObject({ codigo: whole.codigo, hash: last.hash });
  expect((await ofVera(await app.bearer('maria'), 'trabalhador')).status).toBe(403);
  expect((await check(bytes, receipt)).cadeia).toBe('confere');
  expect((await check(bytes, Buffer.from(receipt.toString().replace(done.hash, last.hash)))).cadeia).toBe('difere');
  const changed = Buffer.from(bytes);
  changed[200] = (changed[200] ?? 0) ^ 1;
  expect((await check(bytes)).resultado).toBe('autentico');
  expect((await check(bytes)).assinaturas).toMatchObject([{ valida: true, cobreTudo: true }]);
  expect((await check(changed)).resultado).toBe('alterado');
  expect((await check(Buffer.concat([bytes, Buffer.from('\n% mais')]))).resultado).toBe('acrescentado');
  expect((await check(bytes.subarray(0, size))).resultado).toBe('versaoAnterior');
  expect((await nobody(checks.checkDocumentCode, { params: { codigo: whole.codigoAutenticidade } })).situacao).toBe(
    'autentico',
  );
});
