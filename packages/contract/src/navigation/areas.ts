import type { Profile, Role } from '../access/roles.ts';
import { defaultPageSize } from '../kernel/page.ts';

/** An area of the web application: everything below one address prefix. */
export interface Area {
  /** Address prefix; '' for sign-in and the public pages, which have none. */
  prefix: string;
  /** Value of `X-Profile` for calls made from here; null: no session is needed. */
  profile: Profile | null;
  /** Roles let in; none listed: anonymous and everyone. */
  roles: readonly Role[];
  /** First screen; null: none of its own. */
  home: string | null;
  pageSize: number;
}

/**
 * The areas and their doors (product map). The association and signers travel with profiles of their own, `assemat` and
 * `assinante`: the map's 'worker' header for them would mix their rows with those of a worker, and the guard goes by role.
 */
export const areas = {
  auth: { prefix: '', profile: null, roles: [], home: '/login', pageSize: defaultPageSize.staff },
  public: { prefix: '', profile: null, roles: [], home: null, pageSize: defaultPageSize.staff },
  signature: {
    prefix: '/signature',
    profile: 'assinante',
    // A signer with a user of their own signs in their own profile; the document's row decides (access.md).
    roles: ['ASSINANTE', 'EMPREGADO', 'RH', 'GESTOR'],
    home: '/signature/signature',
    pageSize: defaultPageSize.staff,
  },
  worker: {
    prefix: '/trabalhador',
    profile: 'trabalhador',
    roles: ['EMPREGADO'],
    home: '/trabalhador/inicio',
    pageSize: defaultPageSize.worker,
  },
  hr: { prefix: '/rh', profile: 'rh', roles: ['RH'], home: '/rh/inicio', pageSize: defaultPageSize.staff },
  manager: {
    prefix: '/gestor',
    profile: 'gestor',
    roles: ['GESTOR'],
    home: '/gestor/inicio',
    pageSize: defaultPageSize.staff,
  },
  finance: {
    prefix: '/financeiro',
    profile: 'financeiro',
    roles: ['FINANCEIRO'],
    home: '/financeiro/inicio',
    pageSize: defaultPageSize.staff,
  },
  administrator: {
    prefix: '/administrador',
    profile: 'financeiro',
    roles: ['FINANCEIRO'],
    home: '/administrador/inicio',
    pageSize: defaultPageSize.staff,
  },
  'platform-admin': {
    prefix: '/admin',
    profile: 'admin',
    roles: ['ADMIN', 'SUPORTE'],
    home: '/admin/inicio',
    pageSize: defaultPageSize.staff,
  },
  association: {
    prefix: '/assemat',
    profile: 'assemat',
    roles: ['ASSEMAT'],
    home: '/assemat/inicio',
    pageSize: defaultPageSize.staff,
  },
  reseller: {
    prefix: '/revendedor',
    profile: 'revendedor',
    roles: ['REVENDEDOR'],
    home: '/revendedor/inicio',
    pageSize: defaultPageSize.staff,
  },
} as const satisfies Record<string, Area>;

export type AreaName = keyof typeof areas;

/** The area of an address: by its first segment, so that `/administrador` is never `/admin`; undefined: no area's. */
export function areaOf(path: string): AreaName | undefined {
  const prefix = `/${path.split(/[/?#]/)[1] ?? ''}`;
  return areaNames.find(name => areas[name].prefix === prefix);
}

/**
 * The profile that an address is worked in; null: none is needed, undefined: no area's. A signer with a user is named in one of
 * their own, which the address says.
 */
export function profileAt(address: string): Profile | null | undefined {
  const area = areaOf(address);
  if (area !== 'signature') return area && areas[area].profile;
  const named = /[?&]perfil=(\w+)/.exec(address)?.[1];
  return signsIn.find(profile => profile === named) ?? areas.signature.profile;
}

const signsIn = ['trabalhador', 'rh', 'gestor'] as const;

const areaNames = Object.keys(areas).filter(isAreaName);

function isAreaName(name: string): name is AreaName {
  return Object.hasOwn(areas, name);
}
