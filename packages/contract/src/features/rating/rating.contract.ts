import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { monthText, requiredText, yearText } from '../../kernel/wire.ts';
import { ratingAreas } from './rating-areas.ts';

const area = z.enum(ratingAreas, 'INVALID_OPTION');
const score = z.int().check(z.minimum(1, 'INVALID_OPTION'), z.maximum(5, 'INVALID_OPTION'));

const asked = { roles: ['EMPREGADO', 'RH'] } as const;
const sees = { roles: ['ADMIN'], permission: ['AdminSuporteVisualizar'] } as const;

/** What people think of the system (our own calls): asked after a finished task, read without names. */
export const ratingContract = {
  ratingDue: endpoint({
    method: 'GET',
    path: '/avaliacao-sistema',
    summary: 'Whether to ask this person now: not within 90 days of the last time, and never while support acts.',
    access: asked,
    response: z.object({ perguntar: z.boolean() }),
  }),
  rate: endpoint({
    method: 'POST',
    path: '/avaliacao-sistema',
    summary: 'The person was asked (`nota` null: nothing said, or closed), or answers within a day of being asked.',
    access: asked,
    body: z.object({ nota: z.nullable(score), frase: z.optional(requiredText(280)) }),
    responseKind: 'empty',
  }),
  ratingMonths: endpoint({
    method: 'GET',
    path: '/avaliacao-sistema/meses',
    summary: 'Averages by area and month of two years, the newest first; null where fewer than five answered.',
    access: sees,
    response: z.array(
      z.object({
        area,
        ano: z.int(),
        mes: z.int(),
        respostas: z.nullable(z.int()),
        media: z.nullable(z.number()),
        frases: z.nullable(z.int()),
      }),
    ),
  }),
  ratingSentences: endpoint({
    method: 'GET',
    path: '/avaliacao-sistema/frases',
    summary: 'What was written in a month of an area, without names and in no order of time; at most 200.',
    access: sees,
    query: z.object({ area, ano: yearText, mes: monthText }),
    response: z.array(z.object({ nota: z.int(), frase: z.string() })),
  }),
} satisfies Contract;
