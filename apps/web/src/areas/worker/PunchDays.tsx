import { DayActSlot } from '#features/time-clock/day-act.ts';
import { DayAct } from '#features/time-clock/justification/DayAct.tsx';
import { PeriodDays } from '#features/time-clock/mirror/worker/PeriodDays.tsx';

/** The days of a period; what a day lacks is justified in its place. */
export function PunchDays() {
  return (
    <DayActSlot value={DayAct}>
      <PeriodDays />
    </DayActSlot>
  );
}
