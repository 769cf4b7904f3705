import type { Readable } from 'node:stream';
import type { Endpoint } from '@cracha/contract/kernel/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '../refusal.ts';

/** A file as it arrived. `refusal` says why this one was not taken; the others of the request go on. */
export interface Upload {
  field: string;
  /** Cleaned: no path, no control characters. */
  name: string;
  sha256: string;
  size: number;
  contentType: string;
  refusal?: Refusal;
}

export interface UploadRules {
  maxFiles: number;
  maxBytes: number;
  /** Kept in the file store; else hashed and dropped (a public page stores nothing). */
  keep: boolean;
  extensions: readonly string[];
}

/** What came in a request's body. */
export interface Received {
  body: unknown;
  uploads: Upload[];
}

/** Takes one file's stream to its end under the rules. */
export type Receive = (name: string, stream: Readable, rules: UploadRules) => Promise<Omit<Upload, 'field'>>;

/**
 * The body of a request: JSON and urlencoded forms as parsed, the fields of a multipart form, or the files of an upload,
 * received before any transaction is open (`allowed` runs the guard first, so that a stranger's file is not even read).
 */
export async function receiveBody(
  endpoint: Endpoint,
  request: FastifyRequest,
  receive: Receive,
  allowed: () => Promise<unknown>,
): Promise<Received> {
  if (!request.isMultipart()) {
    if (endpoint.bodyKind === 'upload') {
      await allowed();
      refuse('UPLOAD_REQUIRED');
    }
    return { body: request.body, uploads: [] };
  }
  await allowed();
  const rules = endpoint.upload;
  const fields: Record<string, string> = {};
  const uploads: Upload[] = [];
  for await (const part of request.parts({
    limits: { files: (rules?.maxFiles ?? 0) + 1, fileSize: (rules?.maxBytes ?? 0) + 1, fields: 100 },
  })) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else if (!rules) refuse('INVALID_REQUEST');
    else if (uploads.length >= rules.maxFiles) refuse('UPLOAD_TOO_MANY', { max: rules.maxFiles });
    else uploads.push({ field: part.fieldname, ...(await receive(part.filename, part.file, rules)) });
  }
  if (endpoint.bodyKind === 'upload' && uploads.length === 0) refuse('UPLOAD_REQUIRED');
  return { body: fields, uploads };
}
