import { permissionsOfKind } from '@cracha/contract/access/grants.ts';
import { expect, it } from 'vitest';
import { columnsOf, permissionsIn, rowsOf } from './permission-rows.ts';

it.each(['RH', 'GESTOR'] as const)('every permission of a profile of %s has its cell, once', kind => {
  const all = permissionsIn(rowsOf(kind).flatMap(group => group.rows));
  expect([...all].sort()).toEqual(
    permissionsOfKind(kind)
      .map(one => one.name)
      .sort(),
  );
});

it('rows stand under the menu where their screen is', () => {
  const group = (fn: string) => rowsOf('RH').find(each => each.rows.some(row => row.fn === fn))?.group;
  expect([group('Recibo'), group('Remuneracao'), group('PerfilAcesso')]).toEqual(['pagamentos', 'pessoas', 'conta']);
  expect(columnsOf(rowsOf('RH'))[0]).toBe('Visualizar');
});
