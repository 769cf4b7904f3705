import type { reviewContract } from '@cracha/contract/features/import/review.contract.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import * as z from 'zod/mini';
import type { ReadDocument } from '#core/reading/reading-types.ts';
import { corrected, recheck } from '#core/reading/recheck.ts';
import { isCategory } from '#core/receipt/category.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { refuse } from '#kernel/refusal.ts';
import { presentCoded } from '../import.presenter.ts';
import { employmentsById, existingReceipt, findDocument, type ReviewRow } from '../review.queries.ts';
import { storedReading } from '../stored-reading.ts';
import { presentRepair, presentReview } from './review.presenter.ts';
import { correctionOf } from './review-acts.ts';
import { canRegister, mayRegister } from './review-registry.ts';

const candidateIds = z.array(z.object({ employmentId: z.string() }));

/** A document as the desk shows it: the self-check as it stands now, whose it may be, what is there already. */
export async function reviewOf(
  tx: Tx,
  actor: Actor,
  importId: string,
  id: string,
): Promise<ResponseSent<(typeof reviewContract)['reviewDocument']>> {
  const row = (await findDocument(tx, importId, id)) ?? refuse('NOT_FOUND');
  const reading = storedReading(row.reading);
  // what came with the document stands beside what the check finds of it: a receipt that exists, a worker twice
  const { findings, blocking, repair } = recheck({ ...reading, findings: storedFindings(row) }, {});
  const ids = candidateIds.parse(row.candidates).map(candidate => candidate.employmentId);
  return presentReview(row, {
    reading,
    findings,
    blocking: isCategory(row.type) ? blocking : [],
    repair,
    employments: await employmentsById(tx, row.employment_id ? [...ids, row.employment_id] : ids),
    existing: await existingOf(tx, row),
    mayRegister:
      row.state === 'doubtful' &&
      row.employment_id === null &&
      mayRegister(actor) &&
      row.company_active === true &&
      canRegister(reading, row.company_id),
  });
}

/** The self-check of a correction, run again. */
export function presentCheck(
  read: ReadDocument,
  sent: BodyOf<(typeof reviewContract)['checkDocument']>,
): ResponseSent<(typeof reviewContract)['checkDocument']> {
  const correction = correctionOf(read, sent);
  const { findings, blocking, repair } = recheck(read, correction);
  return {
    achados: findings.map(presentCoded),
    impedimentos: blocking,
    sugestao: presentRepair(corrected(read, correction), repair),
  };
}

function storedFindings(row: ReviewRow) {
  return storedReading({ type: row.type, lines: [], findings: row.findings }).findings;
}

async function existingOf(tx: Tx, row: ReviewRow) {
  const { employment_id: employmentId, kind, year, month } = row;
  if (!employmentId || !kind || !year || !month || row.state === 'published') return undefined;
  return existingReceipt(tx, { employmentId, kind, year, month });
}
