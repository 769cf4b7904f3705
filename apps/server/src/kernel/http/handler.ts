import type { Readable } from 'node:stream';
import type { BodyOf, Contract, Endpoint, ParamsOf, QueryOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { Tx } from '../database/transaction.ts';
import type { Actor } from './actor.ts';
import type { By } from './by.ts';
import type { EventTopics } from './events.ts';
import type { RequestInfo } from './request-info.ts';
import type { Upload } from './uploads.ts';

/** Content of which any part can be read again: a delivery that broke off goes on where it was. */
export interface ResumableContent {
  /** Other bytes have another one. */
  etag: string;
  /** Bytes `from` to `to`, both included. */
  part(from: number, to: number): Promise<Readable>;
}

/** A file the mount sends: bytes, a stream, or what can be gone on with (its `size` is then given), with a name the person sees. */
export interface SentFile {
  content: Readable | Uint8Array | ResumableContent;
  contentType: string;
  name: string;
  size?: number;
  inline?: boolean;
}

/** What a handler is called with. `tx` holds the actor's context; `uploads` are the files of a `bodyKind: 'upload'`, received before the transaction began. */
export interface CallOf<E> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  tx: Tx;
  actor: Actor;
  request: RequestInfo;
  /** Who does it: what acts take and histories keep. */
  by: By;
  uploads: readonly Upload[];
  /** Of calls with `ownTransactions`: one short transaction in the caller's context, kept whatever the call answers. */
  inOwnTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** The same for reading alone, on a replica where there is one: of calls with `mayLag`. */
  inOwnReading: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Runs once the call's transaction is committed: what is sent over the air, never what must not be lost. */
  afterCommit: (work: () => void) => void;
}

/** Answers by the endpoint's `responseKind`: the response's JSON, nothing, a file, or the topics of its events. */
export type Handler<E> = (
  call: CallOf<E>,
) => Promise<ResponseSent<E> | EventTopics | (undefined extends ResponseSent<E> ? SentFile : never)>;

/** A named statement that opens the context itself. `$1` token, `$2` profile. */
export interface HotStatement {
  statement: string;
  values: unknown[];
}

/** A hot read: one such statement, which answers the JSON text. */
export interface HotRead<E> {
  statement: string;
  values: (call: Pick<CallOf<E>, 'params' | 'query'> & { request: Pick<RequestInfo, 'ip'> }) => unknown[];
}

/** What a hot file may go on with: further statements as its first, and work that is slow between them, each in its turn. */
export interface HotCall {
  ip: string;
  /** Whose turn it takes: an access group, or a person without one. */
  tenant: string;
  ask(hot: HotStatement): Promise<unknown>;
  atLength<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * A file whose ordinary case are named statements, as a hot read's: what the first answers says which file is sent. Null, or nothing to
 * send, and no more done than may be done again, sends the call the ordinary way.
 */
export interface HotFile<E> extends HotRead<E> {
  send: (found: unknown, call: HotCall) => Promise<SentFile | undefined>;
  otherwise: Handler<E>;
}

export type Handlers<C extends Contract> = { [K in keyof C]?: AnyHandler<C[K]> };
export type AnyHandler<E> = Handler<E> | HotRead<E> | HotFile<E>;

/** A feature's contract with its handlers, ready to mount. */
export interface Routes {
  contract: Contract;
  handlers: Record<string, AnyHandler<Endpoint>>;
}

/** Binds handlers to the calls of a contract by key. What is built must have one: the mount refuses to start else. */
export function routes<C extends Contract>(contract: C, handlers: Handlers<C>): Routes {
  return { contract, handlers: handlers as Routes['handlers'] };
}
