import type { HistoryVerb } from '@cracha/contract/features/history/verb-messages.pt-BR.ts';
import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { type HelpItem, helpItem, insertHelp, updateHelp } from './help.queries.ts';

interface Place {
  area: string;
  language: string;
  kind: string;
}

interface Settings {
  title: string;
  position: number;
  published: boolean;
}

interface Contents {
  body: string | undefined;
  link: string | undefined;
}

/** A new article: a video is an address, everything else a text. @throws REQUIRED_FIELD */
export async function createHelp(tx: Tx, doer: Doer, place: Place, item: Settings & Contents): Promise<HelpItem> {
  const content = contentOf(place.kind === 'video' ? 'link' : 'body', item);
  const { title, position, published } = item;
  const none = { file_sha256: null, file_name: null, file_size: null };
  return noted(
    tx,
    doer,
    'helpCreated',
    await insertHelp(tx, { ...place, title, position, published, ...content, ...none }),
  );
}

/** A new article that is a PDF, whose bytes are in the store already. @throws why the file was not taken */
export async function createHelpFile(
  tx: Tx,
  doer: Doer,
  place: Place,
  settings: Settings,
  file: Upload | undefined,
): Promise<HelpItem> {
  if (!file) return refuse('UPLOAD_REQUIRED');
  if (file.refusal) throw file.refusal;
  if (place.kind === 'video') refuseField('tipo', 'INVALID_OPTION');
  const id = await insertHelp(tx, {
    ...place,
    ...settings,
    ...{ body: null, link: null },
    ...{ file_sha256: file.sha256, file_name: file.name, file_size: file.size },
  });
  return noted(tx, doer, 'helpCreated', id);
}

/** Changes what it says or how it is shown; a text stays a text, a PDF that PDF. @throws NOT_FOUND, STALE_VERSION */
export async function changeHelp(
  tx: Tx,
  doer: Doer,
  { id, version }: { id: string; version: number },
  { title, position, published, body, link }: Settings & Contents,
): Promise<HelpItem> {
  const before = (await helpItem(tx, id)) ?? refuse('NOT_FOUND');
  const content = before.file_sha256
    ? { body: null, link: null }
    : contentOf(before.link === null ? 'body' : 'link', { body, link });
  const changed = await updateHelp(tx, before.id, version, { title, position, published, ...content });
  if (!changed) refuse('STALE_VERSION');
  return noted(tx, doer, 'helpChanged', before.id, before);
}

function contentOf(kind: 'body' | 'link', { body, link }: Contents) {
  if (kind === 'link') return { body: null, link: link ?? refuseField('link', 'REQUIRED_FIELD') };
  return { body: body ?? refuseField('corpo', 'REQUIRED_FIELD'), link: null };
}

async function noted(tx: Tx, doer: Doer, verb: HistoryVerb, id: string, before?: HelpItem): Promise<HelpItem> {
  const item = (await helpItem(tx, id)) ?? refuse('NOT_FOUND');
  const told = ({ area, language, kind, title, published }: HelpItem) => ({ area, language, kind, title, published });
  await record(tx, doer, {
    verb,
    entity: 'helpItem',
    entityId: id,
    before: before && told(before),
    after: told(item),
  });
  return item;
}
