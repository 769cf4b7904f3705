import { type Profile, profiles } from '@cracha/contract/access/roles.ts';
import type { Endpoint } from '@cracha/contract/kernel/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';
import type { Tokens } from './token.ts';

/** The statement that opens the context, and what is in it: a hash and a known word, since a simple statement takes no parameters. */
export interface Opening {
  /** The token's row: `tokenRow` of its id. */
  tokenRow: string | undefined;
  profile: Profile | undefined;
  sql: string;
  /** Whose turn the call takes. */
  tenant: string;
}

/** The statement that opens a token's context; `grace` takes a token for a while after its term, `kind` one that may do that alone. */
export function openSql(tokenRow: string, profile: Profile | undefined, grace = '0', kind = 'full'): string {
  return `select access.open('${tokenRow}', ${profile ? `'${profile}'` : 'null'}, '${grace}', '${kind}')`;
}

/** The opening of a request, by its bearer token and `X-Profile`; a public call needs none. @throws UNAUTHENTICATED */
export async function openingOf(endpoint: Endpoint, tokens: Tokens, request: FastifyRequest): Promise<Opening> {
  if (endpoint.access === 'public')
    return { tokenRow: undefined, profile: undefined, sql: 'select null', tenant: request.ip };
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  const { row: tokenRow, tenant } =
    (scheme?.toLowerCase() === 'bearer' && token ? await tokens.read(token) : undefined) ?? refuse('UNAUTHENTICATED');
  const profile = profileOf(request.headers['x-profile']);
  const kind = endpoint.access === 'challenge' || endpoint.access === 'recovery' ? endpoint.access : 'full';
  return { tokenRow, profile, tenant, sql: openSql(tokenRow, profile, endpoint.renewal ? '15 minutes' : '0', kind) };
}

function profileOf(header: string | string[] | undefined): Profile | undefined {
  if (header === undefined || header === '') return undefined;
  const asked = String(header).toLowerCase();
  return profiles.find(profile => profile === asked) ?? refuse('ACCESS_NOT_ALLOWED');
}
