import { PeriodsSlot } from '#features/request/periods-slot.ts';
import { Screen as NewRequest } from '#features/request/worker/new/worker-new-request.screen.tsx';
import { VacationPeriods } from '#features/vacation/VacationPeriods.tsx';

/** A new request; of a vacation the periods are drawn by the feature of vacations. */
export function WorkerNewRequest() {
  return (
    <PeriodsSlot value={VacationPeriods}>
      <NewRequest />
    </PeriodsSlot>
  );
}
