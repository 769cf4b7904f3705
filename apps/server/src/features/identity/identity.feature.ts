import type { Actor } from '#kernel/http/actor.ts';
import { identityJobs } from './identity.jobs.ts';
import { identityRoutes } from './identity.routes.ts';
import { identityCases, identityMessage, identityRecovery } from './identity-messages.ts';
import { linkRoutes } from './links/link.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { sessionAnswers } from './session-answers.ts';
import { accessLetterRoutes } from './sign-in/access-letter.routes.ts';
import { passkeyRoutes } from './sign-in/passkey.routes.ts';
import type { PasskeySite } from './sign-in/passkey.ts';
import { providerRoutes } from './sign-in/provider.routes.ts';
import { createProvider, type ProviderSettings } from './sign-in/provider-client.ts';
import { ticketRoutes } from './support/ticket.routes.ts';
import { companyUserRoutes } from './users/company-user.routes.ts';
import { groupUserRoutes } from './users/group-user.routes.ts';
import type { InvitationServices } from './users/invitation.ts';
import { managerRoutes } from './users/manager.routes.ts';
import { platformUserRoutes } from './users/platform-user.routes.ts';
import { restoreManager } from './users/restore-manager.ts';

type Services = Parameters<typeof identityRoutes>[0] &
  Parameters<typeof privacyRoutes>[0] &
  InvitationServices & { site: PasskeySite; provider: ProviderSettings | undefined };

export const identityFeature = {
  routes: ({ provider, ...services }: Services) => {
    const answers = sessionAnswers(services.tokens);
    return [
      identityRoutes(services),
      privacyRoutes(services),
      passkeyRoutes(services, answers),
      providerRoutes({ ...services, provider: provider && createProvider(provider) }, answers),
      accessLetterRoutes(services, answers),
      linkRoutes(services),
      ticketRoutes(services),
      groupUserRoutes(services),
      managerRoutes(services),
      platformUserRoutes(services),
      companyUserRoutes(services),
    ];
  },
  jobKinds: [identityMessage, identityRecovery, identityCases],
  jobs: identityJobs,
  restores: () => ({
    // by who may give the role
    manager: {
      restore: restoreManager,
      may: ({ allCompanies, allWorkers, permissions }: Pick<Actor, 'allCompanies' | 'allWorkers' | 'permissions'>) =>
        allCompanies && allWorkers && permissions.has('RhGestorCriar'),
    },
  }),
};
