import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { invalidFields } from './invalid.ts';
import { day, deletion, flag, monthText, requiredText } from './wire.ts';

const form = z.object({
  nome: requiredText(5),
  dia: day,
  mes: monthText,
  visivel: flag,
  tipo: z.enum(['a', 'b']),
  valor: z.int().check(z.minimum(10)),
});
const right = { nome: 'Ana', dia: '2026-07-31', mes: '7', visivel: 'TRUE', tipo: 'a', valor: 10 };

it.each([
  ['nothing wrong', {}, []],
  ['a blank text', { nome: '  ' }, [{ field: 'nome', code: 'REQUIRED_FIELD', values: { min: 1 } }]],
  ['a long text', { nome: 'Mariana' }, [{ field: 'nome', code: 'MAX_LENGTH', values: { max: 5 } }]],
  ['a day that is none', { dia: '31/07/2026' }, [{ field: 'dia', code: 'INVALID_DATE', values: {} }]],
  ['month 13', { mes: '13' }, [{ field: 'mes', code: 'INVALID_COMPETENCE', values: { max: 12 } }]],
  ['a month of letters', { mes: '7x' }, [{ field: 'mes', code: 'INVALID_COMPETENCE', values: {} }]],
  ['a toggle', { visivel: 'toggle' }, [{ field: 'visivel', code: 'INVALID_OPTION', values: {} }]],
  ['an unknown option', { tipo: 'c' }, [{ field: 'tipo', code: 'INVALID_OPTION', values: {} }]],
  ['an option left out', { tipo: undefined }, [{ field: 'tipo', code: 'REQUIRED_FIELD', values: {} }]],
  ['a text left out', { nome: undefined }, [{ field: 'nome', code: 'REQUIRED_FIELD', values: {} }]],
  ['too little', { valor: 9 }, [{ field: 'valor', code: 'MIN_VALUE', values: { min: 10 } }]],
  ['a number left out', { valor: undefined }, [{ field: 'valor', code: 'REQUIRED_FIELD', values: {} }]],
  ['a number as text', { valor: 'dez' }, [{ field: 'valor', code: 'INVALID_REQUEST', values: {} }]],
])('tells %s', (_, changes, expected) => {
  const given = { ...right, ...changes };
  expect(invalidFields(z.safeParse(form, given).error?.issues ?? [], given)).toEqual(expected);
});

it('leaves the length of a justification to the rule', () => {
  expect(z.safeParse(deletion, { IdString: 'a' }).success).toBe(true);
});
