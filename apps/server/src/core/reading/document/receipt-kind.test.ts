import { expect, it } from 'vitest';
import { kindOfText } from './receipt-kind.ts';

it.each([
  ['13º Salário - 1ª Parcela', 'thirteenthFirst'],
  ['Décimo terceiro, parcela final', 'thirteenthSecond'],
  ['Folha Mensal\nCPF 918.076.938-13\nSalário base 3.993,20', 'monthly'],
  ['Pagamento em 05/12/13 salário', 'monthly'],
  ['Recibo de Férias', 'vacation'],
] as const)('%s is %s', (text, kind) => expect(kindOfText(text, 10)).toBe(kind));
