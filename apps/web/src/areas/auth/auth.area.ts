import { authRoutes } from '@cracha/contract/navigation/auth.ts';
import type { AreaModule } from '../base/area.ts';
import { AuthShell } from './AuthShell.tsx';
import { onward } from './onward.ts';

// in the area's chunk: one of its own would be one request more for each sign-in
export { onward };

export const area: AreaModule = {
  routes: authRoutes,
  Shell: AuthShell,
  screens: {
    'auth-sign-in': () => import('#features/identity/entry/auth-sign-in.screen.tsx'),
    'auth-access-letter': () => import('#features/identity/sign-in/auth-access-letter.screen.tsx'),
    'auth-provider': () => import('#features/identity/sign-in/auth-provider.screen.tsx'),
    'auth-access-group': () => import('#features/identity/sign-in/auth-access-group.screen.tsx'),
    'auth-password-recovery': () => import('#features/identity/sign-in/auth-password-recovery.screen.tsx'),
    'auth-companies': () => import('#features/identity/companies/auth-companies.screen.tsx'),
    'auth-password': () => import('#features/identity/sign-in/auth-password.screen.tsx'),
    'auth-privacy-policy': () => import('#features/identity/first-steps/auth-privacy-policy.screen.tsx'),
    'auth-two-factor': () => import('#features/identity/first-steps/auth-two-factor.screen.tsx'),
    'auth-profile-choice': () => import('#features/identity/first-steps/auth-profile-choice.screen.tsx'),
    'auth-cell-phone': () => import('#features/identity/first-steps/auth-cell-phone.screen.tsx'),
    'auth-cell-phone-send-code': () => import('#features/identity/first-steps/auth-cell-phone-send-code.screen.tsx'),
    'auth-cell-phone-code': () => import('#features/identity/first-steps/auth-cell-phone-code.screen.tsx'),
    'auth-email': () => import('#features/identity/first-steps/auth-email.screen.tsx'),
    'auth-email-send-code': () => import('#features/identity/first-steps/auth-email-send-code.screen.tsx'),
    'auth-email-code': () => import('#features/identity/first-steps/auth-email-code.screen.tsx'),
    'auth-ethnicity': () => import('#features/identity/first-steps/auth-ethnicity.screen.tsx'),
    'auth-contact-choice': () => import('#features/identity/sign-in/auth-contact-choice.screen.tsx'),
    'auth-support': () => import('#features/identity/support/auth-support.screen.tsx'),
    'auth-contact-code': () => import('#features/identity/sign-in/auth-contact-code.screen.tsx'),
  },
};
