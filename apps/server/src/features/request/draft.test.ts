import { identityContract as identity } from '@cracha/contract/features/identity/identity.contract.ts';
import { draftContract as calls, type DraftType } from '@cracha/contract/features/request/draft.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clientOf, startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { otherRequest, requestWorld } from './request.factory.ts';
import { expireDrafts } from './request-night.ts';

let app: TestApp;
const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const maria = () => app.as('maria', 'trabalhador');
const helena = () => app.as('helena', 'rh');
type Client = Awaited<ReturnType<typeof maria>>;
const keep = (who: Client, tipo: DraftType, dados: Record<string, unknown> | null) =>
  who(calls.saveRequestDraft, { params: { tipo }, body: { dados } });
const read = async (who: Client, tipo: DraftType) =>
  (await who(calls.requestDraft, { params: { tipo } }))?.dados ?? null;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => sql('delete from hr_request_draft'));

it('is kept whole per type, told again, and gone when it is empty', async () => {
  const worker = await maria();
  expect(await read(worker, 'outros')).toBeNull();
  await keep(worker, 'outros', { assunto: 'Crachá', mensagem: 'O meu' });
  const kept = await keep(worker, 'outros', { assunto: 'Crachá novo' });
  expect(kept?.dados).toEqual({ assunto: 'Crachá novo' });
  expect(await read(worker, 'outros')).toEqual({ assunto: 'Crachá novo' });
  expect(await read(worker, 'ferias')).toBeNull();
  expect(await keep(worker, 'outros', {})).toBeNull();
  expect(await read(worker, 'outros')).toBeNull();
  expect(await sql('select 1 from hr_request')).toEqual([]);
});

it('is its writer’s alone, in the profile it was written in', async () => {
  const manager = await app.as('gustavo', 'gestor');
  await keep(manager, 'ferias', { dias: '10' });
  expect(await read(await helena(), 'ferias')).toBeNull();
  expect(await read(await app.as('gustavo', 'trabalhador'), 'ferias')).toBeNull();
  await keep(await helena(), 'ferias', { dias: '20' });
  expect(await read(manager, 'ferias')).toEqual({ dias: '10' });
});

it('support, which acts for its writer, reads none of it', async () => {
  const worker = await maria();
  await keep(worker, 'outros', { assunto: 'Só meu' });
  const { id } = await worker(identity.askSupport, { body: { motivo: 'Não abre o recibo' } });
  await worker(identity.grantSupport, { params: { id }, body: { minutos: 15 } });
  const asked = await (await app.as('suporte', 'admin'))(identity.supportRequest, { params: { id } });
  expect(await read(clientOf(app.base, asked.access_token ?? '', 'trabalhador'), 'outros')).toBeNull();
  await worker(identity.endSupport, { params: { id } });
});

it('too long, of no type or no object is refused, and what was there stays', async () => {
  const worker = await maria();
  await keep(worker, 'outros', { assunto: 'Crachá' });
  expect(await codeOf(keep(worker, 'outros', { mensagem: 'x'.repeat(40_001) }))).toBe('MAX_LENGTH');
  expect(await codeOf(keep(worker, JSON.parse('"ponto"'), { assunto: 'x' }))).toBe('INVALID_OPTION');
  expect(await codeOf(keep(worker, 'outros', JSON.parse('[1]')))).not.toBe('');
  expect(await read(worker, 'outros')).toEqual({ assunto: 'Crachá' });
});

it('goes with the request of its type, in the same transaction', async () => {
  const idVinculo = await requestWorld(app);
  const worker = await maria();
  await keep(worker, 'outros', { assunto: 'Crachá novo' });
  await keep(worker, 'ferias', { dias: '10' });
  await keep(await helena(), 'outros', { assunto: 'De outra pessoa' });
  await otherRequest(app, idVinculo);
  expect(await read(worker, 'outros')).toBeNull();
  expect(await read(worker, 'ferias')).toEqual({ dias: '10' });
  expect(await read(await helena(), 'outros')).toEqual({ assunto: 'De outra pessoa' });
});

it('lapses after thirty days: nobody reads it any more, and the night takes it away', async () => {
  const worker = await maria();
  await keep(worker, 'outros', { assunto: 'Velho' });
  await keep(worker, 'ferias', { dias: '10' });
  await sql("update hr_request_draft set changed_at = now() - interval '31 days' where type = 'outros'");
  await sql("update hr_request_draft set changed_at = now() - interval '29 days' where type = 'ferias'");
  expect(await read(worker, 'outros')).toBeNull();
  await expireDrafts(app.database.pool);
  expect(await sql('select type from hr_request_draft')).toEqual([{ type: 'ferias' }]);
});
