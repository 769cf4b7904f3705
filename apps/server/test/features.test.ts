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
  const restorers = features.flatMap(feature => Object.entries(feature.restores?.(given) ?? {}));
  expect(new Set(restorers.map(([entity]) => entity)).size).toBe(restorers.length);
  const permissions = new Set(['RhHistoricoExclusaoEditar', 'RhGestorCriar', 'AdminHistoricoExclusaoEditar']);
  const all = { permissions, allCompanies: true, allWorkers: true };
  for (const [entity, restorer] of restorers) {
    const may = (['rh', 'admin'] as const).filter(profile => mayRestore({ profile, ...all }, restorer, false));
    expect([may.length, deletedKindOf(entity) !== undefined], entity).toEqual([1, true]);
  }
  // workers come back by undoing what deleted them; models of reading and of papers are of one kind
  expect(restorers.length).toBe(deletedKinds.length);
});
