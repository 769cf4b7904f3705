import { lazy, Suspense } from 'react';
import { DayEnterSlot } from '#features/time-clock/day-act.ts';
import { manualModal } from '#features/time-clock/recorder/manual-modal.ts';
import { Screen as Recorder } from '#features/time-clock/recorder/worker-punch.screen.tsx';
import { useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';

const PunchDays = lazy(async () => ({ default: (await import('./PunchDays.tsx')).PunchDays }));

const enter = (idVinculo: string, day?: string) => manualModal.open({ idVinculo, day });

/** Marking; or the days of a period, whose code comes when they are asked for. */
export function Screen() {
  const { query } = useAddress();
  const can = useCan();
  if (query.dias === undefined) return <Recorder />;
  return (
    <Suspense fallback={<SkeletonRows rows={4} className="h-28 rounded-2xl" />}>
      <DayEnterSlot value={can('TrabalhadorPontoManualCriar') ? enter : null}>
        <PunchDays />
      </DayEnterSlot>
    </Suspense>
  );
}
