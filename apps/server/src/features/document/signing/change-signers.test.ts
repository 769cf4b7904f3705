import { documentContract as documents } from '@cracha/contract/features/document/document.contract.ts';
import { signatureContract as calls } from '@cracha/contract/features/document/signature.contract.ts';
import { signingContract as own } from '@cracha/contract/features/document/signing.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inStaffContext } from '#kernel/database/job-context.ts';
import { dayFrom } from '#kernel/day.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { mariasEmployment } from '#test/maria.ts';
import { helenaWith } from '#test/permissions.ts';
import { draftOf, outsider, sentToSign } from '../signature.factory.ts';
import { takeSignersOut } from './signer.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ JOBS: 'inline' });
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const helena = () => app.as('helena', 'rh');
const prazo = dayFrom(20);
const another = { nome: 'Paulo Reis', email: 'paulo@fora.test', papel: 'fiador', passo: 1 } as const;
const idOf = async (): Promise<string> => (await mariasEmployment(app.database)).id;

/** Maria and Vera are named, and nobody was told. */
async function named() {
  const idDocumento = await draftOf(app, 1);
  const { id, assinantes } = await (await helena())(calls.createSignature, {
    body: {
      idDocumento,
      assinantes: [
        { idEmpregado: await idOf(), papel: 'parte', passo: 1 },
        { ...outsider, passo: 2 },
      ],
    },
  });
  const [maria = '', vera = ''] = assinantes.map(one => one.id);
  return { id, idDocumento, maria, vera };
}
const change = async (id: string, assinantes: object[]) =>
  (await helena())(calls.updateSignature, { params: { id }, body: { prazo, assinantes: assinantes as never } });

it('who is taken out of a draft sees nothing, is told nothing, and has no link; who stays is the same signer', async () => {
  const { id, idDocumento, maria, vera } = await named();
  const told = async () =>
    (await sql('select count(*)::int as n from notification where person_id = $1', [await app.personId('maria')]))[0].n;
  const before = await told();
  // their link, had there been one
  await sql("update document_signer set access_token_hash = 'x' where id = $1", [maria]);
  const changed = await change(id, [another, { id: vera, papel: 'parte', passo: 2 }]);
  expect(changed).toMatchObject({
    ...{ situacao: 'rascunho', prazo },
    assinantes: [
      { nome: 'Paulo Reis', papel: 'fiador', passo: 1 },
      { id: vera, nome: outsider.nome, papel: 'parte', passo: 2 },
    ],
  });
  expect(await sql('select from document_signer where id = $1', [maria])).toEqual([]);
  expect(await sql('select from document_person where document_id = $1', [idDocumento])).toEqual([]);
  await (await helena())(calls.sendSignature, { params: { id } });
  await expect
    .poll(async () => (await sql('select state from signature_request where id = $1', [id]))[0].state)
    .toBe('waiting');
  const worker = await app.as('maria', 'trabalhador');
  expect(await codeOf(worker(documents.document, { params: { id: idDocumento } }))).toBe('NOT_FOUND');
  expect(await codeOf(worker(own.signing, { query: { assinatura: id } }))).toBe('NOT_FOUND');
  const { items } = await worker(documents.ownReceivedDocuments, { params: { page: '1', size: '100' }, query: {} });
  expect(items.filter(one => one.id === idDocumento)).toEqual([]);
  expect(await told()).toBe(before);
});

it('names a worker who comes in: the paper is about them, and of their company', async () => {
  const { id, idDocumento, vera } = await named();
  await change(id, [{ id: vera, papel: 'testemunha', passo: 1 }, another]);
  await change(id, [
    { idEmpregado: await idOf(), papel: 'parte', passo: 1 },
    { id: vera, papel: 'testemunha', passo: 1 },
  ]);
  expect(await sql('select employment_id as id from document_person where document_id = $1', [idDocumento])).toEqual([
    { id: await idOf() },
  ]);
  const [companies] = await sql(
    'select r.company_id = d.company_id as same from signature_request r join document d on d.id = r.document_id where r.id = $1',
    [id],
  );
  expect(companies).toEqual({ same: true });
});

it.each<[string, (ids: { maria: string; vera: string; foreign: string }) => object[], string]>([
  ['one', ({ maria }) => [{ id: maria, papel: 'parte', passo: 1 }], 'SIGNERS_COUNT'],
  ['five', () => [1, 2, 3, 4, 5].map(n => ({ ...another, email: `p${n}@fora.test` })), 'SIGNERS_COUNT'],
  [
    'one twice',
    ({ maria }) => [
      { id: maria, papel: 'parte', passo: 1 },
      { id: maria, papel: 'fiador', passo: 1 },
    ],
    'RECORD_ALREADY_EXISTS',
  ],
  [
    'a signer of another request',
    ({ foreign }) => [another, { id: foreign, papel: 'parte', passo: 1 }],
    'INVALID_OPTION',
  ],
])('%s: refused, and nothing changes', async (_, asked, code) => {
  const { id, maria, vera } = await named();
  const { vera: foreign } = await named();
  expect(await codeOf(change(id, asked({ maria, vera, foreign })))).toBe(code);
  expect((await (await helena())(calls.signature, { params: { id } })).assinantes.map(one => one.id)).toEqual([
    maria,
    vera,
  ]);
});

it('once it was sent the signers stand, and the database keeps them, too', async () => {
  const { id } = await sentToSign(app, { pages: 1 });
  const two = [another, { ...another, email: 'b@fora.test' }];
  await expect
    .poll(async () => (await sql('select state from signature_request where id = $1', [id]))[0].state)
    .toBe('waiting');
  expect(await codeOf(change(id, two))).toBe('STATUS_FORBIDS');
  const signers = () =>
    sql('select id, document_id, access_group_id, employment_id from document_signer where request_id = $1', [id]);
  const before = await signers();
  const [{ document_id: documentId, access_group_id: accessGroupId }] = before;
  const people = () => sql('select employment_id from document_person where document_id = $1', [documentId]);
  const about = await people();
  const job = { personId: await app.personId('helena'), accessGroupId, profile: 'rh' as const };
  await inStaffContext(app.database.pool, job, tx => takeSignersOut(tx, documentId, before as never));
  expect([await signers(), await people()]).toEqual([before, about]);
});

it('HR that may not correct requests is not offered it', async () => {
  const { id } = await named();
  const can = async () => (await (await helena())(calls.signature, { params: { id } })).can;
  expect(await can()).toContain('assinantes');
  await helenaWith(app, ['RhAssinaturaDigitalVisualizar', 'RhAssinaturaDigitalCriar'], async () =>
    expect(await can()).not.toContain('assinantes'),
  );
});
