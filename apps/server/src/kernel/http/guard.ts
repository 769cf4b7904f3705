import { type Profile, profileRoles } from '@cracha/contract/access/roles.ts';
import { type Endpoint, isForSupport } from '@cracha/contract/kernel/endpoint.ts';
import { refuse } from '../refusal.ts';
import type { Actor } from './actor.ts';

/** Area prefixes of permission names by profile (`RhTrabalhadorVisualizar` belongs to profile rh). */
const permissionAreas = {
  trabalhador: ['Trabalhador'],
  rh: ['Rh'],
  gestor: ['Gestor'],
  financeiro: ['Financeiro', 'Administrador'],
  admin: ['Admin', 'Suporte'],
  revendedor: ['Revendedor'],
  assemat: ['Assemat'],
  assinante: ['Assinante'],
} as const satisfies Record<Profile, readonly string[]>;

type Guarded = Pick<
  Endpoint,
  'access' | 'beforeSteps' | 'beforeGroup' | 'forSigners' | 'method' | 'changesState' | 'responseKind' | 'forSupport'
>;

/**
 * The checks of docs/access.md after the session: steps, role in the profile, access group, app access, permission, and whether support
 * may. The first that fails answers. Row predicates and row-level security come after it.
 */
export function guard(endpoint: Guarded, actor: Actor): void {
  guardPerson(endpoint, actor);
  if (actor.supportGrantId && endpoint.access !== 'public' && !isForSupport(endpoint)) refuse('SUPPORT_ACT_FORBIDDEN');
}

function guardPerson(endpoint: Guarded, actor: Actor): void {
  const { access } = endpoint;
  if (access === 'public') return;
  if (actor.pendingStep && !endpoint.beforeSteps) refuse('STEP_PENDING', { step: actor.pendingStep });
  if (typeof access === 'string') {
    if (actor.profile === 'assinante' && !endpoint.forSigners) refuse('ACCESS_NOT_ALLOWED');
    return;
  }
  const rolesHere: readonly string[] = profileRoles[actor.profile];
  if (!access.roles.some(role => rolesHere.includes(role) && actor.roles.includes(role))) {
    refuse(actor.profile === 'admin' ? 'ACCESS_NOT_ALLOWED_ADMIN' : 'ACCESS_NOT_ALLOWED');
  }
  const needsGroup = actor.profile === 'rh' || actor.profile === 'gestor';
  if (needsGroup && !actor.accessGroupId && !endpoint.beforeGroup) refuse('ACCESS_GROUP_NOT_CHOSEN');
  if (access.appAccess && !access.appAccess.some(key => actor.appAccesses.has(key))) refuse('FEATURE_NOT_CONTRACTED');
  if (!holdsOneOf(access.permission ?? [], actor)) refuse('OPERATION_NOT_ALLOWED');
}

/** Any one of the names of the profile's area is enough; where none of it is listed, the role is. */
export function holdsOneOf(names: readonly string[], actor: Pick<Actor, 'profile' | 'permissions'>): boolean {
  const asked = permissionsOf(names, actor.profile);
  return asked.length === 0 || asked.some(name => actor.permissions.has(name));
}

/** Those of the listed permissions that belong to the profile's area: `Rh` must not match `Revendedor…`. */
function permissionsOf(names: readonly string[], profile: Profile): string[] {
  return names.filter(name =>
    permissionAreas[profile].some(area => name.startsWith(area) && /^[A-Z]/.test(name.slice(area.length))),
  );
}
