import { appAccesses } from '@cracha/contract/access/app-accesses.ts';
import { modules } from '@cracha/contract/access/modules.ts';
import { permissionTable } from '@cracha/contract/access/permissions.ts';
import type pg from 'pg';
import { readyTemplates } from '../template/ready/ready-templates.ts';

/** The areas of permissions that a role's own access profile holds whole. */
const areasOfRole = {
  RH: ['Rh'],
  EMPREGADO: ['Trabalhador'],
  GESTOR: ['Gestor'],
  FINANCEIRO: ['Financeiro'],
  ADMIN: ['Admin'],
  SUPORTE: ['Suporte'],
  ASSEMAT: ['Assemat'],
  REVENDEDOR: ['Revendedor'],
} as const satisfies Record<string, readonly (keyof typeof permissionTable)[]>;

type Area = keyof typeof permissionTable;

/** Every permission name of some areas (`RhTrabalhadorVisualizar` …), sorted. */
export function permissionsOf(areas: readonly Area[]): string[] {
  return areas
    .flatMap(area => {
      const functions: Record<string, readonly string[]> = permissionTable[area];
      return Object.entries(functions).flatMap(([name, actions]) => actions.map(action => `${area}${name}${action}`));
    })
    .sort();
}

/**
 * Writes what the database mirrors of the contract: modules and their app accesses, the product's own access profiles, and the models of
 * papers that every access group begins with. In the
 * migration's transaction, so that both always agree.
 */
export async function syncCatalogue(client: pg.Client): Promise<void> {
  const grants = Object.entries(modules).flatMap(([module, { grants }]) => grants.map(key => ({ module, key })));
  await client.query('delete from plan_module_app_access');
  await client.query(
    `insert into plan_module_app_access (module, app_access, on_by_default)
     select * from unnest($1::text[], $2::text[], $3::boolean[])`,
    [grants.map(g => g.module), grants.map(g => g.key), grants.map(g => appAccesses[g.key].onByDefault)],
  );
  for (const [role, areas] of Object.entries(areasOfRole)) {
    await client.query(
      `insert into access_profile (access_group_id, role, name, permissions) values (null, $1, 'Completo', $2)
       on conflict (access_group_id, role, name) do update set permissions = excluded.permissions`,
      [role, permissionsOf(areas)],
    );
  }
  await client.query(
    `insert into ready_template (key, title, description, body, fields)
     select r.key, r.title, r.description, r.body, r.fields
       from jsonb_to_recordset($1::jsonb) as r(key text, title text, description text, body jsonb, fields jsonb)
     on conflict (key) do update set title = excluded.title, description = excluded.description, body = excluded.body, fields = excluded.fields`,
    [JSON.stringify(readyTemplates)],
  );
  await client.query('select access.give_ready_templates(null), access.refresh_app_accesses(null)');
}
