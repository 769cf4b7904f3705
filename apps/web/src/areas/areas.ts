import type { AreaName } from '@cracha/contract/navigation/areas.ts';
import type { AreaModule } from './area.ts';

/** Each area is a chunk of its own; a page loads its own area's only. */
export const loadArea: Record<AreaName, () => Promise<AreaModule>> = {
  auth: async () => (await import('./auth/auth.area.ts')).area,
  public: async () => (await import('./public/public.area.ts')).area,
  worker: async () => (await import('./worker/worker.area.ts')).area,
  hr: async () => (await import('./hr/hr.area.ts')).area,
  manager: async () => (await import('./manager/manager.area.ts')).area,
  // Declared, guarded and not built yet: one plain frame for all of them.
  signature: async () => (await import('./planned/planned.area.ts')).signature(),
  finance: async () => (await import('./planned/planned.area.ts')).finance(),
  administrator: async () => (await import('./planned/planned.area.ts')).administrator(),
  'platform-admin': async () => (await import('./platform-admin/platform-admin.area.ts')).area,
  association: async () => (await import('./planned/planned.area.ts')).association(),
  reseller: async () => (await import('./planned/planned.area.ts')).reseller(),
};
