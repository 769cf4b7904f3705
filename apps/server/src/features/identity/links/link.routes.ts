import { claimsInSight, linkContract } from '@cracha/contract/features/identity/link.contract.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { presentOwnCase } from '../case.presenter.ts';
import { openCase } from '../case.queries.ts';
import { provenIn } from '../identity.queries.ts';
import type { TellPerson } from '../identity-messages.ts';
import { presentAccepted, presentClaim } from './link.presenter.ts';
import { ownLinks } from './link.queries.ts';
import { acceptLink, keepAccountAlone, objectByLink, objectInSession, refuseLink } from './link.ts';

/** The companies of one's account, and objecting to who says that it is theirs. */
export function linkRoutes(services: { secrets: Secrets; tell: TellPerson }): Routes {
  return routes(linkContract, {
    ownLinks: async ({ tx, actor }) => {
      const links = await ownLinks(tx);
      const waiting = links.filter(link => !link.accepted_at && !link.refused_at && link.enabled);
      const open = await openCase(tx, actor.personId);
      return {
        aceitos: links.flatMap(presentAccepted),
        pedidos: waiting.slice(0, claimsInSight).map(presentClaim),
        cpfProvado: (await provenIn(tx, actor.sessionId)).includes('cpf'),
        caso: open ? presentOwnCase(open) : null,
      };
    },
    acceptLink: async ({ body, by, inOwnTransaction }) => {
      const { accessGroupId, confirm } = await acceptLink(services, body, by, inOwnTransaction);
      return inOwnTransaction(async tx => {
        const link = (await ownLinks(tx)).find(one => one.accepted_at && one.group_id === accessGroupId);
        return { papeis: link?.roles ?? [], confirmar: confirm };
      });
    },
    refuseLink: ({ tx, by, params }) => refuseLink(tx, by, params.id),
    keepAccountAlone: ({ tx, by }) => keepAccountAlone(tx, by),
    objectToCase: ({ tx, by }) => objectInSession(tx, by),
    objectByLink: ({ tx, body, request }) => objectByLink(tx, services.secrets, body.codigo, request),
  });
}
