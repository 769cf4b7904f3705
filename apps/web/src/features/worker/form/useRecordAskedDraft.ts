import type { OwnField } from '@cracha/contract/features/worker/own-fields.ts';
import { useState } from 'react';
import { isRefusal, tellBeside } from '#kernel/base/failure.ts';
import { useLeavingAsks } from '#ui/form/leaving.ts';
import { type RecordAsked, useSaveRecordAsked } from '../record-form.api.ts';

/** What was changed of a company's form of the record; a new field has a place holder in the place of its id. */
export function useRecordAskedDraft(id: string, asked: RecordAsked) {
  const [typed, setTyped] = useState<{ exigidos: readonly string[]; campos: readonly OwnField[] }>();
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [stale, setStale] = useState(false);
  const save = useSaveRecordAsked(id);
  const form = typed ?? { exigidos: asked.exigidos, campos: asked.campos };
  useLeavingAsks(typed !== undefined);
  const put = (part: Partial<typeof form>) => {
    setErrors({});
    setTyped({ ...form, ...part });
  };
  const isNew = (field: OwnField) => !asked.campos.some(known => known.id === field.id);
  const discard = () => {
    setTyped(undefined);
    setErrors({});
    setStale(false);
  };
  const tell = async (error: unknown) => {
    if (isRefusal(error, 'STALE_VERSION')) return setStale(true);
    await tellBeside(error, setErrors);
  };
  return {
    ...form,
    isNew,
    dirty: typed !== undefined,
    busy: save.isPending,
    stale,
    discard,
    /** What is wrong with the field at a place. */
    errorAt: (at: number) => Object.entries(errors).find(([name]) => name.startsWith(`campos.${at}.`))?.[1],
    error: errors.campos ?? errors.exigidos,
    require: (name: string, on: boolean) =>
      put({ exigidos: on ? [...form.exigidos, name] : form.exigidos.filter(one => one !== name) }),
    putField: (field: OwnField) =>
      put({
        campos: form.campos.some(one => one.id === field.id)
          ? form.campos.map(one => (one.id === field.id ? field : one))
          : [...form.campos, field],
      }),
    /** One that was never saved goes, another is retired or comes back. */
    retire: (field: OwnField) =>
      put({
        campos: isNew(field)
          ? form.campos.filter(one => one !== field)
          : form.campos.map(one => (one === field ? { ...one, retirado: !one.retirado } : one)),
      }),
    /** Changes places with the next one in use above or below. */
    move: (field: OwnField, by: -1 | 1) => {
      const used = form.campos.filter(one => !one.retirado);
      const other = used[used.indexOf(field) + by];
      if (other) put({ campos: form.campos.map(one => (one === field ? other : one === other ? field : one)) });
    },
    save: async (): Promise<boolean> => {
      const campos = form.campos.map(field => ({
        ...field,
        id: isNew(field) ? undefined : field.id,
        opcoes: [...field.opcoes],
      }));
      try {
        await save.mutateAsync({ versao: asked.versao, exigidos: [...form.exigidos], campos });
      } catch (error) {
        await tell(error);
        return false;
      }
      discard();
      return true;
    },
  };
}

export type RecordAskedDraft = ReturnType<typeof useRecordAskedDraft>;
