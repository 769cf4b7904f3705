import { createHash, timingSafeEqual } from 'node:crypto';
import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { drawMirror } from '#core/clock/paper/draw-mirror.ts';
import { type MirrorFactsOnPaper, mirrorPaper } from '#core/clock/paper/mirror-paper.ts';
import { isSealed } from '#core/clock/states/mirror-moves.ts';
import { countDownload } from '#core/file/download.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import type { SentFile } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { type TimesheetRow, timesheetById } from '../timesheet.queries.ts';
import { monthOfTimesheet, timesheetOf } from '../timesheet.ts';
import { eventsOf } from '../timesheet-parts.queries.ts';
import { notePaper, paperHeadOf } from './mirror-pdf.queries.ts';
import { timesheetFor } from './reach.ts';
import { noteOpening } from './timesheet-acts.ts';

type InOwnTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export interface MirrorPdfServices {
  publicUrl: string;
  secrets: Pick<Secrets, 'mac'>;
  /** The bytes of an imported page; what it notes of the delivery is the caller's. */
  servePdf: (
    call: { by: By; inOwnTransaction: InOwnTransaction },
    id: string,
    of: 7,
    note: () => Promise<void>,
  ) => Promise<SentFile>;
}

/** How long a link is good for; its bytes may be fetched again meanwhile (product 4, section 1). */
const lifetimeMs = 5 * 60_000;

/** A link of this person, in this profile, to one mirror; counted as one download. @throws DOWNLOAD_LIMIT_EXCEEDED */
export async function linkToMirror(
  tx: Tx,
  { secrets }: Pick<MirrorPdfServices, 'secrets'>,
  by: By,
  call: Parameters<typeof timesheetFor>[2],
  id: string,
): Promise<{ url: string; expiraEm: string }> {
  // a reading call, and yet it would spend the downloads of whom support helps
  if (by.supporterId) refuse('SUPPORT_ACT_FORBIDDEN');
  const row = await timesheetFor(tx, by, call, id);
  await countDownload(tx, by.actor, 'timesheet', row.id);
  await noteOpening(tx, by, row);
  const until = Date.now() + lifetimeMs;
  const key = `${until}.${markOf(secrets, by, row.id, until).toString('base64url')}`;
  return { url: `/ponto/${row.id}/pdf?chave=${key}`, expiraEm: new Date(until).toISOString() };
}

/** The bytes behind a link. @throws TIMESHEET_NOT_FOUND alike for another's, an old and an invented link */
export async function pdfBehindLink(
  services: MirrorPdfServices,
  call: { by: By; inOwnTransaction: InOwnTransaction },
  id: string,
  key = '',
): Promise<SentFile> {
  const { by, inOwnTransaction } = call;
  const issuedAt = issuedIn(services.secrets, by, id, key) ?? refuse('TIMESHEET_NOT_FOUND');
  const { row, facts } = await inOwnTransaction(async tx => {
    const row = await timesheetOf(tx, by, id);
    return {
      row,
      facts:
        row.origin === 'pdf' ? undefined : await factsOnPaper(tx, row, { issuedAt, profile: by.profile, ...services }),
    };
  });
  if (!facts) return services.servePdf(call, row.receipt_id ?? refuse('TIMESHEET_NOT_FOUND'), 7, async () => undefined);
  return drawn(inOwnTransaction, row, facts);
}

/** A sealed mirror among the files of its employment: counted as one download. @throws TIMESHEET_NOT_FOUND, DOWNLOAD_LIMIT_EXCEEDED */
export async function serveSealedMirror(
  services: Pick<MirrorPdfServices, 'publicUrl'>,
  { by, inOwnTransaction }: { by: By; inOwnTransaction: InOwnTransaction },
  id: string,
): Promise<SentFile> {
  const { row, facts } = await inOwnTransaction(async tx => {
    const row = await timesheetOf(tx, by, id);
    if (!isSealed(row.state)) refuse('TIMESHEET_NOT_FOUND');
    await countDownload(tx, by.actor, 'timesheet', row.id);
    await noteOpening(tx, by, row);
    return { row, facts: await factsOnPaper(tx, row, { issuedAt: new Date(), profile: by.profile, ...services }) };
  });
  return drawn(inOwnTransaction, row, facts);
}

/** A sealed one for a batch of HR's: looked up now, drawn later. Undefined: not sealed any more, or out of reach. */
export async function sealedPaper(
  { publicUrl }: Pick<MirrorPdfServices, 'publicUrl'>,
  tx: Tx,
  accessGroupId: string,
  id: string,
) {
  const row = await timesheetById(tx, { accessGroupId }, id);
  if (!row || !isSealed(row.state)) return undefined;
  const facts = await factsOnPaper(tx, row, { issuedAt: new Date(), profile: 'rh', publicUrl });
  return {
    cpf: facts.head.cpf,
    draw: () => drawMirror(mirrorPaper(facts), facts.issuedAt),
    note: (later: Tx, sha256: string) => notePaper(later, row.id, sha256),
  };
}

/** The fingerprint of a sealed one is kept: the public check compares with it. */
async function drawn(
  inOwnTransaction: InOwnTransaction,
  row: TimesheetRow,
  facts: MirrorFactsOnPaper,
): Promise<SentFile> {
  const month = row.until_day.slice(0, 7);
  const content = await drawMirror(mirrorPaper(facts), facts.issuedAt);
  const sha256 = createHash('sha256').update(content).digest('hex');
  if (facts.check) await inOwnTransaction(tx => notePaper(tx, row.id, sha256));
  return {
    content,
    contentType: 'application/pdf',
    name: `Espelho de ponto ${month} - ${row.worker_name}.pdf`,
  };
}

/** A sealed mirror's paper has the moment of its sealing, so that it is the same whenever it is drawn; others that of their link. */
async function factsOnPaper(
  tx: Tx,
  row: TimesheetRow,
  { issuedAt, profile, publicUrl }: { issuedAt: Date; profile: string; publicUrl: string },
): Promise<MirrorFactsOnPaper> {
  const { head, sealed_at, code } = (await paperHeadOf(tx, row.id)) ?? refuse('TIMESHEET_NOT_FOUND');
  const events = await eventsOf(tx, row.id);
  return {
    head,
    month: await monthOfTimesheet(tx, row),
    events: events.map(({ verb, at, by_name, for_name, ip }) => ({ verb, at, by: by_name, for: for_name, ip })),
    issuedAt: sealed_at ?? issuedAt,
    version: row.version,
    isSealed: isSealed(row.state),
    hidesReasons: profile === 'gestor',
    check: code === null ? null : { url: publicUrl + to.authenticity(code), code },
  };
}

/** When a link was given, if it is this person's and still good. */
function issuedIn(secrets: Pick<Secrets, 'mac'>, by: By, id: string, key: string): Date | undefined {
  const [until = '', told = ''] = key.split('.');
  if (!/^\d{13}$/.test(until) || Number(until) < Date.now()) return undefined;
  const mark = markOf(secrets, by, id, Number(until));
  const given = Buffer.from(told, 'base64url');
  return given.length === mark.length && timingSafeEqual(given, mark)
    ? new Date(Number(until) - lifetimeMs)
    : undefined;
}

function markOf(secrets: Pick<Secrets, 'mac'>, { actor }: By, id: string, until: number): Buffer {
  return secrets.mac('mirrorLink', [id, actor.personId, actor.profile, actor.accessGroupId ?? '', until].join(' '));
}
