import { zoneOfState } from '#core/calendar/zone.ts';
import { ownEvent } from '#core/clock/afd/event-data.ts';
import type { OwnHeader, OwnRecord } from '#core/clock/afd/own-lines.ts';
import { afdFileName, writeAfd } from '#core/clock/afd/write.ts';
import { offsetAt } from '#core/clock/instants/zone.ts';
import { batchesApart } from '#core/reading/apart.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { ClockFilePiece } from './clock-file-pieces.ts';
import { numbersOf, type OwnRow, ownRecorder, recordsOf } from './make-afd.queries.ts';
import type { Maker, Making } from './make-clock-file.ts';

const rowsAtATime = 2_000;
const mostBytes = 4 * 1024 * 1024 * 1024;
const collectors = ['01', '02', '03', '04', '05'] as const;

/** The AFD of our own recorder in an establishment (Portaria 671, annex V; product 4, section 15). */
export const makeAfd: Maker = {
  title: 'AFD',
  asked: async (_, { de, ate }) => {
    const from = de ?? refuseField('de', 'REQUIRED_FIELD');
    const until = ate ?? refuseField('ate', 'REQUIRED_FIELD');
    if (from > until) refuseField('ate', 'START_AFTER_END');
    return { from, until };
  },
  make: makeOwnAfd,
};

async function makeOwnAfd(making: Making): ReturnType<Maker['make']> {
  const { pool, files, job, file } = making;
  const days = { from: file.from_day ?? '', until: file.until_day ?? '' };
  const begun = await inGroupContext(pool, job, async tx => {
    const recorder = await ownRecorder(tx, file.company_id ?? '');
    if (!recorder) return undefined;
    const zone = recorder.zone ?? zoneOfState(recorder.state);
    const { first, last } = await numbersOf(tx, recorder.id, zone, days);
    return first === null || last === null ? undefined : { recorder, zone, first, last };
  });
  if (!begun) return 'empty';
  const { recorder, zone } = begun;
  const employer = { kind: '1', number: recorder.cnpj } as const;
  const made = file.made_at.getTime();
  const header: OwnHeader = {
    employer,
    site: '',
    name: recorder.name,
    inpi: recorder.number ?? '',
    ...{ from: days.from, to: days.until },
    // asked for again it is the same file, to the byte
    madeAt: { at: made, offset: offsetAt(zone, made) },
    developer: employer,
  };
  const counted = { lines: 0 };
  const stored = await files.put(writeAfd(header, recordsIn(making, begun, counted)), { maxBytes: mostBytes });
  if (await hasFindings(await files.path(stored.sha256), recorder.cnpj, stored.size))
    return { error: 'FILE_LINES_INVALID' };
  const name = afdFileName(header.inpi, employer);
  return { ...stored, ...days, name, contentType: 'text/plain', report: { linhas: counted.lines } };
}

/** Read in short transactions: what a recorder has written is never changed. */
async function* recordsIn(
  { pool, job }: Making,
  { recorder, first, last }: { recorder: { id: string }; first: number; last: number },
  counted: { lines: number },
): AsyncGenerator<OwnRecord> {
  for (let after = first - 1; after < last; ) {
    const rows = await inGroupContext(pool, job, tx => recordsOf(tx, recorder.id, { after, last, size: rowsAtATime }));
    for (const row of rows) yield toOwn(row);
    counted.lines += rows.length;
    after = rows.at(-1)?.nsr ?? last;
  }
}

function toOwn(row: OwnRow): OwnRecord {
  if (row.type !== '7') return ownEvent(row.type, row.nsr, row.at, row.data);
  const { nsr, at, offset, recordedAt, identifier: cpf, offline: isOffline, hash } = row;
  const collector = collectors.find(one => one === row.collector) ?? '05';
  const [mark, recorded] = [at, recordedAt].map(instant => ({ at: instant, offset }));
  if (!mark || !recorded || hash === null) throw new RangeError(`Mark ${nsr} has no hash.`);
  return { type: '7', nsr, mark, cpf, recorded, collector, isOffline, hash };
}

/** Nothing is handed out that our own reader finds anything in. */
async function hasFindings(path: string, company: string, size: number): Promise<boolean> {
  const limits = { oldMegabytes: 256, longestMs: 30_000 + size / 1_000 };
  const url = new URL('./clock-file-thread.ts', import.meta.url);
  for await (const piece of batchesApart<ClockFilePiece>(url, { path, company }, limits))
    if ('findings' in piece && piece.findings.length > 0) return true;
  return false;
}
