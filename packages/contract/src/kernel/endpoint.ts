import type * as z from 'zod/mini';
import type { AppAccess } from '../access/app-accesses.ts';
import type { Permission } from '../access/permissions.ts';
import type { Role } from '../access/roles.ts';

/**
 * Who may call. `public`: anybody. `signedIn`: any session. `challenge`, `recovery`: a session, or the short-lived token that
 * follows a right password, a recovery code. Else: one of the roles, in the matching profile; of `permission` those
 * of the profile's area count (any one is enough; none listed for the area: the role is enough); of `appAccess` any one.
 */
export type Access =
  | 'public'
  | 'signedIn'
  | 'challenge'
  | 'recovery'
  | { roles: readonly Role[]; permission?: readonly Permission[]; appAccess?: readonly AppAccess[] };

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Body kinds beside JSON: a form (urlencoded), or a multipart form with files, streamed by the handler. */
export type BodyKind = 'json' | 'form' | 'upload';

/** What the response is when it is no JSON: nothing (204), bytes with a file name, or server-sent events. */
export type ResponseKind = 'json' | 'empty' | 'file' | 'events';

type Schema = z.core.$ZodType;

export interface Endpoint<
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  R extends Schema | undefined = Schema | undefined,
> {
  method: Method;
  /** Below `/api`, in the letter case of the source document; `:name` is a parameter, `:name?` a left-out last one. */
  path: string;
  /** One plain English sentence for the API page. */
  summary: string;
  access: Access;
  params?: P;
  query?: Q;
  body?: B;
  bodyKind?: BodyKind;
  /**
   * Of an upload: how many files, how large each, which endings; `keep: false` is hashed and dropped; `held`
   * too, but its bytes are in memory for as long as the call takes. Where files are `optional` the
   * body may come without any, as JSON too.
   * `alone`: one of a session's at a time, a second is UPLOAD_BUSY.
   */
  upload?: {
    maxFiles: number;
    maxBytes: number;
    keep: boolean;
    held?: true;
    extensions: readonly string[];
    optional?: true;
    alone?: true;
  };
  response?: R;
  responseKind?: ResponseKind;
  /** Declared and guarded, answers 501 NOT_AVAILABLE until it is built. */
  planned?: boolean;
  /** Open while policy, password or two-factor is pending. */
  beforeSteps?: boolean;
  /** Open before HR or a manager has chosen an access group. */
  beforeGroup?: boolean;
  /** Of calls for any session: open to a signer too, who has no user and enters for one document. */
  forSigners?: boolean;
  /**
   * Open to support that acts for a user, though it changes something or takes a file: what ends or goes on with the help itself, previews,
   * and pictures of the page. Any other such call is closed to support (access.md, Support).
   */
  forSupport?: true;
  /** A GET that changes state: refused cross-site, never for HEAD, and served by POST at the same path too. */
  changesState?: boolean;
  /** Works in several short transactions of its own: what it counts must survive its refusal, or it is slow in between. */
  ownTransactions?: boolean;
  /**
   * Reads much, writes nothing, and no event asks for it anew: where there is a replica that has what the asker wrote last, it answers, and
   * what others wrote in the last seconds may be missing.
   */
  mayLag?: true;
  /** Takes a token up to fifteen minutes past its term: the renewal alone. */
  renewal?: boolean;
  /** Answered by one SQL function that checks the session itself: the mount doesn't open a transaction. */
  hot?: boolean;
}

/** Whether support that acts for a user may call it: reading, and what is flagged. */
export function isForSupport({
  method,
  changesState,
  responseKind,
  forSupport,
}: Pick<Endpoint, 'method' | 'changesState' | 'responseKind' | 'forSupport'>): boolean {
  return forSupport === true || (method === 'GET' && !changesState && responseKind !== 'file');
}

/** Declares one call. The record is the only source of mount, client, guard, API page and sweep tests. */
export function endpoint<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  R extends Schema | undefined = undefined,
>(record: Endpoint<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return record;
}

/** Every endpoint of a feature, by the key its handler carries. */
export type Contract = Record<string, Endpoint>;

type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;

export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _R> ? Out<P> : never;
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _R> ? Out<Q> : never;
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _R> ? Out<B> : never;
export type ParamsSent<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _R> ? In<P> : never;
export type QuerySent<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _R> ? In<Q> : never;
export type BodySent<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _R> ? In<B> : never;
/** What a handler returns: the schema's input, so that a presenter's plain object is parsed on its way out. */
export type ResponseSent<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? In<R> : never;
export type ResponseOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? Out<R> : never;
