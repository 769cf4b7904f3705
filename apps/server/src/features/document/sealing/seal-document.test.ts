import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '#kernel/files/file-store.ts';
import { signaturesIn } from '#kernel/pdf/revision/read-signatures.ts';
import { type Seal, sealOf, type Unusable } from '#kernel/seal/seal.ts';
import { secretsWith } from '#kernel/secrets.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { testSecretsKey } from '#test/cluster.ts';
import { sentToSign } from '../signature.factory.ts';
import { prepareSignature } from '../signing/prepare.ts';
import { sealSignature } from './seal-document.ts';
import { sweepSignatures } from './sweep.ts';

let app: TestApp;
let seal: Seal;
let helena = '';
let group = '';
const folder = mkdtempSync(join(tmpdir(), 'cracha-seal-'));
const secrets = secretsWith(testSecretsKey);
beforeAll(async () => {
  app = await startApp({ JOBS: 'off' });
  helena = await app.personId('helena');
  const made = await sealOf(
    { NODE_ENV: 'test', DATA_DIR: folder, SEAL: 'own' } as Parameters<typeof sealOf>[0],
    secrets,
  );
  if (!made.usable) throw new Error(made.message);
  seal = made;
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const asked: string[] = [];
const services = (given: Seal | Unusable = seal, files: FileStore = app.process.files) => ({
  ...{ pool: app.database.pool, files, secrets, publicUrl: 'https://cracha.test', seal: async () => given },
  enqueue: async (_: unknown, { name }: { name: string }, { requestId }: { requestId?: string }) => {
    asked.push(`${name} ${requestId ?? ''}`.trim());
  },
  tellCompleted: async () => undefined,
});

/** Everybody has signed: only the seal is missing. */
async function allSigned() {
  const { id } = await sentToSign(app, { pages: 1 });
  [{ access_group_id: group }] = await sql('select access_group_id from signature_request where id = $1', [id]);
  const job = { personId: helena, accessGroupId: group, requestId: id };
  await prepareSignature(services() as never, job);
  await sql(
    `update document_signer set state = 'signed', signed_at = now(), read_at = now(), act = '{"name": "Vera", "level": "simples", "factor": "senha", "sentTo": null, "ip": "203.0.113.9", "agent": "x", "hash": "x", "terms": 1, "seq": 1}'
      where request_id = $1`,
    [id],
  );
  await sql("update signature_request set state = 'sealing' where id = $1", [id]);
  return job;
}
const standing = async (id: string) =>
  (await sql('select state, failure, tries, hash_final from signature_request where id = $1', [id]))[0];
const rowsOf = async (id: string, kind: string) =>
  (
    await sql(
      'select count(*)::int as n from signature_event e join signature_request r on r.document_id = e.document_id where r.id = $1 and e.kind = $2',
      [id, kind],
    )
  )[0].n;
const run = (given: ReturnType<typeof services>, job: Awaited<ReturnType<typeof allSigned>>) =>
  sealSignature(given as never, job);

describe('what can’t be sealed says why, and is sealed later without help', () => {
  const broken = (open: FileStore['open']): FileStore => ({ ...app.process.files, open });
  const stamped = (stamp: Seal['stamp']): Seal => ({ ...seal, stamp });
  it.each<[string, () => ReturnType<typeof services>, string]>([
    [
      'no certificate',
      () => services({ usable: false, reason: 'expired', where: 'SEAL_P12', message: '' }),
      'certificate:expired',
    ],
    ['no authority for time stamps', () => services(stamped(null)), 'stamp'],
    [
      'an authority that says no',
      () =>
        services(
          stamped(async () => {
            throw Object.assign(new Error('no'), { name: 'StampRefused' });
          }),
        ),
      'stamp',
    ],
    [
      'a stamp over something else',
      () => services(stamped(imprint => seal.stamp?.(imprint.map(byte => byte ^ 1)) ?? Promise.reject(new Error()))),
      'verification',
    ],
    [
      'the file is gone',
      () =>
        services(
          seal,
          broken(() => Promise.reject(new Error('gone'))),
        ),
      'file',
    ],
    [
      'its bytes are others',
      () =>
        services(
          seal,
          broken(async hash => (await app.process.files.open(hash)).map((part: Buffer) => part.map(byte => byte ^ 1))),
        ),
      'changed',
    ],
  ])('%s', async (_, given, failure) => {
    const job = await allSigned();
    await run(given(), job);
    expect(await standing(job.requestId)).toMatchObject({ state: 'sealFailed', failure, tries: 1, hash_final: null });
    await run(given(), job);
    expect([await rowsOf(job.requestId, 'falhaSelo'), (await standing(job.requestId)).tries]).toEqual([1, 2]);
    await run(services(), job);
    expect(await standing(job.requestId)).toMatchObject({ state: 'completed', failure: null });
  });
});

it('two that seal at once make one completed file; sealing what is completed does nothing', async () => {
  const job = await allSigned();
  await Promise.all([run(services(), job), run(services(), job), run(services(), job)]);
  const done = await standing(job.requestId);
  await run(services(), job);
  expect(await standing(job.requestId)).toEqual(done);
  expect(await rowsOf(job.requestId, 'selado')).toBe(1);
  const bytes = Buffer.concat(await (await app.process.files.open(done.hash_final)).toArray());
  expect(signaturesIn(bytes).map(({ field, coversAll, docMdp }) => [field, coversAll, docMdp])).toEqual([
    ['Crachá', true, 2],
  ]);
});

it('each minute whatever is prepared, sealed or due again goes on', async () => {
  const [one, later, other] = [await allSigned(), await allSigned(), await allSigned()];
  await sql(
    "update signature_request set state = 'sealFailed', next_try_at = now() + interval '1 hour' where id = $1",
    [later.requestId],
  );
  await sql("update signature_request set state = 'sealFailed', next_try_at = now() where id = $1", [other.requestId]);
  asked.length = 0;
  await sweepSignatures(services() as never, new AbortController().signal);
  const of = ({ requestId }: typeof one) => asked.includes(`signature-seal ${requestId}`);
  expect([of(one), of(later), of(other)]).toEqual([true, false, true]);
});
