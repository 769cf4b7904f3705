import { appAccesses } from '@cracha/contract/access/app-accesses.ts';
import type { Permission } from '@cracha/contract/access/permissions.ts';
import type { companyActs } from '@cracha/contract/features/company/company.schemas.ts';

type Act = (typeof companyActs)[number];

interface Reader {
  profile: string;
  permissions: ReadonlySet<string>;
  allCompanies: boolean;
}

export function isAppAccess(key: string): boolean {
  return Object.hasOwn(appAccesses, key);
}

/** Off may be said of everything; on only of what a module of the plan grants. */
export function maySwitch(key: string, on: boolean, granted: ReadonlySet<string>): boolean {
  return !on || granted.has(key);
}

/** Who is limited to companies adds none: it would be outside of what they were given. */
export function mayAdd({ profile, permissions, allCompanies }: Reader): boolean {
  return profile === 'rh' && allCompanies && has(permissions, 'RhEmpresaCriar');
}

export function mayEdit({ permissions }: Pick<Reader, 'permissions'>): boolean {
  return has(permissions, 'RhEmpresaEditar');
}

/** What the reader may do with a company; the acts themselves ask again. */
export function actsOn(reader: Reader, company: { active: boolean; workers: number }): Act[] {
  if (reader.profile !== 'rh') return [];
  const { permissions } = reader;
  const edits = mayEdit(reader);
  const open: Record<Act, boolean> = {
    editar: edits,
    configurar: edits,
    ativar: edits && !company.active,
    desativar: edits && company.active,
    excluir: has(permissions, 'RhEmpresaDeletar') && company.workers === 0,
    usuarios: has(permissions, 'RhUsuarioVisualizar') || has(permissions, 'RhUsuarioPerfil'),
  };
  const acts: Act[] = ['editar', 'configurar', 'ativar', 'desativar', 'excluir', 'usuarios'];
  return acts.filter(act => open[act]);
}

function has(permissions: ReadonlySet<string>, name: Permission): boolean {
  return permissions.has(name);
}
