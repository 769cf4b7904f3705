import { createHash, randomBytes } from 'node:crypto';
import type { sharingContract } from '@cracha/contract/features/document/sharing.contract.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import { record } from '#core/audit/audit.ts';
import { provisionalPassword } from '#core/identity/codes.ts';
import { notify } from '#core/notification/notify.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import { refuse } from '#kernel/refusal.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { cleanFileName } from '#kernel/upload/file-name.ts';
import { waitText } from '#kernel/wait-text.ts';
import { toTake } from '../take-document.ts';
import {
  filesOfPass,
  insertLink,
  type LinkRow,
  type OpenedFile,
  openByPassword,
  revoke,
  type SharedFile,
} from './sharing.queries.ts';

type Calls = typeof sharingContract;

/** 128 random bits for an address or a pass. */
export const newSecret = (): string => randomBytes(16).toString('base64url');
/** All that is kept of one. */
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret.trim()).digest();

/** As it is compared: how it was typed in does not matter. */
const passwordMac = (secrets: Secrets, token: string, typed: string) =>
  secrets.mac('downloadLink', `${token.trim()} ${typed.replace(/[^0-9a-z]/gi, '').toUpperCase()}`);

export interface ShareServices {
  secrets: Secrets;
  publicUrl: string;
}

/**
 * A link to what some documents hold now, behind a password of twelve signs. Whoever makes it may take each of them; each counts as a download.
 * @throws NOT_FOUND, OPERATION_NOT_ALLOWED, DOWNLOAD_LIMIT_EXCEEDED
 */
export async function shareDocuments(
  { secrets, publicUrl }: ShareServices,
  tx: Tx,
  by: By,
  form: BodyOf<Calls['shareDocuments']>,
): Promise<ResponseSent<Calls['shareDocuments']>> {
  const files: SharedFile[] = [];
  for (const documentId of new Set(form.documentos.map(id => id.toLowerCase())))
    for (const { name, sha256, size, contentType } of (await toTake(tx, by, documentId)).files)
      files.push({ documentId, name, sha256, size, contentType });
  const [token, password] = [newSecret(), provisionalPassword()];
  const accessGroupId = groupOf(by);
  const made = await insertLink(tx, {
    ...{ accessGroupId, personId: by.personId, profile: by.profile, title: form.titulo, files },
    ...{ tokenHash: secretHash(token), passwordMac: passwordMac(secrets, token, password) },
    ...{ days: form.dias, times: form.vezes },
  });
  await record(tx, by, {
    ...{ verb: 'documentsShared', entity: 'downloadLink', entityId: made.id, accessGroupId },
    after: { title: form.titulo, number: files.length },
  });
  const link = publicUrl + to.download(token);
  return { id: made.id, link, senha: password, expiraEm: made.until.toISOString(), vezes: form.vezes };
}

/** @throws LINK_EXPIRED, also of one that never was; LINK_PASSWORD_WRONG; TOO_MANY_ATTEMPTS after five wrong ones */
export async function openLink(
  { secrets, pool }: ShareServices & { pool: pg.Pool },
  { ip, request }: By,
  inOwnTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  { token, senha }: BodyOf<Calls['openLink']>,
): Promise<ResponseSent<Calls['openLink']>> {
  const passe = newSecret();
  const passHash = secretHash(passe);
  const by = { tokenHash: secretHash(token), passwordMac: passwordMac(secrets, token, senha), passHash };
  const opened = await inOwnTransaction(tx => openByPassword(tx, { ...by, ip, agent: request.userAgent }));
  if (opened.state === 'expired') return refuse('LINK_EXPIRED');
  if (opened.state === 'wrong') return refuse('LINK_PASSWORD_WRONG');
  if (opened.state === 'shut') {
    const seconds = opened.wait_seconds;
    return refuse('TOO_MANY_ATTEMPTS', { tempo: waitText(seconds, request.language), retryAfter: seconds });
  }
  const { access_group_id: accessGroupId, person_id: personId, title, link_id, left_times: restam } = opened;
  await inGroupContext(pool, { personId, accessGroupId }, tx =>
    notify(tx, [
      {
        ...{ personId, accessGroupId, kind: 'downloadOpened', values: { titulo: title, restam } },
        target: opened.profile === 'gestor' ? to.manager.documents() : to.hr.documents(),
        cause: `download:${link_id}:${restam}`,
      },
    ]),
  );
  const files = await inOwnTransaction(tx => filesOfPass(tx, passHash));
  return {
    ...{ titulo: title, expiraEm: opened.until.toISOString(), restam, passe },
    arquivos: files.map(({ name, size }) => ({ nome: name, tamanho: size })),
  };
}

/** Its own maker's alone; once more changes nothing. @throws NOT_FOUND */
export async function revokeLink(tx: Tx, by: By, id: string): Promise<LinkRow> {
  const row = (await revoke(tx, id)) ?? refuse('NOT_FOUND');
  const accessGroupId = groupOf(by);
  await record(tx, by, {
    ...{ verb: 'documentLinkRevoked', entity: 'downloadLink', entityId: row.id, accessGroupId },
    after: { title: row.title },
  });
  return row;
}

/** What the holder of a pass takes. @throws LINK_EXPIRED */
export async function sharedFiles(tx: Tx, passe: string) {
  const files: OpenedFile[] = await filesOfPass(tx, secretHash(passe));
  const [only, another] = files;
  if (!only) return refuse('LINK_EXPIRED');
  const kept = files.map(({ name, sha256, size, content_type: contentType, at }) => ({
    ...{ name, sha256, size, contentType, at },
  }));
  if (!another) return { name: only.name, contentType: only.content_type, files: kept };
  return { name: cleanFileName(`${only.title}.zip`), contentType: 'application/zip', files: kept };
}
