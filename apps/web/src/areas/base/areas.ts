import type { AreaName } from '@cracha/contract/navigation/areas.ts';
import type { AreaModule } from './area.ts';

/** Each area is a chunk of its own; a page loads its own area's only. */
export const loadArea: Record<AreaName, () => Promise<AreaModule>> = {
  auth: async () => (await import('../auth/auth.area.ts')).area,
  public: async () => (await import('../public/public.area.ts')).area,
  worker: async () => (await import('../worker/worker.area.ts')).area,
  hr: async () => (await import('../hr/hr.area.ts')).area,
  manager: async () => (await import('../manager/manager.area.ts')).area,
  finance: async () => (await import('../finance/finance.area.ts')).area,
  administrator: async () => (await import('../administrator/administrator.area.ts')).area,
  'platform-admin': async () => (await import('../platform-admin/platform-admin.area.ts')).area,
  association: async () => (await import('../association/association.area.ts')).area,
  reseller: async () => (await import('../reseller/reseller.area.ts')).area,
  signature: async () => (await import('../signature/signature.area.ts')).area,
};
