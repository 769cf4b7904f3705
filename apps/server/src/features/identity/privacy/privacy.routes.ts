import { privacyContract } from '@cracha/contract/features/identity/privacy.contract.ts';
import { policyVersion } from '@cracha/contract/features/identity/privacy-policy.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { groupOf } from '#kernel/http/by.ts';
import { type Handlers, type Routes, routes } from '#kernel/http/handler.ts';
import { exportOwnData } from './own-data.ts';
import { kindOfWire, outcomeOfWire, presentOwn, presentRequests, stateOfWire } from './privacy.presenter.ts';
import { acceptanceOf, countRequests, listRequests, ownPlaces, ownRequests } from './privacy.queries.ts';
import { answerPrivacy, askPrivacy } from './privacy.ts';

/** One's own data: taking them along, asking about them, and HR that answers. */
export function privacyRoutes({ files }: { files: Pick<FileStore, 'open' | 'has'> }): Routes {
  return routes(privacyContract, {
    ...handlers,
    exportOwnData: ({ by, inOwnTransaction }) => exportOwnData(files, by, inOwnTransaction),
  });
}

const handlers = {
  privacyOverview: async ({ tx, actor }) => ({
    politica: {
      versao: policyVersion,
      aceitaEm: (await acceptanceOf(tx, actor.personId, policyVersion))?.toISOString() ?? null,
    },
    grupos: (await ownPlaces(tx)).map(({ access_group_id, name }) => ({ id: access_group_id, nome: name })),
  }),
  ownPrivacyRequests: async ({ tx, actor }) => (await ownRequests(tx, actor.personId)).map(presentOwn),
  askPrivacyRequest: async ({ tx, by, body }) => {
    const asked = { kind: kindOfWire[body.tipo], message: body.texto };
    return (await askPrivacy(tx, by, asked)).map(presentOwn);
  },
  privacyRequests: async ({ tx, actor, params, query: { situacao, after } }) => {
    const group = groupOf(actor);
    const rows = await listRequests(tx, { group, state: stateOfWire[situacao] }, { ...params, after });
    return presentRequests(rows, await countRequests(tx, group), { ...params, state: situacao }, actor);
  },
  answerPrivacyRequest: ({ tx, actor, by, params, body }) => {
    const given = { outcome: outcomeOfWire[body.desfecho], answer: body.resposta };
    return answerPrivacy(tx, actor, by, params.id, given);
  },
} satisfies Handlers<typeof privacyContract>;
