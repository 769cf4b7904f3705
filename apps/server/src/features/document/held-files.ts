import { buffer } from 'node:stream/consumers';
import type { documentContract } from '@cracha/contract/features/document/document.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { pagesOfPart } from '#core/document/paper.ts';
import { storeFile } from '#core/file/stored-file.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { personTurn } from '#kernel/http/actor.ts';
import type { By } from '#kernel/http/by.ts';
import type { Upload } from '#kernel/http/uploads.ts';
import { NotSignable, type NotSignableReason } from '#kernel/pdf/revision/not-signable.ts';
import { refuse } from '#kernel/refusal.ts';
import { groupOfSender, insertUpload } from './document.queries.ts';

type Answer = ResponseSent<(typeof documentContract)['holdDocumentFiles']>;
type InOwnTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** By content type: what has pages that people can read here and sign. */
export const drawnKinds = { 'application/pdf': 'pdf', 'image/jpeg': 'jpeg', 'image/png': 'png' } as const;

const refusals = {
  broken: 'UPLOAD_UNREADABLE',
  encrypted: 'FILE_PASSWORD_PROTECTED',
  noPages: 'UPLOAD_UNREADABLE',
  tooManyPages: 'MAX_VALUE',
  sides: 'UPLOAD_UNREADABLE',
  signed: 'SIGNED_UPLOAD',
  pixels: 'UPLOAD_UNREADABLE',
} as const satisfies Record<NotSignableReason, string>;

/** Files for a document, held for a day: each is taken or told why not, the others go on. @throws UPLOAD_REQUIRED */
export async function holdFiles(
  files: FileStore,
  by: By,
  inOwnTransaction: InOwnTransaction,
  uploads: readonly Upload[],
): Promise<Answer> {
  if (uploads.length === 0) refuse('UPLOAD_REQUIRED');
  const taken: Answer = [];
  const seen = new Set<string>();
  for (const upload of uploads) {
    if (upload.refusal) taken.push(refused(upload.name, upload.refusal.code, upload.refusal.data));
    else if (seen.has(upload.sha256)) taken.push(refused(upload.name, 'UPLOAD_DUPLICATE', { nome: upload.name }));
    else taken.push(await hold(files, by, inOwnTransaction, upload));
    seen.add(upload.sha256);
  }
  return taken;
}

const refused = (nome: string, codigo: string, valores: object = {}) => ({
  nome,
  recusa: { codigo, valores: { ...valores } },
});

async function hold(
  files: FileStore,
  by: By,
  inOwnTransaction: InOwnTransaction,
  upload: Upload,
): Promise<Answer[number]> {
  const { name, sha256, size, contentType } = upload;
  const kind = drawnKinds[contentType as keyof typeof drawnKinds];
  try {
    const pages =
      kind === undefined
        ? null
        : await pagesOfPart({ kind, bytes: await buffer(await files.open(sha256)) }, personTurn(by.actor));
    const id = await inOwnTransaction(async tx => {
      const accessGroupId = (await groupOfSender(tx, by)) ?? refuse('ACCESS_GROUP_NOT_CHOSEN');
      await storeFile(tx, { accessGroupId, personId: by.personId, name, sha256, size, contentType });
      return insertUpload(
        tx,
        { accessGroupId, personId: by.personId, profile: by.profile },
        { name, sha256, size, content_type: contentType, pages },
      );
    });
    return {
      nome: name,
      id,
      tamanho: size,
      sha256,
      paginas: pages,
      avisos: pages === null ? [{ codigo: 'FORMAT_NOT_SIGNABLE', valores: {} }] : [],
    };
  } catch (error) {
    if (!(error instanceof NotSignable)) throw error;
    return refused(name, refusals[error.reason]);
  }
}
