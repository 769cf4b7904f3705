import { publicRoutes } from '@cracha/contract/navigation/public.ts';
import type { AreaModule } from '../base/area.ts';
import { PlainShell } from '../planned/PlainShell.tsx';

export const area: AreaModule = {
  routes: publicRoutes,
  Shell: PlainShell,
  screens: {
    'public-authenticity': () => import('./PublicAuthenticity.tsx'),
    'public-print': () => import('#features/document/sharing/public-print.screen.tsx'),
    'public-download': () => import('#features/document/sharing/public-download.screen.tsx'),
    'public-income-proof': () => import('#features/receipt/proof/public-income-proof.screen.tsx'),
    'public-objection': () => import('#features/identity/companies/public-objection.screen.tsx'),
    'public-first-administrator': () =>
      import('#features/identity/first-administrator/public-first-administrator.screen.tsx'),
  },
};
