import { DayTreatSlot } from '#features/time-clock/day-treat.ts';
import { Screen as Timesheet } from '#features/time-clock/mirror/staff/staff-timesheet.screen.tsx';
import { modal } from '#kernel/base/modals.ts';

const treatModal = modal(async () => (await import('#features/time-clock/treatment/TreatModal.tsx')).TreatModal);

/** A worker's month to HR, whose days are treated in their place. */
export function Screen() {
  return (
    <DayTreatSlot value={treatModal.open}>
      <Timesheet />
    </DayTreatSlot>
  );
}
