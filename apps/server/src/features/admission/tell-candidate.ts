import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import { type DeliveryServices, deliver } from '#core/identity/deliver.ts';
import { newToken, spokenDay, tokenHash } from '#core/identity/invited-link.ts';
import { notify } from '#core/notification/notify.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Causer } from '#kernel/jobs/job.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { candidateMessage } from './admission.jobs.ts';
import { type AdmissionRow, admissionById, awaitsDelivery, settleDelivery } from './admission.queries.ts';
import { type CandidateMessage, candidateMail } from './candidate-messages.ts';

export interface TellServices {
  secrets: Secrets;
  enqueue: Enqueue;
  /** What links begin with, without a slash at the end. */
  publicUrl: string;
}

type Told = Pick<
  AdmissionRow,
  | 'id'
  | 'access_group_id'
  | 'invited_by'
  | 'contact'
  | 'email'
  | 'cell_phone'
  | 'language'
  | 'company'
  | 'job_title'
  | 'due_on'
>;

interface Sealed {
  said: CandidateMessage;
  channel: 'email' | 'celular';
  sentTo: string;
  language: Told['language'];
  /** Of the link within; null: it has none. */
  link: string | null;
}

/** A new link in a message; the caller keeps its hash, which ends the former one. */
export function newLink(publicUrl: string): { hash: Buffer; link: string } {
  const token = newToken();
  return { hash: tokenHash(token), link: publicUrl + to.signature.admission(token) };
}

/** Queues an invitation, or that something was returned, with a link of its own. */
export async function sendLink(
  tx: Tx,
  services: Pick<TellServices, 'secrets' | 'enqueue'>,
  row: Told,
  kind: 'invitation' | 'returned',
  { hash, link }: { hash: Buffer; link: string },
): Promise<void> {
  const said = { kind, company: row.company, job: row.job_title, due: spokenDay(row.due_on), link };
  await queue(tx, services, row, said, hash);
}

/** Queues a code, a message of its own: by the contact of the invitation, or to the one it confirms. */
export function sendCode(
  tx: Tx,
  services: Pick<TellServices, 'secrets' | 'enqueue'>,
  row: Told,
  code: string,
): Promise<void> {
  return queue(tx, services, row, { kind: 'code', code }, null);
}

async function queue(
  tx: Tx,
  { secrets, enqueue }: Pick<TellServices, 'secrets' | 'enqueue'>,
  row: Told,
  said: CandidateMessage,
  link: Buffer | null,
): Promise<void> {
  const sentTo = row.contact === 'email' ? row.email : row.cell_phone;
  if (sentTo === null) return;
  const { contact: channel, language } = row;
  const plain: Sealed = { said, channel, sentTo, language, link: link?.toString('hex') ?? null };
  const sealed = secrets.seal(JSON.stringify(plain)).toString('base64');
  const causer = { personId: row.invited_by, accessGroupId: row.access_group_id };
  await enqueue(tx, candidateMessage, { ...causer, admissionId: row.id, sealed });
}

type Job = Causer & { admissionId: string; sealed: string };
interface SendServices extends DeliveryServices {
  pool: pg.Pool;
  secrets: Secrets;
}

const opened = (secrets: Secrets, { sealed }: Job): Sealed => JSON.parse(secrets.unseal(Buffer.from(sealed, 'base64')));

/** Sends a message and keeps what became of its link; a server that says no is asked no more. */
export async function sendCandidateMessage(services: SendServices, job: Job): Promise<void> {
  const { pool, secrets } = services;
  const { said, channel, sentTo, language, link } = opened(secrets, job);
  const hash = link === null ? undefined : Buffer.from(link, 'hex');
  if (hash && !(await inGroupContext(pool, job, tx => awaitsDelivery(tx, job.admissionId, hash)))) return;
  const sent = await deliver(services, { channel, sentTo }, candidateMail(language, said));
  if (hash) await settle(pool, job, hash, sent);
}

/** All tries were in vain: who invited is told, so that they can correct the contact. */
export async function gaveUpOnCandidate({ pool, secrets }: Pick<SendServices, 'pool' | 'secrets'>, job: Job) {
  const { link } = opened(secrets, job);
  if (link !== null) await settle(pool, job, Buffer.from(link, 'hex'), 'noAnswer');
}

function settle(pool: pg.Pool, job: Job, hash: Buffer, delivery: 'sent' | 'refused' | 'noAnswer'): Promise<void> {
  return inGroupContext(pool, job, async tx => {
    if (!(await settleDelivery(tx, job.admissionId, hash, delivery)) || delivery === 'sent') return;
    const row = await admissionById(tx, job.admissionId);
    if (row) await tellInviter(tx, row, 'admissionContactReturned', hash.toString('hex').slice(0, 16));
  });
}

/** Who invited hears of what happens. Names are in no notification: they would outlive the candidate's erasure. */
export async function tellInviter(
  tx: Tx,
  row: Pick<AdmissionRow, 'id' | 'access_group_id' | 'invited_by' | 'job_title'>,
  kind: 'admissionSent' | 'admissionEnded' | 'admissionContactReturned',
  cause: string,
): Promise<void> {
  await notify(tx, [
    {
      ...{ personId: row.invited_by, accessGroupId: row.access_group_id, kind, values: { funcao: row.job_title } },
      ...{ target: to.hr.onlineAdmission(row.id), cause: `${kind}:${row.id}:${cause}` },
    },
  ]);
}
