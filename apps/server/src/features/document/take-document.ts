import { countDownload } from '#core/file/download.ts';
import { type KeptFile, zipOf } from '#core/file/zip-files.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { By } from '#kernel/http/by.ts';
import type { SentFile } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { cleanFileName } from '#kernel/upload/file-name.ts';
import type { DocumentRow } from './document.queries.ts';
import { documentOf } from './document.ts';
import { noteReceipt } from './document-change.queries.ts';
import { filesOf, personsOf, signatureOf, versionsOf } from './document-parts.queries.ts';
import { noteEvent } from './note-event.ts';
import { noteOpening } from './reading.ts';

export interface Taken {
  name: string;
  contentType: string;
  files: (KeptFile & { contentType: string })[];
}

const pdf = 'application/pdf';

/**
 * What a reader takes of a document: the sealed file once completed, while it is signed the prepared one, else what was sent; several as
 * a ZIP. Counted as one download. @throws NOT_FOUND, OPERATION_NOT_ALLOWED, DOWNLOAD_LIMIT_EXCEEDED
 */
export async function toTake(tx: Tx, by: By, id: string, fileId?: string): Promise<Taken> {
  const row = await documentOf(tx, by, id);
  if (row.health && by.profile === 'rh' && !by.actor.permissions.has('RhDocumentoSaudeDownload'))
    refuse('OPERATION_NOT_ALLOWED');
  const taken = await (fileId === undefined ? whole(tx, row) : single(tx, row, fileId));
  await countDownload(tx, by.actor, 'document', row.id);
  await noteOpening(tx, by, row, await personsOf(tx, row.id));
  const reader = { documentId: row.id, version: row.file_version, personId: by.personId, ip: by.ip };
  if (row.mine && (await noteReceipt(tx, reader, 'downloaded')))
    await noteEvent(tx, by, row.id, { tipo: 'baixado', dados: { versao: row.file_version } });
  return taken;
}

async function single(tx: Tx, { id, file_version }: DocumentRow, fileId: string): Promise<Taken> {
  const wanted = fileId.toLowerCase();
  const file = (await filesOf(tx, id, file_version)).find(one => one.id === wanted) ?? refuse('NOT_FOUND');
  return {
    name: file.name,
    contentType: file.content_type,
    files: [{ ...file, contentType: file.content_type, at: new Date() }],
  };
}

async function whole(tx: Tx, row: DocumentRow): Promise<Taken> {
  const sealed = row.state === 'completed' ? await signatureOf(tx, row.id) : undefined;
  const [version] = await versionsOf(tx, row.id, row.file_version);
  const [sha256, size] = sealed?.final
    ? [sealed.final, sealed.finalSize]
    : [version?.prepared_sha256, version?.prepared_size];
  const name = cleanFileName(`${row.code} ${row.title}.pdf`);
  const at = row.created_at;
  if (sha256) return { name, contentType: pdf, files: [{ name, sha256, size: size ?? 0, at, contentType: pdf }] };
  const files = (await filesOf(tx, row.id, row.file_version)).map(file => ({
    ...file,
    at,
    contentType: file.content_type,
  }));
  const [only, another] = files;
  if (!only) return refuse('NOT_FOUND');
  if (!another) return { name: only.name, contentType: only.contentType, files };
  return { name: cleanFileName(`${row.code} ${row.title}.zip`), contentType: 'application/zip', files };
}

/** The bytes of what is taken. */
export async function sentFile(store: Pick<FileStore, 'open'>, { name, contentType, files }: Taken): Promise<SentFile> {
  const [only, another] = files;
  if (!only) return refuse('NOT_FOUND');
  if (another) return { content: zipOf(files, store), contentType, name };
  return { content: await store.open(only.sha256), contentType, name, size: only.size };
}
