import { type Profile, profileRoles } from '@cracha/contract/access/roles.ts';
import { appAccessCalls } from '@cracha/contract/features/identity/app-access.contract.ts';
import { sessionCalls } from '@cracha/contract/features/identity/session.contract.ts';
import { areas } from '@cracha/contract/navigation/areas.ts';
import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { call, callNow } from './client.ts';
import { forgetDrafts } from './kept-drafts.ts';
import { changeSession, clearSession, currentSession, type SignedInUser, setSession, type Token } from './session.ts';
import { remembered } from './store.ts';
import { setRenewal, tokenOf } from './token.ts';

const lastProfile = remembered('profile');
const everyProfile: readonly Profile[] = [
  'trabalhador',
  'rh',
  'gestor',
  'financeiro',
  'admin',
  'revendedor',
  'assemat',
  'assinante',
];

setRenewal(async () => tokenOf(await callNow(sessionCalls.refreshToken, {})));

/** The profiles the held roles open; a worker's own first, since everybody else is mostly a worker too. */
export function profilesOf(user: SignedInUser): Profile[] {
  const acting = user.suporte && currentSession()?.profile;
  // support acts in the profile it was let into and in no other
  if (acting) return [acting];
  return everyProfile.filter(profile => profileRoles[profile].some(role => user.roles.includes(role)));
}

/** After a right password: who it is. Nothing is chosen yet. */
export async function beginSession(token: Token): Promise<SignedInUser> {
  await setSession({ token, user: nobody, appAccesses: [] });
  const user = await call(sessionCalls.signedInUser, {}).catch(error => {
    clearSession(); // half a sign-in is none
    throw error;
  });
  await changeSession({ user });
  return user;
}

/** The same, the one used last first. */
export function lastUsedFirst(user: SignedInUser): Profile[] {
  const last = lastProfile.get();
  return profilesOf(user).sort((a, b) => Number(b === last) - Number(a === last));
}

/** Who is signed in and what is still to be done, as the server says now. */
export async function refreshUser(): Promise<SignedInUser> {
  const user = await call(sessionCalls.signedInUser, {});
  await changeSession({ user });
  return user;
}

/**
 * Works in a profile from now on. False where HR or a manager must choose an access group first; with a single group
 * that choice is made here.
 */
export async function chooseProfile(profile: Profile): Promise<boolean> {
  const before = currentSession();
  await changeSession({ profile, group: undefined, appAccesses: [] });
  try {
    const ready = await enterProfile(profile);
    lastProfile.set(profile);
    return ready;
  } catch (error) {
    // the page that stays open must not ask as somebody else
    if (before) await changeSession({ profile: before.profile, group: before.group, appAccesses: before.appAccesses });
    throw error;
  }
}

async function enterProfile(profile: Profile): Promise<boolean> {
  if (profile !== 'rh' && profile !== 'gestor') {
    await loadDoors(profile);
    return true;
  }
  const [first, ...others] = await groupsOf(profile);
  if (!first || others.length > 0) return false;
  await chooseGroup(first);
  return true;
}

/** The first screen of a profile for this person. */
export function homeOf(user: SignedInUser, profile: Profile): string {
  if (profile === 'admin' && !user.roles.includes('ADMIN')) return to.supportDesk();
  return Object.values(areas).find(area => area.profile === profile)?.home ?? to.login();
}

/** Where who is signed in goes on: home, or first the choice of a profile. */
export function atWork(): string {
  const session = currentSession();
  return session?.profile ? homeOf(session.user, session.profile) : to.profileChoice();
}

export function groupsOf(profile: 'rh' | 'gestor') {
  return call(profile === 'rh' ? sessionCalls.hrGroups : sessionCalls.managerGroups, {});
}

/** A new token that carries the group; then what this group lets the person do. */
export async function chooseGroup(group: { id: string; nome: string }): Promise<void> {
  const profile = currentSession()?.profile;
  const answer =
    profile === 'gestor'
      ? await call(sessionCalls.chooseManagerGroup, { body: { IdGrupoAcessoGestor: group.id } })
      : await call(sessionCalls.chooseHrGroup, { body: { idGrupoAcesso: group.id } });
  await changeSession({ token: tokenOf(answer), group: { id: group.id, name: group.nome } });
  await loadDoors(profile ?? 'rh');
}

/** Ends the session on the server and, whatever it says, here and in every tab; what was typed and not sent goes too. */
export async function signOut(): Promise<void> {
  const session = currentSession();
  await call(sessionCalls.signOut, {}).catch(() => undefined);
  clearSession();
  if (session) await forgetDrafts((session.behind ?? session).user.id).catch(() => undefined);
}

/** Permissions and flags of the present profile: what the menu and the guard ask. */
export async function loadDoors(profile: Profile): Promise<void> {
  const [user, appAccesses] = await Promise.all([call(sessionCalls.signedInUser, {}), flagsOf(profile)]);
  await changeSession({ user, appAccesses });
}

/** After a reload: what was kept may be old. A refusal here is no news, the next act meets it. */
export async function refreshDoors(): Promise<void> {
  const session = currentSession();
  if (session?.profile) await loadDoors(session.profile).catch(() => undefined);
}

function flagsOf(profile: Profile): Promise<string[]> {
  const calls = {
    trabalhador: appAccessCalls.workerAppAccesses,
    rh: appAccessCalls.hrAppAccesses,
    gestor: appAccessCalls.managerAppAccesses,
    financeiro: appAccessCalls.financeAppAccesses,
    admin: appAccessCalls.platformAppAccesses,
    revendedor: appAccessCalls.resellerAppAccesses,
    assemat: appAccessCalls.associationAppAccesses,
  } as const;
  return profile === 'assinante' ? Promise.resolve([]) : call(calls[profile], {});
}

/** In place of the user between the token and the first answer about him. */
const nobody: SignedInUser = {
  id: '',
  nome: '',
  cpf: null,
  email: null,
  celular: null,
  imagem: null,
  desabilitaPropaganda: false,
  idioma: 'pt-BR',
  keyProvisoria: null,
  obrigatorio2F: false,
  flgAceitoTermoPrivacidade: true,
  loginSenhaProvisoria: false,
  usuarioConfirmacao: { celularConfirmado: true, emailConfirmado: true, corConfirmado: true },
  roles: [],
  permissions: [],
  idGrupoAcesso: null,
  idGruposAcessoRH: [],
  idGrupoAcessoGestor: null,
  idEmpresasGestor: [],
  idGruposAcessoGestor: [],
  idEmpresasRH: [],
  suporte: null,
  conta: { pedidos: 0, caso: null },
};
