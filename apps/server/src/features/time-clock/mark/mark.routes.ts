import { clockMarkContract } from '@cracha/contract/features/time-clock/clock-mark.contract.ts';
import { drawMarkReceipt } from '#core/clock/paper/draw-mark-receipt.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import { groupOf } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { newAnchor } from './anchor.ts';
import { dayNow } from './day-now.ts';
import { presentDay, presentPunch } from './mark.presenter.ts';
import { countPunches, type MarkReceipt, punchesOf, receiptOf } from './mark.queries.ts';
import { chosenRecorder, factsAround, type Made, makeMark, zoneOfRecorder } from './mark.ts';
import { presenceOf } from './presence.ts';
import { recorderSummary } from './recorder-summary.ts';

/** One row more than is counted exactly. */
const most = 10_001;

/** The recorder (REP-P): the worker marks, sees the day and takes the receipt; a manager sees who is there. */
export function clockMarkRoutes({ secrets }: { secrets: Pick<Secrets, 'mac'> }): Routes {
  return routes(clockMarkContract, {
    clockNow: async ({ tx, actor, query }) => {
      const recorder = await chosenRecorder(tx, query.idVinculo);
      const now = new Date();
      return {
        agora: now.toISOString(),
        zona: zoneOfRecorder(recorder),
        ancora: newAnchor(secrets, now, actor.sessionId),
      };
    },
    mark: async ({ tx, body, request }) => presentMade(await makeMark(tx, body.idVinculo, request.idempotencyKey)),
    recorderSummary: ({ tx, actor }) => recorderSummary(tx, actor.personId),
    workedDay: async ({ tx, params: { data: day }, query }) => {
      const recorder = await chosenRecorder(tx, query.idVinculo);
      const facts = await factsAround(tx, recorder.employment_id, day);
      return presentDay(recorder, dayNow(facts, day, Date.now()));
    },
    workerPunches: async ({ tx, actor, params, query: { de: from, ate: until, after } }) => {
      const rows = await punchesOf(tx, actor.personId, { from, until }, { ...params, after });
      const total = await countPunches(tx, actor.personId, { from, until }, most);
      return pageOf(rows, total, params, presentPunch);
    },
    punchReceipt: async ({ inOwnTransaction, params: { id } }) => {
      const found = (await inOwnTransaction(tx => receiptOf(tx, id))) ?? refuse('NOT_FOUND');
      return {
        content: await drawMarkReceipt(paperOf(found)),
        contentType: 'application/pdf',
        name: `comprovante-${String(found.nsr).padStart(9, '0')}.pdf`,
      };
    },
    presence: ({ tx, by }) => presenceOf(tx, groupOf(by)),
  });
}

function presentMade({ recorder, mark: { id, nsr, instant, local }, zone, day, isRepeated }: Made) {
  return {
    ...{ id, nsr, em: instant.toISOString(), hora: local.slice(11), zona: zone },
    sinais: isRepeated ? ['repetida'] : [],
    dia: presentDay(recorder, day),
    comprovante: `/ponto/marcacao/${id}/comprovante`,
  };
}

function paperOf(row: MarkReceipt) {
  const { nsr, local, hash, employer, cnpj, place, worker, cpf, serial } = row;
  return {
    ...{ nsr, local, hash, employer, cnpj, place, worker, cpf, serial },
    ...{ utcOffset: row.utc_offset, recordedAt: row.recorded_at, isOffline: row.offline },
    registration: row.rep_number,
  };
}
