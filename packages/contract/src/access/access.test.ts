import { expect, it } from 'vitest';
import appAccessInventory from '../../test/inventory/app-accesses.json' with { type: 'json' };
import permissionInventory from '../../test/inventory/permissions.json' with { type: 'json' };
import { appAccesses } from './app-accesses.ts';
import { modules } from './modules.ts';
import { permissionTable } from './permissions.ts';
import { profileRoles, roles } from './roles.ts';

/** Of documents of health, which their own grant opens (product 6.15). */
const beyond = ['Criar', 'Visualizar', 'Deletar', 'Download'].map(action => `RhDocumentoSaude${action}`);

it('holds every permission of the inventory, what was added to it, and no other', () => {
  const ours = Object.entries(permissionTable).flatMap(([area, functions]) =>
    Object.entries<readonly string[]>(functions).flatMap(([name, actions]) =>
      actions.map(action => area + name + action),
    ),
  );
  const theirs = permissionInventory.flatMap(one => one.actions.map(action => one.area + one.function + action));
  expect(ours.sort()).toEqual([...theirs, ...beyond].sort());
  expect(ours).toHaveLength(719);
});

it('holds every app access of the inventory as the inventory says', () => {
  const theirs = appAccessInventory.map(({ key, lists, onByDefault }) => [key, { lists, onByDefault }]);
  const ours = Object.entries(appAccesses).map(([key, { lists, onByDefault }]) => [key, { lists, onByDefault }]);
  expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(theirs));
});

it('grants every app access by exactly one module', () => {
  const granted = Object.values(modules).flatMap<string>(({ grants }) => grants);
  expect(granted.sort()).toEqual(Object.keys(appAccesses).sort());
});

it('lets every role work in exactly one profile', () => {
  expect(Object.values(profileRoles).flat().sort()).toEqual([...roles].sort());
});
