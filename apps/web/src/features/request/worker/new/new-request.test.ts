import { expect, test } from 'vitest';
import { formOf, nothingTyped } from './new-request.ts';

const typed = {
  ...nothingTyped,
  idVinculo: 'e',
  mensagem: ' Vou visitar a família. ',
  mes: '2026-11',
  motivo: 'Material',
};

test.each([
  ['ferias', 'Vou visitar a família.'],
  ['outros', 'Vou visitar a família.'],
  ['adiantamento13', undefined],
  ['alteracaoCadastral', undefined],
] as const)(
  'what was typed as a message for another type does not go with %s, whose form asks for none',
  (tipo, sent) => {
    expect(formOf({ ...typed, tipo }).mensagem).toBe(sent);
  },
);
