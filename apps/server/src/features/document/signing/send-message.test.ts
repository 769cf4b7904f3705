import { signatureContract as calls } from '@cracha/contract/features/document/signature.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MailRefused } from '#kernel/mail/mailer.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { sentToSign } from '../signature.factory.ts';
import { prepareSignature } from './prepare.ts';
import { gaveUpMessage, sendSignerMessage } from './send-message.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;

/** An invitation to somebody from outside that waits to be sent. */
async function invitation() {
  const { id, helena } = await sentToSign(app, { pages: 1 });
  const [{ access_group_id: accessGroupId, asked_by: personId }] = await sql(
    'select access_group_id, asked_by from signature_request where id = $1',
    [id],
  );
  const queued: { messageId: string; sealed: string }[] = [];
  const { pool } = app.database;
  const { files, secrets } = app.process;
  const enqueue = async (_: unknown, { name }: { name: string }, data: object) => {
    if (name === 'signer-message') queued.push(Object(data));
  };
  const services = { pool, files, secrets, publicUrl: 'https://cracha.test', enqueue };
  await prepareSignature(services as never, { personId, accessGroupId, requestId: id });
  const [job] = queued;
  if (!job) throw new Error('Nobody from outside was invited.');
  const told = async () => {
    const { assinantes } = await helena(calls.signature, { params: { id } });
    const [{ n }] = await sql(
      "select count(*)::int as n from notification where kind = 'contactReturned' and cause = $1",
      [`message:${job.messageId}`],
    );
    const chain = await sql(
      "select kind from signature_event e join signature_request r on r.document_id = e.document_id where r.id = $1 and kind in ('entregue', 'devolvido')",
      [id],
    );
    return [
      assinantes.flatMap(({ entregas }) => entregas.map(({ situacao }) => situacao)),
      chain.map(({ kind }) => kind),
      n,
    ];
  };
  return { id, helena, told, job: { personId, accessGroupId, ...job } };
}

const sms = { send: async () => undefined };
const mail = (send: () => Promise<void>) => ({
  ...{ pool: app.database.pool, secrets: app.process.secrets, sms, mailer: { send } },
});

it.each([
  ['says that the address is none', () => Promise.reject(new MailRefused('no address'))],
  ['answers 550', () => Promise.reject(Object.assign(new Error('no such box'), { responseCode: 550 }))],
])('a mail server that %s is asked no more; whoever sent it is told once, and the request goes on', async (_, send) => {
  const { job, told, id } = await invitation();
  await sendSignerMessage(mail(send) as never, job);
  await sendSignerMessage(mail(send) as never, job);
  expect(await told()).toEqual([['recusada'], ['devolvido'], 1]);
  expect(await sql('select state from signature_request where id = $1', [id])).toEqual([{ state: 'waiting' }]);
});

it('a mail server that is down is asked again; after the last try its sender is told', async () => {
  const { job, told } = await invitation();
  const down = mail(() => Promise.reject(new Error('connect ECONNREFUSED')));
  await expect(sendSignerMessage(down as never, job)).rejects.toThrow('ECONNREFUSED');
  expect(await told()).toEqual([['naFila'], [], 0]);
  await gaveUpMessage(down, job);
  expect(await told()).toEqual([['semResposta'], ['devolvido'], 1]);
});

it('what was sent is not sent again; a corrected contact kills the old link and asks anew', async () => {
  const { id, helena, job, told } = await invitation();
  let sent = 0;
  const good = mail(async () => {
    sent += 1;
  });
  await sendSignerMessage(good as never, job);
  await sendSignerMessage(good as never, job);
  expect([sent, await told()]).toEqual([1, [['enviada'], ['entregue'], 0]]);
  const before = await sql(
    'select access_token_hash from document_signer where request_id = $1 and person_id is null',
    [id],
  );
  const { assinantes } = await helena(calls.signature, { params: { id } });
  const outside = assinantes.find(({ entregas }) => entregas.length > 0)?.id ?? '';
  const body = { email: 'vera.nova@fora.test', motivo: 'O endereço antigo não existe mais.' };
  await helena(calls.changeSignerContact, { params: { id, idAssinante: outside }, body });
  const after = await sql('select access_token_hash from document_signer where request_id = $1 and person_id is null', [
    id,
  ]);
  expect(after[0].access_token_hash).not.toEqual(before[0].access_token_hash);
});
