import { clockSetupContract as calls } from '@cracha/contract/features/time-clock/clock-setup.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';
import { foundBy } from './found-by.ts';

type Calls = typeof calls;
export type WorkSchedule = ResponseOf<Calls['workSchedules']>[number];
export type RuleSet = ResponseOf<Calls['ruleSets']>[number];
export type Holiday = ResponseOf<Calls['holidays']>[number];
export type ClockConfig = ResponseOf<Calls['clockConfig']>;
export type ScheduleBody = BodySent<Calls['createWorkSchedule']>;
export type RuleBody = BodySent<Calls['createRuleSet']>;
export type ConfigBody = BodySent<Calls['saveClockConfig']>;
/** Whom a schedule or rules are given to: exactly one of the two. */
export type PeopleChosen = Pick<BodySent<Calls['assignSchedule']>, 'idVinculos' | 'filtro'>;
/** The same with the day; to count whom it would concern, or to do it. */
export type Assignment = PeopleChosen & { aPartirDe: string; simular?: boolean };

const keys = ['clock', 'setup'];

const schedules = {
  queryKey: [...keys, 'schedules'],
  queryFn: (): Promise<WorkSchedule[]> => call(calls.workSchedules, {}),
};

export function useSchedules() {
  return useQuery(schedules);
}

export function useScheduleList(search: string | undefined) {
  return useQuery({ ...schedules, select: all => foundBy(all, search) });
}

/**
 * A new schedule, or a change of one; the answer may name another, which follows it. `onSaved` comes before the list is
 * read anew: by that the one that was typed over may be gone.
 */
export function useSaveSchedule(before: WorkSchedule | undefined, onSaved: (id: string) => void) {
  return useActOn(keys, async (body: ScheduleBody) => {
    const { id } = before
      ? await call(calls.changeWorkSchedule, { body: { ...body, id: before.id, versao: before.versao } })
      : await call(calls.createWorkSchedule, { body });
    onSaved(id);
  });
}

export function useAssignSchedule(idHorario: string | null) {
  return useActOn(keys, (chosen: Assignment) => call(calls.assignSchedule, { body: { ...chosen, idHorario } }));
}

const ruleSets = {
  queryKey: [...keys, 'rules'],
  queryFn: (): Promise<RuleSet[]> => call(calls.ruleSets, {}),
};

export function useRuleSets() {
  return useQuery(ruleSets);
}

export function useRuleList(search: string | undefined, tipo: RuleSet['tipo'] | undefined) {
  return useQuery({
    ...ruleSets,
    select: all => foundBy(tipo ? all.filter(one => one.tipo === tipo) : all, search),
  });
}

/** A new set with its first version, or one more version of a set. */
export function useSaveRules(set: RuleSet | undefined) {
  return useActOn(keys, (body: RuleBody) =>
    set ? call(calls.addRuleVersion, { body: { ...body, id: set.id } }) : call(calls.createRuleSet, { body }),
  );
}

export function useAssignRules(idRegra: string) {
  return useActOn(keys, (chosen: Assignment) => call(calls.assignRules, { body: { ...chosen, idRegra } }));
}

/** The holidays of a year, as the one page of a list. */
export function useHolidays(ano: string, idEmpresa: string | undefined) {
  return useQuery({
    queryKey: [...keys, 'holidays', ano, idEmpresa],
    queryFn: () => call(calls.holidays, { query: { ano, idEmpresa } }),
    select: (items: Holiday[]) => ({ items, total: items.length }),
  });
}

export function useCreateHoliday() {
  return useActOn(keys, (body: BodySent<Calls['createHoliday']>) => call(calls.createHoliday, { body }));
}

export function useRemoveHoliday() {
  return useActOn(keys, (id: string) => call(calls.removeHoliday, { params: { id } }));
}

export function useClockConfig(idEmpresa: string) {
  return useQuery({
    queryKey: [...keys, 'config', idEmpresa],
    queryFn: (): Promise<ClockConfig> => call(calls.clockConfig, { params: { idEmpresa } }),
  });
}

/** `onSaved` comes before they are read anew: the form of their former version goes with that. */
export function useSaveConfig(idEmpresa: string, onSaved: () => void) {
  return useActOn(keys, async (body: ConfigBody) => {
    await call(calls.saveClockConfig, { params: { idEmpresa }, body });
    onSaved();
  });
}
