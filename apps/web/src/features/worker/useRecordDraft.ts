import type { OwnField } from '@cracha/contract/features/worker/own-fields.ts';
import type { Dependant } from '@cracha/contract/features/worker/worker.schemas.ts';
import {
  fieldOf,
  hiddenValue,
  isWorkerField,
  savedFieldsOf,
  type WorkerFieldName,
  type WorkerSection,
  workerSections,
} from '@cracha/contract/features/worker/worker-fields.ts';
import { useState } from 'react';
import { faultOf, typedOf, wireOf } from '#kernel/record/field-values.ts';
import { ownFault, ownTyped, ownWire } from '#kernel/record/own-values.ts';
import { isAlike, isTyped } from '#ui/form/alike.ts';
import { useDraft } from '#ui/form/useDraft.ts';
import { type TypedValue, useFields } from '#ui/form/useFields.ts';
import { useSaveSection } from './worker.api.ts';
import type { WorkerRecord } from './worker.types.ts';

interface Written {
  /** By the field's name, or the id of one of the company's own. */
  typed: Record<string, TypedValue>;
  dependants?: Dependant[];
}

/** The parts of the address that its CEP tells. */
export const filledByCep = ['logradouro', 'bairro', 'municipio', 'municipioIbge', 'uf'] as const;

/**
 * What was typed over a record and what is wrong with it. A section is saved at once, each with the version that the one before
 * answered; what could not be saved stays typed.
 */
export function useRecordDraft(read: WorkerRecord) {
  const [shown, setShown] = useState<WorkerRecord['campos']>({});
  // what was hidden as somebody has asked to see it
  const record = { ...read, campos: { ...read.campos, ...shown } };
  const [dependants, setDependants] = useState<Dependant[]>();
  const save = useSaveSection(record.id);
  const fields = useFields({
    present: name => toldIn(record, name),
    fault: async (name, value) => {
      const own = ownOf(record, name);
      return isWorkerField(name) ? faultOf(name, value) : own && ownFault(own, value);
    },
    filledByCep,
  });
  const { typed, setTyped, valueIn } = fields;
  const sections = workerSections.filter(
    section =>
      Object.keys(typed).some(name => sectionOf(record, name) === section) || (section === 'dependentes' && dependants),
  );
  const dirty = sections.length > 0;
  const kept = useDraft<Written>({
    of: record.id,
    values: dirty ? { typed, ...(dependants ? { dependants } : {}) } : undefined,
    isValid: isWritten,
    restore: found => {
      // a field of the company's own may be gone since
      const known = Object.entries(found.typed).filter(([name]) => isWorkerField(name) || ownOf(record, name));
      setTyped(Object.fromEntries(known));
      setDependants(found.dependants);
    },
    clear: () => {
      fields.discard();
      setDependants(undefined);
    },
    version: record.versao,
    stays: ['secao'],
    views: ['aba', 'em', 'arquivo', 'tipo'],
  });

  const isHidden = (name: WorkerFieldName) => valueIn(name) === hiddenValue && fieldOf(name).sensitive === true;
  const bodyOf = (section: WorkerSection, versao: number) => ({
    secao: section,
    versao,
    campos: {
      // what is hidden stays as it is
      ...Object.fromEntries(
        savedFieldsOf(section)
          .filter(name => !isHidden(name))
          .map(name => [name, wireOf(name, valueIn(name))]),
      ),
      ...Object.fromEntries(ownFieldsIn(record, section).map(one => [one.id, ownWire(one, valueIn(one.id))])),
    },
    ...(section === 'dependentes' ? { dependentes: dependants } : {}),
  });
  const saveAll = async (from: number): Promise<boolean> => {
    let version = from;
    for (const section of sections) {
      try {
        version = (await save.mutateAsync(bodyOf(section, version))).versao;
      } catch (error) {
        await fields.tell(error);
        return false;
      }
      const others = ([name]: [string, unknown]) => sectionOf(record, name) !== section;
      setTyped(left => Object.fromEntries(Object.entries(left).filter(others)));
      // as it is now, it is asked for again
      setShown(left => Object.fromEntries(Object.entries(left).filter(others)));
      if (section === 'dependentes') setDependants(undefined);
    }
    fields.settle();
    return true;
  };
  return {
    ...fields,
    isHidden,
    isShown: (name: WorkerFieldName) => name in shown,
    show: (values: WorkerRecord['campos']) => setShown(before => ({ ...before, ...values })),
    dirty,
    busy: save.isPending,
    dependants: dependants ?? record.dependentes,
    setDependants,
    saveAll,
    kept,
  };
}

export type RecordDraft = ReturnType<typeof useRecordDraft>;

const dependant = { nome: '', cpf: null, nascimento: null, parentesco: '', para: [''] };

function isWritten(found: unknown): found is Written {
  if (!isAlike({ typed: {} }, found) || !isTyped(found.typed)) return false;
  return !('dependants' in found) || isAlike([dependant], found.dependants);
}

function ownOf({ camposProprios }: WorkerRecord, name: string): OwnField | undefined {
  return camposProprios.find(({ id }) => id === name);
}

function toldIn(record: WorkerRecord, name: string): string | boolean {
  const own = ownOf(record, name);
  if (own) return ownTyped(own, record.campos[name]);
  return isWorkerField(name) ? typedOf(name, record.campos[name]) : '';
}

/** The part of the record where a field stands; of a dependant's theirs. */
export function sectionOf(record: WorkerRecord, name: string): WorkerSection {
  return isWorkerField(name) ? fieldOf(name).section : (ownOf(record, name)?.secao ?? 'dependentes');
}

/** The company's own fields in use of a section. */
export function ownFieldsIn({ camposProprios }: WorkerRecord, section: WorkerSection): OwnField[] {
  return camposProprios.filter(({ secao, retirado }) => secao === section && !retirado);
}
