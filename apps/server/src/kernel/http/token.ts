import { createHash } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

const issuer = 'cracha';
const lifetimeSeconds = 600;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Signs and reads the bearer tokens of one installation. Claims are for the client; the server trusts `jti` alone. */
export interface Tokens {
  sign(claims: JWTPayload): Promise<{ access_token: string; token_type: 'bearer'; expires_in: number }>;
  /** What a token says, or undefined when the signature is not ours. Its term is the database's to judge. */
  read(token: string): Promise<KnownToken | undefined>;
}

export interface KnownToken {
  /** The row of the database that says whether the token is good: `tokenRow` of its `jti`. */
  row: string;
  /** Whose turn its calls take: the access group it was made with, or that its person works in; else the person. Decides no access. */
  tenant: string;
}

/**
 * Where the database keeps a token: half of the SHA-256 of the id that the token carries, a UUID too. Who reads the database, or a backup,
 * doesn't learn the id. Nobody guesses its 122 bits, so that a plain hash is enough. SQL has the same as `access.token_row`.
 */
export function tokenRow(jti: string): string {
  const hash = createHash('sha256').update(jti.replaceAll('-', ''), 'hex').digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/**
 * @param secret 32 bytes of the installation (RFC 7515, HS256). A verified token is remembered by its text: the
 * signature of the same text can't turn false, so a hot read pays for it, and for its row's hash, once.
 */
export function createTokens(secret: Uint8Array, remembered = 5000): Tokens {
  const known = new Map<string, KnownToken>();
  return {
    async sign(claims) {
      const access_token = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setIssuedAt()
        .setExpirationTime(`${lifetimeSeconds}s`)
        .sign(secret);
      return { access_token, token_type: 'bearer', expires_in: lifetimeSeconds };
    },
    async read(token) {
      const before = known.get(token);
      if (before) return before;
      const read = await verified(token, secret);
      if (read) remember(known, token, read, remembered);
      return read;
    },
  };
}

async function verified(token: string, secret: Uint8Array): Promise<KnownToken | undefined> {
  try {
    // an hour's tolerance: renewal takes a token up to fifteen minutes past its term, and the database decides
    const { payload } = await jwtVerify(token, secret, { issuer, algorithms: ['HS256'], clockTolerance: 3600 });
    const { jti, sub, IdGrupoAcesso, IdGrupoAcessoGestor, IdGrupoVinculo } = payload;
    if (!jti || !uuid.test(jti)) return undefined;
    const row = tokenRow(jti);
    return { row, tenant: String(IdGrupoAcesso ?? IdGrupoAcessoGestor ?? IdGrupoVinculo ?? sub ?? row) };
  } catch {
    return undefined;
  }
}

function remember(known: Map<string, KnownToken>, token: string, read: KnownToken, most: number): void {
  if (known.size >= most)
    for (const oldest of known.keys()) {
      known.delete(oldest);
      if (known.size < most / 2) break;
    }
  known.set(token, read);
}
