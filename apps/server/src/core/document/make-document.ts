import { createHash } from 'node:crypto';
import { record } from '#core/audit/audit.ts';
import { storeFile } from '#core/file/stored-file.queries.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Doer } from '#kernel/http/by.ts';
import { appendEvent } from './chain.queries.ts';
import {
  insertDocument,
  insertPerson,
  insertVersion,
  type NewDocument,
  type PaperFile,
  type Person,
} from './make-document.queries.ts';

/** Who makes a document, as its chain names them. */
export interface Maker extends Doer {
  /** Null: the platform. */
  name: string | null;
  /** The program that asked, where one did. */
  agent: string | null;
}

/** What is made of files whose bytes are in the store; what it is found by and its sender are added here. */
export type Paper = Omit<NewDocument, 'sentBy' | 'companyId' | 'words'> & { files: readonly PaperFile[] };

/**
 * The one door by which a document comes to be, in the transaction of its cause: its row, its first version, whom it is about, the first
 * rows of its chain, its files and the history. What asks for signatures is a draft that nobody is told of.
 * @param about nobody: it is about those who will be named to sign it
 */
export async function makeDocument(
  tx: Tx,
  by: Maker,
  { files, ...paper }: Paper,
  about: Person | undefined,
): Promise<{ id: string; code: string }> {
  const { accessGroupId, title, kind, tags, side, asks, health } = paper;
  const made = await insertDocument(tx, {
    ...{ ...paper, companyId: about?.company_id ?? null, sentBy: by.personId },
    words: [title, kind, ...tags, about?.name].filter(Boolean).join(' '),
  });
  if (about) await insertPerson(tx, made.id, about, side !== 'trabalhador');
  const hash = hashSent(files);
  const version = { documentId: made.id, accessGroupId, number: 1, madeBy: by.personId, reason: null, hash, files };
  await insertVersion(tx, version);
  const event = { ator: by.name, ip: by.ip, agente: by.agent, hashDocumento: null };
  const begun = { codigo: made.code, versao: 1, hashEnviado: hash };
  await appendEvent(tx, made.id, { ...event, tipo: 'criado', dados: begun });
  if (asks !== 'sign') await appendEvent(tx, made.id, { ...event, tipo: 'enviado', dados: { versao: 1 } });
  await keepFiles(tx, by, accessGroupId, files);
  // more people read the history than documents of health
  const after = { title: health ? null : title, asks: wireAsks[asks], worker: about?.name ?? null };
  await record(tx, by, { verb: 'documentSent', entity: 'document', entityId: made.id, accessGroupId, after });
  return made;
}

const wireAsks = { nothing: 'nada', acknowledge: 'ciente', sign: 'assinatura' } as const;

/** A file's own hash; of several the hash of theirs. */
export function hashSent(files: readonly Pick<PaperFile, 'sha256'>[]): string {
  const [only, another] = files;
  if (only && !another) return only.sha256;
  return createHash('sha256')
    .update(files.map(({ sha256 }) => sha256).join(''))
    .digest('hex');
}

/** The access group holds the files from now on. */
export async function keepFiles(
  tx: Tx,
  { personId }: Pick<Doer, 'personId'>,
  accessGroupId: string,
  files: readonly PaperFile[],
): Promise<void> {
  for (const { name, sha256, size, content_type: contentType } of files)
    await storeFile(tx, { accessGroupId, personId, name, sha256, size, contentType });
}
