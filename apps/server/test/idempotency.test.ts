import { createHash } from 'node:crypto';
import { identityContract as identity } from '@cracha/contract/features/identity/identity.contract.ts';
import { receiptContract as calls } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { Refusal } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { receiptFor } from '#features/receipt/receipt-world.factory.ts';
import { startApp, type TestApp } from './app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const changes = async (id: string) =>
  (await app.database.owner.query('select count(*)::int as n from record_history where entity_id = $1', [id])).rows[0]
    .n;

it('the same key three times, also at once, has one effect and one answer', async () => {
  const id = await receiptFor(app, 'maria');
  const maria = await app.as('maria', 'trabalhador');
  const idempotencyKey = crypto.randomUUID();
  const act = () => maria(calls.showNet, { params: { id }, body: { mostrar: true }, idempotencyKey });
  const answers = [...(await Promise.all([act(), act()])), await act()];
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1);
  expect(await changes(id)).toBe(1);
});

it('the same key with another body is refused with 422 and changes nothing', async () => {
  const id = await receiptFor(app, 'maria', { month: 9 });
  const maria = await app.as('maria', 'trabalhador');
  const idempotencyKey = crypto.randomUUID();
  await maria(calls.showNet, { params: { id }, body: { mostrar: true }, idempotencyKey });
  const refusal = await maria(calls.showNet, { params: { id }, body: { mostrar: false }, idempotencyKey }).catch(
    error => error,
  );
  expect(refusal).toBeInstanceOf(Refusal);
  expect([refusal.status, refusal.body.code]).toEqual([422, 'IDEMPOTENCY_CONFLICT']);
  expect(await changes(id)).toBe(1);
});

it('another session with the same key is another request', async () => {
  const id = await receiptFor(app, 'maria', { month: 8 });
  const idempotencyKey = crypto.randomUUID();
  for (const mostrar of [true, false]) {
    const maria = await app.as('maria', 'trabalhador');
    await maria(calls.showNet, { params: { id }, body: { mostrar }, idempotencyKey });
  }
  expect(await changes(id)).toBe(2);
});

it('a refused act leaves the key free: the repeat is judged anew', async () => {
  const id = await receiptFor(app, 'maria', { month: 7 });
  const maria = await app.as('maria', 'trabalhador');
  const idempotencyKey = crypto.randomUUID();
  const act = () =>
    maria(calls.answerReceipt, { params: { id }, body: { concorda: 'false', mensagem: '' }, idempotencyKey });
  for (let i = 0; i < 2; i++)
    expect((await act().catch(error => error)).body.code).toBe('DISAGREEMENT_MESSAGE_REQUIRED');
});

it('keeps no answer readable, and no plain hash of what was sent', async () => {
  const id = await app.personId('gustavo');
  const helena = await app.as('helena', 'rh');
  const idempotencyKey = crypto.randomUUID();
  const issue = () => helena(identity.issueProvisionalPassword, { params: { id }, idempotencyKey });
  const { senhaProvisoria } = await issue();
  const { rows } = await app.database.owner.query(
    'select response::text as response, request_hash from idempotency_key where key = $1',
    [idempotencyKey],
  );
  expect(rows[0].response).toContain('sealed');
  expect(rows[0].response).not.toContain(senhaProvisoria);
  const plain = createHash('sha256')
    .update(JSON.stringify([{ params: { id } }, []]))
    .digest();
  expect(rows[0].request_hash.equals(plain)).toBe(false);
  expect((await issue()).senhaProvisoria).toBe(senhaProvisoria);
});
