import { type ComponentType, lazy, Suspense } from 'react';
import { usePlace } from '#kernel/base/address.ts';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';

type Part = () => Promise<{ Screen: ComponentType }>;
const part = (load: Part) => lazy(async () => ({ default: (await load()).Screen }));

// one small screen for five addresses: a first load names it alone, and it names what each of them needs
const parts: Record<string, ComponentType> = {
  ferias: part(() => import('./StaffVacations.tsx')),
  folha: part(() => import('#features/request/payroll/hr-payroll-queue.screen.tsx')),
  atendimento: part(() => import('#features/desk/hr-desk.screen.tsx')),
  configuracao: part(() => import('../hr/HrRequestSettings.tsx')),
};
const Queue = part(() => import('#features/request/staff/staff-requests.screen.tsx'));

/** Requests to decide, and what stands below them: vacations, payroll, tickets, settings. */
export function Screen() {
  const { path } = usePlace();
  const Shown = parts[path.split('/').at(-1) ?? ''] ?? Queue;
  return (
    <Suspense fallback={<SkeletonRows rows={8} className="mx-6 mt-6 h-11" />}>
      <Shown />
    </Suspense>
  );
}
