import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anonymous, form } from '#features/identity/identity-world.factory.ts';
import { employmentOf, lookUp, receiptFor } from '#features/receipt/receipt-world.factory.ts';
import { clientOf, startApp, type TestApp } from './app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it('who was dismissed signs in by the personal contact, and reads what was published then and what comes after', async () => {
  const id = await employmentOf(app, 'maria');
  const before = await receiptFor(app, 'maria', { month: 5 });
  await (await app.as('helena', 'rh'))(workerContract.dismissWorker, {
    params: { id },
    body: { em: '2026-06-30', motivo: 'Pedido de demissão do trabalhador' },
  });
  const termination = await receiptFor(app, 'maria', { month: 7, kind: 'termination' });
  expect(await lookUp(app, 'select dismissed_on::text as day from employment where id = $1', id)).toEqual({
    day: '2026-06-30',
  });
  for (const contact of [{ Email: 'maria@pantanal.test' }, { Celular: '11987654321' }]) {
    const { access_token } = await anonymous(app)(identityContract.signIn, { body: form(contact) });
    const maria = clientOf(app.base, access_token, 'trabalhador');
    const { items } = await maria(receiptContract.workerReceipts, { params: { page: '1' }, query: { ano: '2026' } });
    expect(items.map(item => item.id)).toEqual(expect.arrayContaining([before, termination]));
    expect((await maria(receiptContract.workerHome, {})).ultimoRecibo?.id).toBe(termination);
    const opened = await maria(receiptContract.receiptOfEmployment, { params: { idEmpregado: id, id: termination } });
    expect(opened.can).toEqual(expect.arrayContaining(['baixar', 'concordar']));
  }
  expect((await lookUp(app, 'select viewed_at from receipt where id = $1', termination)).viewed_at).not.toBeNull();
});
