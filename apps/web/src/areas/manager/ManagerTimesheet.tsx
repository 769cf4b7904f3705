import { DayJustifySlot } from '#features/time-clock/day-act.ts';
import { Screen as Timesheet } from '#features/time-clock/mirror/staff/staff-timesheet.screen.tsx';
import { useCan } from '#kernel/base/can.ts';
import { modal } from '#kernel/base/modals.ts';

const justifyModal = modal(
  async () => (await import('#features/time-clock/justification/JustifyModal.tsx')).JustifyModal,
);

/** A worker's month to their manager, who may justify its days for them. */
export function Screen() {
  const can = useCan();
  const justifies = can('GestorJustificativaCriar');
  return (
    <DayJustifySlot value={justifies ? day => justifyModal.open({ ...day, asker: 'manager' }) : null}>
      <Timesheet />
    </DayJustifySlot>
  );
}
