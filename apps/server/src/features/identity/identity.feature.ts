import { accessLetterRoutes } from './access-letter.routes.ts';
import { companyUserRoutes } from './company-user.routes.ts';
import { groupUserRoutes } from './group-user.routes.ts';
import { identityJobs } from './identity.jobs.ts';
import { identityRoutes } from './identity.routes.ts';
import { identityMessage, identityRecovery } from './identity-messages.ts';
import type { InvitationServices } from './invitation.ts';
import { managerRoutes } from './manager.routes.ts';
import { passkeyRoutes } from './passkey.routes.ts';
import type { PasskeySite } from './passkey.ts';
import { platformUserRoutes } from './platform-user.routes.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { providerRoutes } from './provider.routes.ts';
import { createProvider, type ProviderSettings } from './provider-client.ts';
import { restoreManager } from './restore-manager.ts';
import { sessionAnswers } from './session-answers.ts';
import { ticketRoutes } from './ticket.routes.ts';

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
      ticketRoutes(services),
      groupUserRoutes(services),
      managerRoutes(services),
      platformUserRoutes(services),
      companyUserRoutes(services),
    ];
  },
  jobKinds: [identityMessage, identityRecovery],
  jobs: identityJobs,
  restores: () => ({ manager: restoreManager }),
};
