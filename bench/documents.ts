// Documents: lists among a million and among ten thousand; sealing a thousand documents of ten pages beside a bare program that draws the
// same evidence, signs, stamps and writes with fsync, and its memory. What the signer's screen loads is in `first-load`.
// The first run on a machine makes the million (minutes). `-- <million> <sealed>` are other sizes; without lists: 0.
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { chainOf } from '../apps/server/src/features/document/chain.queries.ts';
import { drawEvidence, type Evidence } from '../apps/server/src/features/document/sealing/draw-evidence.ts';
import { evidenceOf } from '../apps/server/src/features/document/sealing/evidence-of.ts';
import { type SealServices, sealSignature } from '../apps/server/src/features/document/sealing/seal-document.ts';
import { type SignatureRow, signatureById, signersOf } from '../apps/server/src/features/document/signature.queries.ts';
import { openInstallation } from '../apps/server/src/installation.ts';
import { inGroupContext } from '../apps/server/src/kernel/database/job-context.ts';
import { readEnv } from '../apps/server/src/kernel/env.ts';
import { type FileStore, openFileStore } from '../apps/server/src/kernel/files/file-store.ts';
import type { Causer } from '../apps/server/src/kernel/jobs/job.ts';
import { signRevision } from '../apps/server/src/kernel/pdf/revision/signature-field.ts';
import { signDetached } from '../apps/server/src/kernel/seal/cms.ts';
import { type Seal, sealOf } from '../apps/server/src/kernel/seal/seal.ts';
import { openSecrets } from '../apps/server/src/kernel/secrets.ts';
import { removeFolder, temporaryFolder } from './lib/demo.ts';
import { asOwner, documentsFolder, postmasterOf } from './lib/installation.ts';
import { cpuOf, median, treeOf } from './lib/measure.ts';
import { say } from './lib/said.ts';
import { compareList, compareTimes, headersOf, openSide, type Side } from './lib/sides.ts';
import { makeSigned, prepareSigned } from './lib/signed-documents.ts';

const [large, small] = [Number(process.argv[2] ?? 1_000_000), 10_000];
const sealed = Number(process.argv[3] ?? 1_000);
const publicUrl = 'https://cracha.test';

if (large > 0) await compareLists();
await compareSealing({ cpu: 3, memory: 1.2 });

async function compareLists(): Promise<void> {
  const sides: Side[] = [];
  for (const documents of [large, small]) sides.push(await openSide(await documentsFolder(documents)));
  for (const [name, query] of [
    ['sent', {}],
    ['of a state', { situacao: 'visto' }],
    ['to acknowledge', { pede: 'ciente' }],
    ['in a folder', { pasta: 'Cartas' }],
    ['one worker', { pesquisa: '0000123' }],
  ] as const)
    for (const isDeep of [false, true]) await compareList(sides, '/api/documento/rh/enviado', { name, query, isDeep });
  for (const [name, path, profile] of [
    ['hr totals', '/api/documento/rh/totais', 'rh'],
    ['worker received', '/api/documento/trabalhador/recebido/1/10', 'trabalhador'],
    ['worker pending', '/api/documento/trabalhador/totalPendentes', 'trabalhador'],
  ] as const) {
    const at = (side: Side) => ({ path, headers: headersOf(profile === 'rh' ? side.hr : side.worker, profile) });
    if (await compareTimes(name, sides, at, { requests: profile === 'rh' ? 30 : 200 })) process.exitCode = 1;
  }
  for (const { server } of sides) await server.stop();
}

/** In turns of twenty, so that a noisy moment of the machine meets both sides. */
async function compareSealing(must: { cpu: number; memory: number }): Promise<void> {
  const folder = temporaryFolder();
  const requests = await makeSigned(folder, sealed);
  const env = readEnv({ DATA_DIR: folder, SEAL: 'own' });
  const installation = await openInstallation(env);
  const files = await openFileStore({ kind: 'local', folder: join(folder, 'files') });
  try {
    const seal = await sealOf(env, await openSecrets(env));
    if (!seal.usable) throw new Error(seal.message);
    const { signer, stamp } = seal;
    if (!stamp) throw new Error('The seal of this bench has no time stamp.');
    await prepareSigned(installation.pool, files, requests);
    const services = {
      ...{ pool: installation.pool, files, publicUrl, seal: async () => seal, tellCompleted: async () => undefined },
      enqueue: async () => undefined,
    } satisfies SealServices;
    const pids = [process.pid, ...treeOf(postmasterOf(folder))];
    const spent = { ours: [] as number[], bare: [] as number[] };
    const sizes: number[] = [];
    for (let from = 0; from < requests.length; from += 20) {
      const turn = requests.slice(from, from + 20);
      const read = await Promise.all(turn.map(request => whatIsRead(installation.pool, files, request)));
      const bare = await cpuDuring(pids, async () => {
        for (const one of read) await sealBare({ signer, stamp }, join(folder, 'bare.pdf'), one);
      });
      const ours = await cpuDuring(pids, async () => {
        for (const request of turn) await sealSignature(services, request);
      });
      // the first turn compiles
      if (from > 0) {
        spent.bare.push(bare / turn.length);
        spent.ours.push(ours / turn.length);
      }
      globalThis.gc?.();
      sizes.push(process.memoryUsage.rss());
    }
    const [ours, bare] = [median(spent.ours), median(spent.bare)];
    const figure = `${ours.toFixed(1)} ms of CPU each, bare ${bare.toFixed(1)} ms: ${(ours / bare).toFixed(2)} x (must: ${must.cpu})`;
    say(`sealing ${requests.length} documents`, figure, ours / bare > must.cpu);
    const grown = (sizes.at(-1) ?? 0) / (sizes[4] ?? 1);
    say('memory from 100 on', `${grown.toFixed(2)} x (must: ${must.memory})`, grown > must.memory);
  } finally {
    await installation.close();
  }
  await sayUnsealed(folder);
  removeFolder(folder);
}

/** A bench of what fails at once would be quick. */
async function sayUnsealed(folder: string): Promise<void> {
  const left = await asOwner(folder, async client => {
    const { rows } = await client.query("select count(*)::int as n from signature_request where state <> 'completed'");
    return rows[0].n;
  });
  say('not sealed', String(left), left > 0);
}

interface Read {
  evidence: Evidence;
  prepared: string;
  request: SignatureRow;
}

async function whatIsRead(pool: pg.Pool, files: FileStore, job: Causer & { requestId: string }): Promise<Read> {
  return inGroupContext(pool, job, async tx => {
    const request = await signatureById(tx, job.requestId);
    if (!request?.hash_read) throw new Error('A request of this bench is gone.');
    const [signers, chain] = [await signersOf(tx, request.id), await chainOf(tx, request.document_id)];
    const evidence = evidenceOf(request, signers, chain, { publicUrl, at: new Date() });
    return { evidence, prepared: await files.path(request.hash_read), request };
  });
}

/** The floor: the same evidence, signature and time stamp; written with fsync. Nothing is checked, told or kept. */
async function sealBare(
  { signer, stamp }: { signer: Seal['signer']; stamp: NonNullable<Seal['stamp']> },
  path: string,
  { evidence, prepared, request }: Read,
): Promise<void> {
  const said = {
    ...{ field: 'Crachá', at: evidence.at, name: 'Crachá', reason: request.code, certify: true },
    appended: await drawEvidence(evidence),
  };
  const bytes = await signRevision(await readFile(prepared), said, parts => signDetached(parts, signer, stamp));
  const file = await open(path, 'w');
  await file.write(bytes);
  await file.sync();
  await file.close();
}

/** User and system time of these processes while something is done, in ms. */
async function cpuDuring(pids: readonly number[], work: () => Promise<void>): Promise<number> {
  const before = cpuOf(pids);
  await work();
  return cpuOf(pids) - before;
}
