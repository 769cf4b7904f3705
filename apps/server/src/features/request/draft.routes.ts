import { draftContract } from '@cracha/contract/features/request/draft.contract.ts';
import { dropDraft, keepDraft, keptDraft } from '#core/draft/draft.queries.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';

/** What the reader has begun to ask for. Support, which acts for somebody, reads no unsent words. */
export function draftRoutes(): Routes {
  return routes(draftContract, {
    async requestDraft({ tx, by, params: { tipo } }) {
      const kept = by.supporterId === null ? await keptDraft(tx, tipo) : undefined;
      return kept ? { dados: kept.data, alteradoEm: kept.changedAt.toISOString() } : null;
    },
    async saveRequestDraft({ tx, by, params: { tipo }, body: { dados } }) {
      if (dados !== null && Object.keys(dados).length > 0)
        return { dados, alteradoEm: (await keepDraft(tx, by, tipo, dados)).toISOString() };
      await dropDraft(tx, tipo);
      return null;
    },
  });
}
