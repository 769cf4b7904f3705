import type { Readable } from 'node:stream';
import type { Endpoint } from '@cracha/contract/kernel/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Refusal, refuse } from '../refusal.ts';
import type { Turn } from '../threads/pool.ts';
import { bodyLimits, watchBody } from './body-watch.ts';

/** A file as it arrived. `refusal` says why this one was not taken; the others of the request go on. */
export interface Upload {
  field: string;
  /** Cleaned: no path, no control characters. */
  name: string;
  sha256: string;
  size: number;
  contentType: string;
  refusal?: Refusal;
  /** Of what is held for the call alone. */
  bytes?: Uint8Array;
}

export interface UploadRules {
  maxFiles: number;
  maxBytes: number;
  /** Kept in the file store; else hashed and dropped (a public page stores nothing). */
  keep: boolean;
  /** Not kept, and in memory while the call goes on. */
  held?: true;
  extensions: readonly string[];
  /** It may come without any. */
  optional?: true;
}

/** What came in a request's body. */
export interface Received {
  body: unknown;
  uploads: Upload[];
}

/** Takes one file's stream to its end under the rules; `turn`: whose it is, where it has to be looked at. */
export type Receive = (
  name: string,
  stream: Readable,
  rules: UploadRules,
  turn: Turn,
) => Promise<Omit<Upload, 'field'>>;

/** The same for whoever sends. */
type ReceiveOne = (name: string, stream: Readable, rules: UploadRules) => Promise<Omit<Upload, 'field'>>;

/** What the fields beside a file may hold, each and together: they are kept in memory while the file arrives. */
const fieldBytes = 64 * 1024;
const allFieldBytes = 256 * 1024;

/** Whether a request brings files: it waits for a place among those that do. */
export function bringsFiles({ bodyKind }: Endpoint, request: FastifyRequest): boolean {
  return bodyKind === 'upload' && request.isMultipart();
}

/** Who is sending files that come alone. */
const sending = new Set<string>();

/** Does the work unless the same sender is at it already. @throws UPLOAD_BUSY */
export async function alone<T>(sender: string, work: () => Promise<T>): Promise<T> {
  if (sending.has(sender)) refuse('UPLOAD_BUSY');
  sending.add(sender);
  try {
    return await work();
  } finally {
    sending.delete(sender);
  }
}

/**
 * The body of a request: JSON and urlencoded forms as parsed, or the files of an upload with the fields beside them, received
 * before any transaction is open (`allowed` runs the guard first, so that a stranger's file is not even read).
 * @throws UNSUPPORTED_MEDIA_TYPE of a multipart body that is no upload, UPLOAD_REQUIRED, UPLOAD_TOO_MANY, REQUEST_TIMEOUT of one
 * that comes too slowly, INVALID_REQUEST of one that is no form or holds too much beside its files
 */
export async function receiveBody(
  endpoint: Endpoint,
  request: FastifyRequest,
  receive: ReceiveOne,
  allowed: () => Promise<unknown>,
): Promise<Received> {
  const rules = endpoint.upload;
  if (!bringsFiles(endpoint, request) || !rules) {
    if (request.isMultipart() || endpoint.bodyKind === 'upload') await allowed();
    if (endpoint.bodyKind === 'upload' && !rules?.optional) refuse('UPLOAD_REQUIRED');
    if (request.isMultipart()) refuse('UNSUPPORTED_MEDIA_TYPE');
    return { body: request.body, uploads: [] };
  }
  await allowed();
  // who left while waiting for a place: the parser would wait for ever for the end of what is closed
  if (request.raw.destroyed) refuse('REQUEST_TIMEOUT');
  return new Promise((resolve, reject) => {
    const stop = watchBody(request.raw, bodyLimits, () => reject(new Refusal('REQUEST_TIMEOUT')));
    receiveForm(request, receive, rules, fieldsOf(endpoint))
      .catch(error => {
        throw isFormFault(error) ? new Refusal('INVALID_REQUEST') : error;
      })
      .then(resolve, reject)
      .finally(stop);
  });
}

async function receiveForm(
  request: FastifyRequest,
  receive: ReceiveOne,
  rules: UploadRules,
  known: number,
): Promise<Received> {
  const fields = new Map<string, string>();
  const uploads: Upload[] = [];
  let size = 0;
  const files = rules.maxFiles + 1;
  const limits = { files, fields: known, parts: known + files, fieldSize: fieldBytes, headerPairs: 20 };
  for await (const part of request.parts({ limits: { ...limits, fileSize: rules.maxBytes + 1 } })) {
    if (part.type === 'field') {
      const value = String(part.value);
      size += Buffer.byteLength(value);
      if (part.valueTruncated || size > allFieldBytes) refuse('INVALID_REQUEST');
      fields.set(part.fieldname, value);
    } else if (uploads.length >= rules.maxFiles) refuse('UPLOAD_TOO_MANY', { max: rules.maxFiles });
    else uploads.push({ field: part.fieldname, ...(await receive(part.filename ?? '', part.file, rules)) });
  }
  if (uploads.length === 0 && !rules.optional) refuse('UPLOAD_REQUIRED');
  return { body: Object.fromEntries(fields), uploads };
}

/** How many fields a form may have beside its files: those of the schema, and a few that a client adds of its own. */
function fieldsOf({ body }: Endpoint): number {
  return (body instanceof z.ZodMiniObject ? Object.keys(body.shape).length : 0) + 5;
}

/** What the parser of forms throws of a form that is none: without a boundary, cut off, with too many parts. */
function isFormFault(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof Refusal) return false;
  const code = 'code' in error ? String(error.code) : '';
  return code.startsWith('FST_') || /multipart|form|part header|premature/i.test(error.message);
}
