import type pg from 'pg';
import { digitCode } from '#core/identity/codes.ts';
import { codeAgainSeconds, entryCodeHash, tokenHash } from '#core/identity/invited-link.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import { inTransaction, queriesOn, type Tx } from '#kernel/database/transaction.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { candidateEntry } from './admission.jobs.ts';
import { admissionById, keepCandidateCode } from './admission.queries.ts';
import { sendCode } from './tell-candidate.ts';

/** Asks for an entry code. Whether the link is known is found out by the job: the answer is the same, and takes as long. */
export async function askCandidateEntry(
  { secrets, enqueue }: { secrets: Secrets; enqueue: Enqueue },
  tx: Tx,
  token: string,
): Promise<{ enviadoPara: null; reenviarEm: number }> {
  const asked = { hash: tokenHash(token).toString('hex') };
  await enqueue(tx, candidateEntry, { sealed: secrets.seal(JSON.stringify(asked)).toString('base64') });
  return { enviadoPara: null, reenviarEm: codeAgainSeconds };
}

interface EntryServices {
  pool: pg.Pool;
  secrets: Secrets;
  enqueue: Enqueue;
}

/** Makes a code for a known link, and sends it to the contact of the invitation. An unknown link, or one that got its code just now: nothing. */
export async function sendCandidateCode(services: EntryServices, { sealed }: { sealed: string }): Promise<void> {
  const { hash }: { hash: string } = JSON.parse(services.secrets.unseal(Buffer.from(sealed, 'base64')));
  const code = digitCode();
  const found = await inTransaction(services.pool, 'select 1', client =>
    keepCandidateCode(queriesOn(client), Buffer.from(hash, 'hex'), entryCodeHash(code)),
  );
  if (!found) return;
  const causer = { personId: found.invited_by, accessGroupId: found.access_group_id };
  await inGroupContext(services.pool, causer, async tx => {
    const row = await admissionById(tx, found.admission_id);
    if (row) await sendCode(tx, services, row, code);
  });
}
