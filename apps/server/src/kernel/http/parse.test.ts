import { endpoint } from '@cracha/contract/kernel/endpoint.ts';
import { languages } from '@cracha/contract/kernel/wire.ts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { failureBody, refusalOf } from './failure.ts';
import { parseParts } from './parse.ts';

const call = endpoint({
  method: 'POST',
  path: '/nome',
  summary: 'Takes texts.',
  access: 'public',
  query: z.object({ search: z.string() }),
  body: z.object({ nome: z.string(), linhas: z.array(z.object({ texto: z.string() })), quando: z.date() }),
});

it('texts come in with each accented letter as one character, however a device wrote it', () => {
  const search = Object.assign(Object.create(null), { search: 'Ange\u0301lica' });
  const quando = new Date(0);
  const body = { nome: 'Joa\u0303o', linhas: [{ texto: 'Funça\u0303o' }, { texto: 'Função' }], quando };
  expect(parseParts(call, { params: {}, query: search, body })).toEqual({
    params: undefined,
    query: { search: 'Angélica' },
    body: { nome: 'João', linhas: [{ texto: 'Função' }, { texto: 'Função' }], quando },
  });
});

const sized = endpoint({
  method: 'POST',
  path: '/medidas',
  summary: 'Takes sizes.',
  access: 'public',
  body: z.object({
    motivo: z.string().check(z.minLength(10), z.maxLength(12)),
    nome: z.optional(z.string().check(z.minLength(3))),
    valor: z.optional(z.number().check(z.minimum(5), z.maximum(7))),
    dias: z.optional(z.array(z.number()).check(z.maxLength(2))),
  }),
});

it.each([
  ['a short text', { motivo: 'oi' }, { motivo: 'Escreva pelo menos 10 caracteres.' }],
  ['a long text', { motivo: 'um motivo longo' }, { motivo: 'Use até 12 caracteres.' }],
  ['a small value', { motivo: 'dez letras', valor: 1 }, { valor: 'O menor valor aceito é 5.' }],
  ['a large value', { motivo: 'dez letras', valor: 9 }, { valor: 'O maior valor aceito é 7.' }],
  ['a long list', { motivo: 'dez letras', dias: [1, 2, 3] }, { dias: 'O maior valor aceito é 2.' }],
  [
    'two short texts',
    { motivo: 'oi', nome: 'a' },
    { motivo: 'Escreva pelo menos 10 caracteres.', nome: 'Escreva pelo menos 3 caracteres.' },
  ],
])('%s is refused with the size asked for, in every language', async (_, body, fields) => {
  const refusal = refusalOf(caught(() => parseParts(sized, { params: {}, query: {}, body })));
  for (const language of languages) {
    const told = (await failureBody(refusal, language, '1')).body;
    expect([told.message, ...Object.values(told.fields ?? {})].join(' ')).not.toMatch(/[…{}]/);
    if (language === 'pt-BR') expect(told.fields).toEqual(fields);
  }
});

function caught(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}
