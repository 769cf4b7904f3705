import { DayActSlot } from '#features/time-clock/day-act.ts';
import { DayAct } from '#features/time-clock/justification/DayAct.tsx';
import { Screen as Corrections } from '#features/time-clock/mirror/worker/worker-punch-corrections.screen.tsx';

/** The days that need their worker, each with what may be done about it. */
export function Screen() {
  return (
    <DayActSlot value={DayAct}>
      <Corrections />
    </DayActSlot>
  );
}
