import type { AppAccessList } from '@cracha/contract/access/app-accesses.ts';
import { appAccesses } from '@cracha/contract/access/app-accesses.ts';
import { type Profile, twoFactorRoles } from '@cracha/contract/access/roles.ts';
import type { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { presentOwnCase } from './case.presenter.ts';
import type { AccountHints } from './case.queries.ts';
import type { Claims, GroupChoice, personOf } from './identity.queries.ts';
import type { InvitedPerson } from './sign-in/signer.queries.ts';
import type { Helper, SupportInside } from './support/support.queries.ts';

type SignedInUser = ResponseSent<(typeof identityContract)['signedInUser']>;
type Person = Awaited<ReturnType<typeof personOf>>;

/** The signed-in user as the client starts with. `provisionalKey` is the session's; it is shown where step 3 asks for it alone. */
export function presentSignedInUser(
  person: Person,
  claims: Claims,
  actor: Actor,
  provisionalKey: string | null,
  { helper, inside, account }: { helper: Helper | undefined; inside: readonly SupportInside[]; account: AccountHints },
): SignedInUser {
  const required = person.two_factor_required || actor.roles.some(role => twoFactorRoles.includes(role));
  return {
    id: person.id,
    nome: person.name,
    cpf: person.cpf,
    email: person.email,
    celular: person.cell_phone,
    imagem: person.photo_sha256,
    desabilitaPropaganda: person.hides_advertising,
    idioma: actor.language,
    versao: person.version,
    keyProvisoria: required && !person.two_factor_active ? provisionalKey : null,
    obrigatorio2F: required,
    flgAceitoTermoPrivacidade: Boolean(person.policy_accepted),
    loginSenhaProvisoria: person.password_provisional,
    usuarioConfirmacao: {
      celularConfirmado: person.cell_phone_confirmed_at !== null,
      emailConfirmado: person.email_confirmed_at !== null,
      corConfirmado: person.ethnicity_confirmed_at !== null,
    },
    roles: [...actor.roles],
    permissions: claims.permissions,
    idGrupoAcesso: claims.IdGrupoAcesso,
    idGruposAcessoRH: claims.IdGruposAcessoRH,
    idGrupoAcessoGestor: claims.IdGrupoAcessoGestor,
    idEmpresasGestor: claims.IdEmpresasGestor,
    idGruposAcessoGestor: claims.IdGruposAcessoGestor,
    idEmpresasRH: claims.IdEmpresasRH,
    suporte: helper
      ? { idSolicitacao: helper.id, nomeSuporte: helper.name, expiraEm: helper.until.toISOString() }
      : null,
    conta: { pedidos: account.claims, caso: account.open ? presentOwnCase(account.open) : null },
    ...(inside.length > 0 ? { suporteNaConta: inside.map(presentInside) } : {}),
  };
}

function presentInside({ id, name, since, until }: SupportInside) {
  return { idSolicitacao: id, nomeSuporte: name, desde: since?.toISOString() ?? null, expiraEm: until.toISOString() };
}

/** A signer without a user: nothing to be done first, and no door but the document's. */
export function presentSigner({ id, name, email }: InvitedPerson): SignedInUser {
  return {
    id,
    nome: name,
    cpf: null,
    email,
    celular: null,
    imagem: null,
    desabilitaPropaganda: true,
    idioma: 'pt-BR',
    keyProvisoria: null,
    obrigatorio2F: false,
    flgAceitoTermoPrivacidade: true,
    loginSenhaProvisoria: false,
    usuarioConfirmacao: { celularConfirmado: true, emailConfirmado: true, corConfirmado: true },
    roles: ['ASSINANTE'],
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
}

export function presentGroups(groups: GroupChoice[]): ResponseSent<(typeof identityContract)['hrGroups']> {
  return groups.map(group => ({
    id: group.id,
    nome: group.name,
    logo: null,
    totalEmpresas: group.companies,
    ultimoUso: group.last_used?.toISOString() ?? null,
  }));
}

/** The actor's flags of one list, sorted. */
export function presentAppAccesses(actor: Actor, list: AppAccessList): string[] {
  return Object.entries(appAccesses)
    .filter(([key, { lists }]) => lists.some(name => name === list) && actor.appAccesses.has(key))
    .map(([key]) => key)
    .sort();
}

/** The flags of the actor's own profile; a signer has none. */
export function presentOwnAppAccesses(actor: Actor): string[] {
  const list = listOf[actor.profile];
  return list ? presentAppAccesses(actor, list) : [];
}

const listOf: Record<Profile, AppAccessList | undefined> = {
  trabalhador: 'empregado',
  rh: 'rh',
  gestor: 'gestor',
  financeiro: 'fin',
  admin: 'admin',
  revendedor: 'revenda',
  assemat: 'assemat',
  assinante: undefined,
};
