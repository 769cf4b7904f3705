import { expect, test } from 'vitest';
import { rankedVariables } from './variables.ts';

test('what is called just so comes first, then what begins so', () => {
  const group = (label: string, labels: string[]) => ({
    ...{ group: label, label },
    variables: labels.map(one => ({ name: one, label: one, type: 'texto', filters: [], options: [] })),
  });
  const groups = [group('Empresa', ['Outro nome', 'Nome fantasia']), group('Trabalhador', ['Nome', 'Matrícula'])];
  const found = (search: string) => rankedVariables(groups, search).map(({ variable }) => variable.label);
  expect(found('nome')).toEqual(['Nome', 'Nome fantasia', 'Outro nome']);
  expect(found('matri')).toEqual(['Matrícula']);
});
