import { clockJustificationContract as calls } from '@cracha/contract/features/time-clock/clock-justification.contract.ts';
import type { BodySent } from '@cracha/contract/kernel/endpoint.ts';
import { call } from '#kernel/base/client.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';
import { timesheetKeys } from '../timesheet-keys.ts';

export function useTreatPunch() {
  return useActOn(timesheetKeys, (body: BodySent<(typeof calls)['treatPunch']>) => call(calls.treatPunch, { body }));
}

export function useExcuseDay() {
  return useActOn(timesheetKeys, (body: BodySent<(typeof calls)['excuseDay']>) => call(calls.excuseDay, { body }));
}

export function useUndoTreatment() {
  return useActOn(timesheetKeys, (id: string) => call(calls.undoTreatment, { params: { id } }));
}

export function useRemoveExcuse() {
  return useActOn(timesheetKeys, (id: string) => call(calls.removeExcuse, { params: { id } }));
}
