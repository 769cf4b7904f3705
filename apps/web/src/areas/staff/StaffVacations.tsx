import { lazy, Suspense } from 'react';
import { PeriodsSlot } from '#features/request/periods-slot.ts';
import { FileVacationSlot } from '#features/vacation/file-slot.ts';
import { useCan } from '#kernel/base/can.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';

// one small screen: a first load names it alone, and it names what each part needs
const Vacations = lazy(async () => ({
  default: (await import('#features/vacation/staff-vacations.screen.tsx')).Screen,
}));
const VacationPeriods = lazy(async () => ({
  default: (await import('#features/vacation/VacationPeriods.tsx')).VacationPeriods,
}));
const FiledVacation = lazy(async () => ({
  default: (await import('#features/request/worker/new/FiledVacation.tsx')).FiledVacation,
}));

/** Vacations to HR and managers, who ask for one in somebody's place by the form of requests. */
export function Screen() {
  const { owner } = useStaffWay();
  const files = useCan()(owner === 'hr' ? 'RhSolicitacaoCriar' : 'GestorSolicitacaoCriar');
  return (
    <PeriodsSlot value={VacationPeriods}>
      <FileVacationSlot value={files ? FiledVacation : null}>
        <Suspense fallback={<SkeletonRows rows={8} className="mx-6 mt-6 h-11" />}>
          <Vacations />
        </Suspense>
      </FileVacationSlot>
    </PeriodsSlot>
  );
}
