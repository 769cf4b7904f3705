import { DayJustifySlot } from '#features/time-clock/day-act.ts';
import { DayTreatSlot } from '#features/time-clock/day-treat.ts';
import { Screen as Timesheet } from '#features/time-clock/mirror/staff/staff-timesheet.screen.tsx';
import { useCan } from '#kernel/base/can.ts';
import { modal } from '#kernel/base/modals.ts';

const treatModal = modal(async () => (await import('#features/time-clock/treatment/TreatModal.tsx')).TreatModal);

const justifyModal = modal(
  async () => (await import('#features/time-clock/justification/JustifyModal.tsx')).JustifyModal,
);

/** A worker's month to HR, whose days are treated and justified in their place. */
export function Screen() {
  const can = useCan();
  const justifies = can('RhJustificativaCriar');
  return (
    <DayTreatSlot value={treatModal.open}>
      <DayJustifySlot value={justifies ? day => justifyModal.open({ ...day, asker: 'hr' }) : null}>
        <Timesheet />
      </DayJustifySlot>
    </DayTreatSlot>
  );
}
