import { deletedKinds } from '@cracha/contract/features/history/history.schemas.ts';
import { expect, it } from 'vitest';
import { deletedKindOf, mayRestore } from '#features/history/history.policy.ts';
import { features, type JobServices, type Services } from '../src/features.ts';

const given = new Proxy({}, { get: () => undefined }) as JobServices & Services;

it('every kind of job has one handler, and every handler its kind', () => {
  const kinds = features.flatMap(feature => feature.jobKinds ?? []).map(kind => kind.name);
  const handled = features.flatMap(feature => feature.jobs?.(given) ?? []).map(({ kind }) => kind.name);
  expect(handled.sort()).toEqual(kinds.sort());
  expect(new Set(kinds).size).toBe(kinds.length);
});

it('whatever may be restored has a feature that brings it back, and no two do', () => {
  const restored = features.flatMap(feature => Object.keys(feature.restores?.(given) ?? {}));
  expect(new Set(restored).size).toBe(restored.length);
  const permissions = new Set(['RhHistoricoExclusaoEditar', 'RhGestorCriar', 'AdminHistoricoExclusaoEditar']);
  const all = { permissions, allCompanies: true, allWorkers: true };
  const may = (entity: string) =>
    (['rh', 'admin'] as const).some(profile => mayRestore({ profile, ...all }, { entity, restored: false }));
  for (const entity of restored) expect(may(entity) && deletedKindOf(entity) !== undefined, entity).toBe(true);
  // workers come back by undoing what deleted them
  expect(restored.length).toBe(deletedKinds.length - 1);
});
