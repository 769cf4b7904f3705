import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { longestDer, parse, partsOf } from './asn1.ts';
import type { Certificate } from './certificate.ts';
import type { Stamp } from './cms.ts';
import { serialNumber } from './issue.ts';
import { faultOf, imprintOf, readToken, type Token, type TokenFault } from './time-stamp.ts';

export type StampFault = TokenFault | 'unreachable' | 'refused' | 'malformed' | 'wrongNonce' | 'clock' | 'policy';

/** A time stamp that was not given, or not accepted. Trying again later is its caller's. */
export class StampRefused extends Error {
  readonly reason: StampFault;

  constructor(reason: StampFault, detail: string, options?: ErrorOptions) {
    super(`The time-stamp authority: ${reason} (${detail}).`, options);
    this.reason = reason;
  }
}

export interface Authority {
  readonly url: string;
  /** What its certificates must lead to; those between may stand here too. */
  readonly roots: readonly Certificate[];
  /** The only policy that is accepted; left out: its own. */
  readonly policy?: string;
}

/** A clock ten minutes off is refused even when the answer took all its time. */
const mostDriftMs = 10 * 60_000 - 30_000;
const patienceMs = 10_000;
const granted = [pkijs.PKIStatus.granted, pkijs.PKIStatus.grantedWithMods];

/**
 * Asks an authority for time stamps over HTTP (RFC 3161, 3.4); each is judged before it is given on.
 * @param now our clock, milliseconds
 */
export function stampsOf(authority: Authority, now: () => number = Date.now, timeoutMs = patienceMs): Stamp {
  return async imprint => {
    const nonce = serialNumber();
    const answer = await ask(authority.url, question(imprint, nonce, authority.policy), timeoutMs);
    const given = tokenIn(answer);
    await judge(
      reading(() => readToken(given)),
      { imprint, nonce, authority, now: now() },
    );
    return given.valueBeforeDecodeView;
  };
}

interface Asked {
  readonly imprint: Uint8Array;
  readonly nonce: asn1js.Integer;
  readonly authority: Authority;
  readonly now: number;
}

/** @throws StampRefused */
async function judge(token: Token, { imprint, nonce, authority, now }: Asked): Promise<void> {
  // another digest than the one that was asked for is never right
  const asked = (name: string) => (name === 'SHA-256' ? imprint : Buffer.alloc(0));
  const fault = await faultOf(token, asked, authority.roots, authority.roots);
  if (fault) throw new StampRefused(fault, 'its token is not one for what was asked');
  if (!token.nonce?.isEqual(nonce)) throw new StampRefused('wrongNonce', 'its token answers another question');
  const aheadMs = token.at.getTime() - now;
  if (Math.abs(aheadMs) > mostDriftMs) throw new StampRefused('clock', `its clock is ${aheadMs / 1_000} s ahead`);
  // written and read by asn1js both: it knows long arcs by their bytes alone
  if (authority.policy && token.policy !== new asn1js.ObjectIdentifier({ value: authority.policy }).getValue())
    throw new StampRefused('policy', `its token is of the policy ${token.policy}`);
}

/** TimeStampReq (RFC 3161, 2.4.1); the authority's certificate is asked for. */
function question(imprint: Uint8Array, nonce: asn1js.Integer, reqPolicy?: string): Uint8Array {
  const request = new pkijs.TimeStampReq({
    version: 1,
    messageImprint: imprintOf(imprint),
    nonce,
    certReq: true,
    ...(reqPolicy ? { reqPolicy } : {}),
  });
  return new Uint8Array(request.toSchema().toBER());
}

/** TimeStampResp (RFC 3161, 2.4.2). @throws StampRefused where it gave no token */
function tokenIn(answer: Uint8Array): asn1js.AsnType {
  const { status, token } = reading(() => {
    const schema = parse(answer);
    const read = new pkijs.TimeStampResp({ schema });
    return { status: read.status, token: read.timeStampToken && partsOf(schema)[1] };
  });
  const said = status.statusStrings?.map(text => text.getValue()).join(' ') ?? '';
  if (!granted.includes(status.status))
    throw new StampRefused('refused', `status ${status.status} ${said.slice(0, 200)}`.trim());
  if (!token) throw new StampRefused('malformed', 'it grants a stamp and sends none');
  return token;
}

function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new StampRefused('malformed', 'its answer can’t be read', { cause: error });
  }
}

/** The body of an answer in time. @throws StampRefused */
async function ask(url: string, body: Uint8Array, timeoutMs: number): Promise<Uint8Array> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new Error(`no answer in ${timeoutMs / 1_000} s`)), timeoutMs);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      body: new Uint8Array(body),
      redirect: 'error',
      signal: patience.signal,
    });
    if (!answer.ok) throw new StampRefused('unreachable', `it answers ${answer.status}`);
    return await bounded(answer);
  } catch (error) {
    if (error instanceof StampRefused) throw error;
    throw new StampRefused('unreachable', error instanceof Error ? error.message : 'no answer', { cause: error });
  } finally {
    clearTimeout(timer);
    patience.abort();
  }
}

/** @throws StampRefused where the answer is longer than any token */
async function bounded(answer: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.byteLength;
    if (length > longestDer) throw new StampRefused('malformed', `its answer is longer than ${longestDer} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
