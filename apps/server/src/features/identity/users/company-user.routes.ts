import { companyUserContract } from '@cracha/contract/features/identity/company-user.contract.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { presentCompanyUser } from './company-user.presenter.ts';
import { companyUsersOf } from './company-user.queries.ts';
import { saveCompanyUser, switchCompanyUser } from './company-user.ts';
import { companiesSeen } from './group-user.queries.ts';
import type { InvitationServices } from './invitation.ts';

/** The users of one company, for its HR. */
export function companyUserRoutes(services: InvitationServices): Routes {
  return routes(companyUserContract, {
    companyUsers: async ({ tx, actor, params }) => {
      if ((await companiesSeen(tx, actor.accessGroupId, [params.id])) === 0) refuse('NOT_FOUND');
      return (await companyUsersOf(tx, params.id)).map(user => presentCompanyUser(actor, user));
    },
    saveCompanyUser: async ({ tx, by, body }) => {
      const { user, invited } = await saveCompanyUser(tx, services, by, body);
      return { idUsuarioEmpresa: user.scope_id ?? refuse('NOT_SAVED'), idUsuario: user.person_id, convidado: invited };
    },
    switchCompanyUser: async ({ tx, by, params }) => {
      const { idUsuarioEmpresa, habilitado } = params;
      await switchCompanyUser(tx, by, idUsuarioEmpresa, habilitado);
      return { idUsuarioEmpresa, loginHabilitado: habilitado };
    },
  });
}
