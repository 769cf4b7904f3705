import { accessLetterContract } from '@cracha/contract/features/identity/access-letter.contract.ts';
import type { Captcha } from '#core/identity/captcha.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import type { Secrets } from '#kernel/secrets.ts';
import type { CaseTeller } from '../case-notices.ts';
import type { SessionAnswers } from '../session-answers.ts';
import { type LetterWorker, workersWithoutAccess } from './access-letter.queries.ts';
import { askByLetter, enterByLetter, issueLetters } from './access-letter.ts';

/** HR's letters for the first access, and coming in with one. */
export function accessLetterRoutes(
  services: { secrets: Secrets; captcha: Captcha } & CaseTeller,
  { narrow }: Pick<SessionAnswers, 'narrow'>,
): Routes {
  return routes(accessLetterContract, {
    workersWithoutAccess: async ({ tx, params, query }) => {
      const rows = await workersWithoutAccess(tx, { ...params, search: query.search });
      const items = rows.map(row => ({
        ...presentWorker(row),
        temNascimento: row.has_birth_date,
        cartaAte: row.letter_until?.toISOString() ?? null,
      }));
      return { items, total: rows[0]?.total ?? 0, ...params };
    },
    issueAccessLetters: async ({ tx, by, body }) =>
      (await issueLetters(tx, services.secrets, by, body.itens)).map(({ worker, code, until }) => ({
        ...presentWorker(worker),
        codigo: code,
        expiraEm: until.toISOString(),
      })),
    useAccessLetter: async ({ body, request, inOwnTransaction }) =>
      narrow(await enterByLetter(services, body, request, inOwnTransaction)),
    askByLetter: ({ body, request, inOwnTransaction }) => askByLetter(services, body, request, inOwnTransaction),
  });
}

function presentWorker(row: LetterWorker) {
  return { idUsuario: row.person_id, nome: row.name, matricula: row.registration, empresa: row.company };
}
