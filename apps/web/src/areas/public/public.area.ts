import { publicRoutes } from '@cracha/contract/navigation/public.ts';
import type { AreaModule } from '../area.ts';
import { PlainShell } from '../planned/PlainShell.tsx';

export const area: AreaModule = {
  routes: publicRoutes,
  Shell: PlainShell,
  screens: {
    'public-authenticity': () => import('#features/receipt/public-authenticity.screen.tsx'),
    'public-income-proof': () => import('#features/receipt/public-income-proof.screen.tsx'),
    'public-first-administrator': () => import('#features/identity/public-first-administrator.screen.tsx'),
  },
};
