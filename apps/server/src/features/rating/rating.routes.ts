import { ratingContract } from '@cracha/contract/features/rating/rating.contract.ts';
import { ratingAreas } from '@cracha/contract/features/rating/rating-areas.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { ratingMonths, ratingSentences } from './rating.queries.ts';
import { rate, ratingDue } from './rating.ts';

/** The rating of the system: asked of its person, read by the operator without names. */
export function ratingRoutes(): Routes {
  return routes(ratingContract, {
    ratingDue: async ({ tx, actor }) => ({ perguntar: await ratingDue(tx, actor) }),
    rate: ({ tx, by, body }) => rate(tx, by, { score: body.nota, sentence: body.frase ?? null }),
    ratingMonths: async ({ tx }) =>
      (await ratingMonths(tx)).map(row => ({
        area: ratingAreas.find(area => area === row.area) ?? 'worker',
        ano: row.year,
        mes: row.month,
        respostas: row.answers,
        media: row.average === null ? null : Number(row.average),
        frases: row.sentences,
      })),
    ratingSentences: async ({ tx, query: { area, ano, mes } }) =>
      (await ratingSentences(tx, { area, year: ano, month: mes })).map(({ score, sentence }) => ({
        nota: score,
        frase: sentence,
      })),
  });
}
