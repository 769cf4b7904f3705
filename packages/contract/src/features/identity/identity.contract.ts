import type { Contract } from '../../kernel/endpoint.ts';
import { appAccessCalls } from './app-access.contract.ts';
import { confirmationCalls } from './confirmation.contract.ts';
import { ownAccessCalls } from './own-access.contract.ts';
import { photoCalls } from './photo.contract.ts';
import { sessionCalls } from './session.contract.ts';
import { signInCalls } from './sign-in.contract.ts';
import { supportCalls } from './support.contract.ts';
import { userCalls } from './user.contract.ts';

/**
 * Sign-in, session, access group, second factor, contacts, one's own profile and who may what (calls 1–48). The server's; a screen imports the
 * part that it asks, for what is named here would come with every page.
 */
export const identityContract = {
  ...signInCalls,
  ...sessionCalls,
  ...confirmationCalls,
  ...userCalls,
  ...photoCalls,
  ...appAccessCalls,
  ...supportCalls,
  ...ownAccessCalls,
} satisfies Contract;
