import type { Dependant } from '@cracha/contract/features/worker/worker.schemas.ts';
import {
  fieldOf,
  isWorkerField,
  savedFieldsOf,
  type WorkerFieldName,
  type WorkerSection,
  workerSections,
} from '@cracha/contract/features/worker/worker-fields.ts';
import { Refusal } from '@cracha/contract/kernel/client.ts';
import { useState } from 'react';
import { isRefusal, tellFailure } from '#kernel/failure.ts';
import { useLeavingAsks } from '#kernel/leaving.ts';
import { faultOf, typedOf, wireOf } from './field-values.ts';
import { useSaveSection } from './worker.api.ts';
import type { WorkerRecord } from './worker.types.ts';

type Typed = Partial<Record<WorkerFieldName, string | boolean>>;
export type Errors = Partial<Record<string, string>>;

/**
 * What was typed over a record and what is wrong with it. A section is saved at once, each with the version that the one before
 * answered; what could not be saved stays typed.
 */
export function useRecordDraft(record: WorkerRecord) {
  const [typed, setTyped] = useState<Typed>({});
  const [dependants, setDependants] = useState<Dependant[]>();
  const [errors, setErrors] = useState<Errors>({});
  const [stale, setStale] = useState(false);
  const save = useSaveSection(record.id);
  const changed = Object.keys(typed).filter(isWorkerField);
  const sections = workerSections.filter(
    section => changed.some(name => fieldOf(name).section === section) || (section === 'dependentes' && dependants),
  );
  const dirty = sections.length > 0;
  useLeavingAsks(dirty);

  const write = (name: WorkerFieldName, value: string | boolean) => {
    const { [name]: _, ...others } = typed;
    const same = value === typedOf(name, record.campos[name]);
    setTyped(same ? others : { ...typed, [name]: value });
    // once wrong, each key asks again
    if (errors[name]) void check(name, value);
  };
  const check = async (name: WorkerFieldName, value: string | boolean | undefined) => {
    const fault = await faultOf(name, value);
    setErrors(known => ({ ...known, [name]: fault }));
  };
  const valueIn = (name: WorkerFieldName) => typed[name] ?? typedOf(name, record.campos[name]);
  const bodyOf = (section: WorkerSection, versao: number) => ({
    secao: section,
    versao,
    campos: Object.fromEntries(savedFieldsOf(section).map(name => [name, wireOf(name, valueIn(name))])),
    ...(section === 'dependentes' ? { dependentes: dependants } : {}),
  });
  const saveAll = async (from: number): Promise<boolean> => {
    let version = from;
    for (const section of sections) {
      try {
        version = (await save.mutateAsync(bodyOf(section, version))).versao;
      } catch (error) {
        await tell(error);
        return false;
      }
      setTyped(left => Object.fromEntries(Object.entries(left).filter(([name]) => !isOf(name, section))));
      if (section === 'dependentes') setDependants(undefined);
    }
    setErrors({});
    setStale(false);
    return true;
  };
  const tell = async (error: unknown) => {
    if (isRefusal(error, 'STALE_VERSION')) return setStale(true);
    const fields = error instanceof Refusal ? error.body.fields : undefined;
    if (fields) setErrors(fields);
    else await tellFailure(error);
  };
  const discard = () => {
    setTyped({});
    setDependants(undefined);
    setErrors({});
    setStale(false);
  };
  return {
    valueIn,
    write,
    check: (name: WorkerFieldName) => (name in typed ? check(name, typed[name]) : undefined),
    errors,
    dirty,
    stale,
    busy: save.isPending,
    dependants: dependants ?? record.dependentes,
    setDependants,
    saveAll,
    discard,
  };
}

export type RecordDraft = ReturnType<typeof useRecordDraft>;

function isOf(name: string, section: WorkerSection): boolean {
  return isWorkerField(name) && fieldOf(name).section === section;
}
