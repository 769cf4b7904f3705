/** The nine roles, exactly as the source documents name them. */
export const roles = [
  'RH',
  'EMPREGADO',
  'GESTOR',
  'FINANCEIRO',
  'ADMIN',
  'ASSEMAT',
  'ASSINANTE',
  'SUPORTE',
  'REVENDEDOR',
] as const;
export type Role = (typeof roles)[number];

/** Whose holders need a second factor, whatever is flagged; the database knows them as `access.needs_two_factor`. */
export const twoFactorRoles: readonly Role[] = ['ADMIN', 'FINANCEIRO', 'ASSEMAT', 'SUPORTE'];

/** Values of `X-Profile`; it is checked against the held roles and never grants anything. */
export const profiles = [
  'trabalhador',
  'rh',
  'gestor',
  'financeiro',
  'admin',
  'revendedor',
  'assemat',
  'assinante',
] as const;
export type Profile = (typeof profiles)[number];

/** Which roles may work in a profile. `admin` is shared by the operator and support (product map, areas). */
export const profileRoles = {
  trabalhador: ['EMPREGADO'],
  rh: ['RH'],
  gestor: ['GESTOR'],
  financeiro: ['FINANCEIRO'],
  admin: ['ADMIN', 'SUPORTE'],
  revendedor: ['REVENDEDOR'],
  assemat: ['ASSEMAT'],
  assinante: ['ASSINANTE'],
} as const satisfies Record<Profile, readonly Role[]>;
