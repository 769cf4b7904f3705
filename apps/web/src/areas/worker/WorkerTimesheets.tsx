import { DayActSlot } from '#features/time-clock/day-act.ts';
import { DayAct } from '#features/time-clock/justification/DayAct.tsx';
import { Screen as Timesheets } from '#features/time-clock/mirror/worker/worker-timesheets.screen.tsx';

/** One's own months; a day that lacks something is justified in its place. */
export function Screen() {
  return (
    <DayActSlot value={DayAct}>
      <Timesheets />
    </DayActSlot>
  );
}
