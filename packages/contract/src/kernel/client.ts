import type { BodySent, Endpoint, ParamsSent, QuerySent, ResponseOf } from './endpoint.ts';

/** The body of every refusal: catalogue code, title and message in the reader's language, fields by name. */
export interface RefusalBody {
  code: string;
  title: string;
  message: string;
  fields?: Record<string, string>;
  data?: Record<string, unknown>;
  requestId?: string;
}

/** A refusal that reached the client. `status` 0: the server could not be reached. */
export class Refusal extends Error {
  status: number;
  body: RefusalBody;
  constructor(status: number, body: RefusalBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export interface ClientOptions {
  /** `/api` in the browser, an absolute address in tests. */
  base: string;
  /** Headers of every request: bearer, X-Profile, X-Timezone-Offset, X-Timezone-City, Accept-Language. */
  headers: () => Record<string, string>;
  /** Called once on every refusal before it is thrown (session over, step pending …), with the headers it was asked with. */
  onRefusal?: (refusal: Refusal, asked: Record<string, string>) => void;
  fetch?: typeof fetch;
}

const nowhere: RefusalBody = { code: 'NOT_FOUND', title: '', message: '' };

type Part<K extends string, T> = T extends undefined
  ? unknown
  : undefined extends T
    ? { [k in K]?: T }
    : { [k in K]: T };
export type CallInput<E> = Part<'params', ParamsSent<E>> &
  Part<'query', QuerySent<E>> &
  // a form with files beside the fields of the schema
  Part<'body', BodySent<E> | FormData> & {
    /** Same key, same effect: made by the caller for an act it may have to repeat; else one is made per call. */
    idempotencyKey?: string;
    signal?: AbortSignal;
    /** In place of the session's: the short-lived token after a right password or a recovery code. */
    bearer?: string;
  };

export type Call = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<ResponseOf<E>>;

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
  bearer?: string;
}

/** The typed client: one function for all endpoints. Throws `Refusal`; never answers half a result. */
export function createClient(options: ClientOptions): Call {
  const send = options.fetch ?? fetch;
  return async (endpoint, input) => {
    const given: LooseInput = input;
    // an address without the id of its record: `/importacao//conferencia` is no address
    const isEmpty = ([name, value]: [string, unknown]) => value === '' && endpoint.path.includes(`/:${name}`);
    if (Object.entries(given.params ?? {}).some(isEmpty)) throw new Refusal(404, nowhere);
    const method = endpoint.method === 'GET' && endpoint.changesState ? 'POST' : endpoint.method;
    const { body, headers } = encodeBody(endpoint, given.body);
    if (given.bearer) headers.authorization = `Bearer ${given.bearer}`;
    if (method !== 'GET') headers['idempotency-key'] = given.idempotencyKey ?? crypto.randomUUID();
    const asked = { ...options.headers(), ...headers };
    const answer = await send(options.base + pathOf(endpoint, given.params) + queryOf(given.query), {
      method,
      headers: asked,
      ...(body === undefined ? {} : { body }),
      ...(given.signal ? { signal: given.signal } : {}),
    }).catch(unreachable);
    if (!answer.ok) throw await refused(answer, options, asked);
    if (answer.status === 204) return undefined as never;
    return (endpoint.responseKind === 'file' ? await answer.blob() : await answer.json()) as never;
  };
}

/** The path of a call with its parameters filled in and percent-encoded; a left-out last parameter is dropped. */
export function pathOf(endpoint: Endpoint, params: Record<string, unknown> = {}): string {
  return endpoint.path.replace(/\/:(\w+)\??/g, (_, name: string) =>
    params[name] === undefined ? '' : `/${encodeURIComponent(String(params[name]))}`,
  );
}

function queryOf(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const text = search.toString();
  return text && `?${text}`;
}

function encodeBody(
  endpoint: Endpoint,
  body: unknown,
): { body?: FormData | URLSearchParams | string; headers: Record<string, string> } {
  if (body === undefined) return { headers: {} };
  if (body instanceof FormData) return { body, headers: {} };
  if (endpoint.bodyKind === 'form') return { body: formOf(body), headers: {} };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** What is left out of an object is left out of the form: `undefined` must not travel as a word. */
function formOf(body: unknown): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    if (value !== undefined && value !== null) form.set(name, String(value));
  }
  return form;
}

function unreachable(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  throw new Refusal(0, { code: 'OFFLINE', title: '', message: '' });
}

async function refused(answer: Response, options: ClientOptions, asked: Record<string, string>): Promise<Refusal> {
  const body: unknown = await answer.json().catch(() => undefined);
  const known = typeof body === 'object' && body !== null && 'code' in body ? (body as RefusalBody) : undefined;
  const refusal = new Refusal(answer.status, known ?? { code: 'ERROR_SEND', title: '', message: '' });
  options.onRefusal?.(refusal, asked);
  return refusal;
}
