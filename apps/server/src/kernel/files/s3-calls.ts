import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { Refusal } from '../refusal.ts';
import type { S3Settings } from './s3-files.ts';

/** The service answered something else than what was asked of it. */
export class StoreFailure extends Error {}

/** The service could not be reached, or had no answer, however often it was asked: nobody's fault, and it comes back. */
export class StoreOutOfReach extends Refusal {
  constructor(what: string, cause: unknown) {
    super('UNAVAILABLE', { retryAfter: 5 });
    this.message = `The store of files is out of reach: ${what}.`;
    this.cause = cause;
  }
}

/** One call of the service. */
export interface StoreCall {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  sha256: string;
  /** What may be answered; else `StoreFailure`. */
  expected: readonly number[];
  /** After `?`: a part, or all parts, of an upload. */
  query?: string;
  /** With its SHA-256: the service compares what arrives. */
  body?: { content: Blob; sha256: string };
  range?: string;
}

export type Send = (call: StoreCall) => Promise<Response>;

/** Tries of a call, the pauses between them (growing, up to so much), and how long one may be silent; sending a body takes longer, a second for each 256 KB. */
export interface Patience {
  tries: number;
  pauseMs: number;
  silentMs: number;
}
const usual: Patience = { tries: 5, pauseMs: 200, silentMs: 15_000 };
const bytesPerMs = 256;

/**
 * Signed calls. What says nothing, breaks off or fails by itself (5xx, 429) is asked again, with growing pauses.
 * @throws StoreOutOfReach once all tries are spent; StoreFailure for an answer that no try would change
 */
export function callsOf(settings: S3Settings, { tries, pauseMs, silentMs }: Patience = usual): Send {
  const client = new AwsClient({
    accessKeyId: settings.key,
    secretAccessKey: settings.secret,
    region: settings.region,
    service: 's3',
    retries: 0,
  });
  const base = `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}`;
  const once = async ({ method, sha256, query, body, range }: StoreCall) => {
    const address = `${base}/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}${query ? `?${query}` : ''}`;
    const ending = new AbortController();
    const isSilent = () => ending.abort(new Error('No answer in time.'));
    // until it answers: what it answers is read at the reader's pace
    const late = setTimeout(isSilent, silentMs + (body ? body.content.size / bytesPerMs : 0));
    try {
      return await client.fetch(address, {
        method,
        // it compares what arrives with it: nothing else is kept under that name
        headers: { 'x-amz-content-sha256': body?.sha256 ?? emptyHash, ...(range && { range }) },
        ...(body && { body: body.content }),
        signal: ending.signal,
      });
    } finally {
      clearTimeout(late);
    }
  };
  return async call => {
    const what = `${call.method} of ${call.sha256}`;
    let last: unknown;
    for (let at = 0; at < tries; at++) {
      if (at > 0) await wait((0.5 + Math.random() / 2) * pauseMs * 2 ** (at - 1));
      const answer = await once(call).catch(error => {
        last = error;
      });
      if (!answer) continue;
      if (call.expected.includes(answer.status)) {
        if (call.method === 'HEAD' || answer.status === 404) await answer.body?.cancel();
        return answer;
      }
      await answer.body?.cancel();
      last = new StoreFailure(`${what} answered ${answer.status}.`);
      if (answer.status < 500 && answer.status !== 429) throw last;
    }
    throw new StoreOutOfReach(what, last);
  };
}

/** SHA-256 of nothing. */
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
