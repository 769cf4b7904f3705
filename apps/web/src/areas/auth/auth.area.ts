import { authRoutes } from '@cracha/contract/navigation/auth.ts';
import type { AreaModule } from '../area.ts';
import { AuthShell } from './AuthShell.tsx';

export const area: AreaModule = {
  routes: authRoutes,
  Shell: AuthShell,
  screens: {
    'auth-sign-in': () => import('#features/identity/auth-sign-in.screen.tsx'),
    'auth-access-group': () => import('#features/identity/auth-access-group.screen.tsx'),
  },
};
