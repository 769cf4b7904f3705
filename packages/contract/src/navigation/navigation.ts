import { administratorRoutes } from './administrator.ts';
import type { AreaName } from './areas.ts';
import { associationRoutes } from './association.ts';
import { authRoutes } from './auth.ts';
import { financeRoutes } from './finance.ts';
import { hrRoutes } from './hr.ts';
import { managerRoutes } from './manager.ts';
import { platformAdminRoutes } from './platform-admin.ts';
import { publicRoutes } from './public.ts';
import { resellerRoutes } from './reseller.ts';
import type { Route } from './route.ts';
import { signatureRoutes } from './signature.ts';
import { workerRoutes } from './worker.ts';

/** Every screen of the product, by area: what sweeps and e-mails walk. A page of the web loads its own area's file only. */
export const navigation = {
  auth: authRoutes,
  public: publicRoutes,
  signature: signatureRoutes,
  worker: workerRoutes,
  hr: hrRoutes,
  manager: managerRoutes,
  finance: financeRoutes,
  administrator: administratorRoutes,
  'platform-admin': platformAdminRoutes,
  association: associationRoutes,
  reseller: resellerRoutes,
} as const satisfies Record<AreaName, readonly Route[]>;
