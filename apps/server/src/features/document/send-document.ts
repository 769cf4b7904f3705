import { createHash } from 'node:crypto';
import type { documentContract } from '@cracha/contract/features/document/document.contract.ts';
import { documentKinds, healthKinds } from '@cracha/contract/features/document/document-words.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { appendEvent } from './chain.queries.ts';
import {
  anyCompany,
  insertDocument,
  insertFiles,
  insertReceiver,
  receiverOf,
  takeUploads,
} from './document.queries.ts';

type Call = (typeof documentContract)['createDocument'];
const maxPeople = 1;

/**
 * Makes the draft of a document to sign, of files that its sender holds: seen and told to nobody until its signers are named and it is sent.
 * @throws UPLOAD_REQUIRED, FORMAT_NOT_SIGNABLE, UPLOAD_DUPLICATE, INVALID_OPTION, INVALID_DATE, EMPLOYEE_NOT_FOUND
 */
export async function createDocument(tx: Tx, by: By, body: BodyOf<Call>): Promise<ResponseSent<Call>> {
  if (body.pede !== 'assinatura') refuseField('pede', 'INVALID_OPTION');
  if (body.arquivos.length === 0) refuse('UPLOAD_REQUIRED');
  if ((body.para?.ids.length ?? 0) > maxPeople) refuseField('para', 'INVALID_OPTION');
  if (body.validoAte && body.validoAte <= dayFrom()) refuseField('validoAte', 'INVALID_DATE');
  const kind = body.especie?.trim() || null;
  const files = await takeUploads(tx, body.arquivos);
  if (files.length < body.arquivos.length) refuseField('arquivos', 'INVALID_OPTION');
  if (new Set(files.map(({ sha256 }) => sha256)).size < files.length)
    refuse('UPLOAD_DUPLICATE', { nome: files[0]?.name ?? '' });
  if (files.some(({ pages }) => pages === null)) refuse('FORMAT_NOT_SIGNABLE');
  const [about] = body.para?.ids ?? [];
  const receiver = about === undefined ? undefined : ((await receiverOf(tx, about)) ?? refuse('EMPLOYEE_NOT_FOUND'));
  const company = receiver
    ? { id: receiver.company_id, access_group_id: receiver.access_group_id }
    : await anyCompany(tx);
  if (!company) return refuse('EMPLOYEE_NOT_FOUND');
  const made = await insertDocument(tx, {
    ...{ accessGroupId: company.access_group_id, companyId: company.id, sentBy: by.personId, side: by.profile },
    ...{ title: body.titulo, type: body.tipo, kind, message: body.mensagem ?? '', asks: 'sign' },
    ...{ dueOn: null, validUntil: body.validoAte ?? null, folder: body.pasta || null, tags: body.etiquetas ?? [] },
    ...{ health: kind !== null && healthKinds.includes(kind), hashSent: hashOf(files) },
  });
  await insertFiles(tx, made.id, 1, files);
  if (receiver) await insertReceiver(tx, made.id, receiver);
  await appendEvent(tx, made.id, {
    ...{ tipo: 'criado', ator: by.actor.name, ip: by.ip, agente: by.request.userAgent, hashDocumento: null },
    dados: { codigo: made.code, arquivos: files.map(({ sha256 }) => sha256), especie: isKnown(kind) ? kind : null },
  });
  return { id: made.id, codigo: made.code, situacao: 'rascunho' };
}

const known: readonly string[] = Object.values(documentKinds).flat();
const isKnown = (kind: string | null) => kind !== null && known.includes(kind);

/** Of the one file its own; of several the hash of their hashes, in their order. */
function hashOf(files: readonly { sha256: string }[]): string {
  const [only, ...others] = files;
  if (only && others.length === 0) return only.sha256;
  return createHash('sha256')
    .update(files.map(({ sha256 }) => sha256).join(''))
    .digest('hex');
}
