import { endpoint } from '@cracha/contract/kernel/endpoint.ts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
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
