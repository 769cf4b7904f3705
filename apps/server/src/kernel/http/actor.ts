import { appAccesses } from '@cracha/contract/access/app-accesses.ts';
import type { Profile, Role } from '@cracha/contract/access/roles.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import type { Turn } from '../threads/pool.ts';

/**
 * Who is asking: built once per request by the database from the session's token (`access.open`), never from the token's
 * claims. Ids are UUID text. `permissions` are those of the profile's memberships, `appAccesses` those of its companies.
 */
export interface Actor {
  /** Where the database keeps the token; its id is the client's alone. */
  tokenRow: string;
  sessionId: string;
  /** What the session may do: everything, or only what follows a right password, a recovery code. */
  sessionKind: 'full' | 'challenge' | 'recovery';
  personId: string;
  name: string;
  language: Language;
  profile: Profile;
  roles: readonly Role[];
  permissions: ReadonlySet<string>;
  appAccesses: ReadonlySet<string>;
  accessGroupId: string | null;
  /** The membership is not limited to some companies, to some workers. */
  allCompanies: boolean;
  allWorkers: boolean;
  pendingStep: 'policy' | 'password' | 'twoFactor' | null;
  /** The support grant this session acts under; the person is then the one helped. */
  supportGrantId: string | null;
  /** The supporter behind the session, while the grant holds: in every record beside the person. */
  supporterId: string | null;
}

interface Opened extends Omit<Actor, 'tokenRow' | 'permissions' | 'appAccesses'> {
  permissions: string[];
  appAccesses: string[];
}

/** Whose turn a thread's work takes that this person waits for: their access group's, or their own without one. */
export function personTurn({
  accessGroupId,
  personId,
  sessionId,
}: Pick<Actor, 'accessGroupId' | 'personId' | 'sessionId'>): Turn {
  // a signer by a link has no person
  return { tenant: accessGroupId ?? (personId || sessionId), waits: 'person' };
}

/** Who calls without a session. */
export const nobody: Actor = {
  tokenRow: '',
  sessionId: '',
  sessionKind: 'full',
  personId: '',
  name: '',
  language: 'pt-BR',
  profile: 'trabalhador',
  roles: [],
  permissions: new Set(),
  appAccesses: new Set(),
  accessGroupId: null,
  allCompanies: false,
  allWorkers: false,
  pendingStep: null,
  supportGrantId: null,
  supporterId: null,
};

/** The actor of what `access.open` answered. */
export function actorOf(tokenRow: string, opened: unknown): Actor {
  const context = opened as Opened;
  const flags = new Set([...context.appAccesses, ...platformFlags(context.profile)]);
  return { ...context, tokenRow, permissions: new Set(context.permissions), appAccesses: flags };
}

/** The flags of the operator and of resellers come with the role: no plan grants them. */
function platformFlags(profile: Profile): string[] {
  const list = profile === 'admin' ? 'admin' : profile === 'revendedor' ? 'revenda' : undefined;
  return Object.entries(appAccesses).flatMap(([key, { lists }]) =>
    list && lists.some(name => name === list) ? [key] : [],
  );
}
