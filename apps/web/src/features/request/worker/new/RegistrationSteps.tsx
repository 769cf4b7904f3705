import {
  fieldsBehind,
  type RegistrationField,
  registrationFields,
} from '@cracha/contract/features/request/registration.ts';
import { type FieldValues, hiddenValue, type WorkerFieldName } from '@cracha/contract/features/worker/worker-fields.ts';
import { useState } from 'react';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { faultOf, typedOf } from '#kernel/record/field-values.ts';
import { useFieldWords } from '#kernel/record/field-words.ts';
import { ownFault } from '#kernel/record/own-values.ts';
import { useRecordFields } from '#kernel/record/use-record-fields.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Select } from '#ui/base/Field.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { AttachFiles } from '#ui/form/AttachFiles.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { OwnFieldInput } from '#ui/form/OwnFieldInput.tsx';
import { Facts } from '#ui/record/Facts.tsx';
import { useProofWords } from '../../proof-words.ts';
import { useRegistrationNames } from '../../request-words.ts';
import { DependantFields } from './DependantFields.tsx';
import { useRegistration } from './new-request.api.ts';
import { newRequestTexts } from './new-request.messages.ts';
import type { NewRequest } from './new-request.ts';
import { ownFieldsIn } from './own-fields-asked.ts';

/** HR's to know; a worker names the city. */
const codeOfCity = 'municipioIbge';

interface StepProps {
  typed: NewRequest;
  set: (part: Partial<NewRequest>) => void;
}

/** Which part of the record; what it says today stands below. */
export function FieldStep({ typed, set }: StepProps) {
  const t = useTexts(newRequestTexts);
  const nameOf = useRegistrationNames();
  const form = useRegistration(typed.idVinculo);
  const fieldNamed = (name: string) => form.data?.campos.find(({ campo }) => campo === name);
  const valuesFrom = (name: string) => (name === 'endereco' ? typedFrom(fieldNamed(name)?.atual ?? {}) : {});
  const chosen = fieldNamed(typed.campo);
  return (
    <ListBody large {...loadOf(form)} empty={false} whenEmpty={null}>
      <Select
        size="worker"
        label={t.field}
        value={typed.campo}
        onChange={event => {
          const campo = event.target.value;
          set({ campo, proprio: fieldNamed(campo)?.proprio?.tipo ?? '', valores: valuesFrom(campo) });
        }}
      >
        <option value="">{t.fieldFirst}</option>
        {form.data?.campos.map(({ campo, proprio }) => (
          <option key={campo} value={campo}>
            {proprio?.nome ?? nameOf(campo)}
          </option>
        ))}
      </Select>
      {chosen && <Present chosen={chosen} />}
    </ListBody>
  );
}

/** An address begins as it is today: what is left out of one is erased. */
function typedFrom(present: FieldValues): NewRequest['valores'] {
  const known = fieldsBehind('endereco').filter(name => name !== codeOfCity && present[name] !== hiddenValue);
  return Object.fromEntries(known.map(name => [name, typedOf(name, present[name])]));
}

type Chosen = NonNullable<ReturnType<typeof useRegistration>['data']>['campos'][number];

function Present({ chosen: { campo, proprio, atual, valeNaHora } }: { chosen: Chosen }) {
  const t = useTexts(newRequestTexts);
  const { label, value } = useFieldWords(proprio ? [{ id: campo, nome: proprio.nome }] : []);
  const stands = Object.entries(atual).filter(([name, now]) => now !== null && now !== '' && name !== codeOfCity);
  return (
    <>
      {stands.length === 0 && Object.keys(atual).length > 0 && <p className="mt-4 text-ink-2">{t.nothingNow}</p>}
      {stands.length > 0 && (
        <section className="mt-5">
          <h3 className="font-semibold">{t.now}</h3>
          <Facts facts={stands.map(([name, now]) => [label(name), value(name, now)] as const)} />
        </section>
      )}
      {valeNaHora && <p className="mt-4 text-ink-2">{t.atOnce}</p>}
    </>
  );
}

interface ValueStepProps extends StepProps {
  files: readonly File[];
  setFiles: (files: readonly File[]) => void;
}

/** What it will be, the document, and that it is true. */
export function ValueStep({ typed, set, files, setFiles }: ValueStepProps) {
  const t = useTexts(newRequestTexts);
  const proofs = useProofWords();
  const form = useRegistration(typed.idVinculo);
  const chosen = form.data?.campos.find(({ campo }) => campo === typed.campo);
  const field = registrationFields.find(one => one === typed.campo);
  const own = ownFieldsIn(form.data).find(({ id }) => id === typed.campo);
  if (!chosen || !form.data) return null;
  return (
    <div className="grid gap-4">
      {field === 'dependente' ? (
        <DependantFields typed={typed} set={set} there={form.data.dependentes} />
      ) : field ? (
        <RecordFields field={field} typed={typed} set={set} />
      ) : (
        own && <OwnValue field={own} typed={typed} set={set} />
      )}
      {chosen.provas.length > 0 && (
        <div>
          <p className="mb-2 text-ink-2">{t.proof(proofs(chosen))}</p>
          <AttachFiles files={files} onChange={setFiles} />
        </div>
      )}
      <Checkbox large checked={typed.veracidade} onChange={event => set({ veracidade: event.target.checked })}>
        {t.truth}
      </Checkbox>
    </div>
  );
}

function RecordFields({ field, typed, set }: StepProps & { field: RegistrationField }) {
  const [errors, setErrors] = useState<Partial<Record<WorkerFieldName, string | undefined>>>({});
  const fieldOf = useRecordFields();
  const names = fieldsBehind(field).filter(name => name !== codeOfCity);
  const check = (name: WorkerFieldName) =>
    void faultOf(name, typed.valores[name]).then(fault => setErrors(now => ({ ...now, [name]: fault })));
  return names.map(name => {
    const error = errors[name];
    return (
      <FormField
        key={name}
        {...fieldOf(name)}
        value={typed.valores[name] ?? typedOf(name, null)}
        {...(error !== undefined && { error })}
        onChange={value => set({ valores: { ...typed.valores, [name]: value } })}
        onBlur={() => {
          if (typed.valores[name]) check(name);
        }}
      />
    );
  });
}

/** The company's own field. */
function OwnValue({ field, typed, set }: StepProps & { field: ReturnType<typeof ownFieldsIn>[number] }) {
  const [error, setError] = useState<string>();
  const value = String(typed.valores[field.id] ?? '');
  return (
    <OwnFieldInput
      field={field}
      className=""
      value={value}
      error={error}
      onChange={next => set({ valores: { [field.id]: next } })}
      onBlur={() => void (value && ownFault(field, value).then(setError))}
    />
  );
}

/** Whether a part of the record lacks its document. */
export function useLacksProof({ idVinculo, campo }: NewRequest, files: readonly File[]): boolean {
  const form = useRegistration(campo === '' ? '' : idVinculo);
  const chosen = form.data?.campos.find(one => one.campo === campo);
  return chosen?.provaObrigatoria === true && files.length === 0;
}
