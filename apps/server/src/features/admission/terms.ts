import type pg from 'pg';
import { record } from '#core/audit/audit.ts';
import { enqueueForgetting } from '#core/file/forget-file.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { forgetPaper } from './admission.jobs.ts';
import { admissionById, changeAdmission } from './admission.queries.ts';
import { admissionMoved, admissionMoves } from './admission-states.ts';
import { tellInviter } from './tell-candidate.ts';
import { eraseDay } from './term.ts';
import { eraseDue, groupsToErase, overdueAdmissions } from './terms.queries.ts';

/** Ends admissions whose day is over: whoever invited is told, and the term of six months begins. */
export async function expireAdmissions(pool: pg.Pool, signal: AbortSignal): Promise<void> {
  const overdue = await acrossTenants(pool, 'admissions whose day is over', overdueAdmissions);
  for (const { id, access_group_id: accessGroupId, invited_by: personId } of overdue) {
    signal.throwIfAborted();
    await inGroupContext(pool, { personId, accessGroupId }, async tx => {
      const row = await admissionById(tx, id, true);
      if (!row || !admissionMoves.allows('expire', row)) return;
      await changeAdmission(tx, row.id, {
        ...{ state: admissionMoved(row.state, 'expire'), ended_at: new Date(), erase_on: eraseDay() },
        access_code_hash: null,
      });
      await tellInviter(tx, row, 'admissionEnded', String(row.version));
    });
  }
}

/** Erases who was not hired when the term is over: counted, and told in the history (product 6.1). */
export async function eraseCandidates(
  { pool, enqueue }: { pool: pg.Pool; enqueue: Enqueue },
  signal: AbortSignal,
): Promise<void> {
  const groups = await acrossTenants(pool, 'candidates whose term is over', groupsToErase);
  for (const { access_group_id: accessGroupId, person_id: personId } of groups) {
    signal.throwIfAborted();
    await inGroupContext(pool, { personId, accessGroupId }, async tx => {
      const { total, files } = await eraseDue(tx);
      if (total === 0) return;
      for (const sha256 of files) await enqueueForgetting(tx, enqueue, forgetPaper, sha256);
      // nobody does it: the term does
      const nobody = { personId: '', accessGroupId, profile: 'job', ip: null, supporterId: null };
      const about = { entity: 'candidateErasure', entityId: accessGroupId };
      await record(tx, nobody, { ...about, verb: 'candidatesErased', after: { total } });
    });
  }
}
