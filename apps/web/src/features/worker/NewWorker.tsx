import { fieldOf, isWorkerField, type WorkerSection } from '@cracha/contract/features/worker/worker-fields.ts';
import { readValue } from '@cracha/contract/kernel/fields.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { useState } from 'react';
import { CepFilled, RecordField } from '#features/worker/RecordField.tsx';
import { navigateTo } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { faultOf, faultText, typedOf, wireOf } from '#kernel/record/field-values.ts';
import { ownFault, ownWire } from '#kernel/record/own-values.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Select } from '#ui/base/Field.tsx';
import { useWide } from '#ui/base/wide.ts';
import { isAlike, isTyped } from '#ui/form/alike.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { OwnFieldInput } from '#ui/form/OwnFieldInput.tsx';
import { SubmitBar } from '#ui/form/SubmitBar.tsx';
import { useDraft } from '#ui/form/useDraft.ts';
import { type TypedValue, useFields } from '#ui/form/useFields.ts';
import { PageHead } from '#ui/list/PageHead.tsx';
import { recordTexts } from './record.messages.ts';
import { useRecordAsked } from './record-form.api.ts';
import { filledByCep } from './useRecordDraft.ts';
import { useCreateWorker, useOpenCompanies } from './worker.api.ts';

const asked = ['nome', 'matricula', 'admissao', 'regimeContratacao', 'cargo', 'lotacao', 'email', 'celular'] as const;
const pay = ['salario', 'salarioUnidade'] as const;
const required = ['nome', 'matricula', 'admissao'] as const;
const cpfRow = { kind: 'cpf', required: true } as const;

interface Written {
  company: string;
  /** By the field's name, or the id of one of the company's own. */
  typed: Record<string, TypedValue>;
}

/** What makes a record; the rest is told in it. */
export function NewWorker() {
  const t = useTexts(recordTexts);
  const can = useCan();
  const size = useWide() ? 'md' : 'worker';
  const companies = useOpenCompanies();
  const [company, setCompany] = useState('');
  const create = useCreateWorker();
  const only = companies.length === 1 ? companies[0]?.id : undefined;
  const form = useRecordAsked(company || only).data;
  const tells = (section: WorkerSection) =>
    section === 'pagamento' ? can('RhRemuneracaoEditar') : section !== 'banco' || can('RhDadoBancarioEditar');
  // what the company requires is asked for here, as far as it is one's to tell
  const demanded = (form?.exigidos ?? []).filter(isWorkerField).filter(name => tells(fieldOf(name).section));
  const own = (form?.campos ?? []).filter(
    ({ obrigatorio, retirado, secao }) => obrigatorio && !retirado && tells(secao),
  );
  const names = [...new Set([...asked, ...(tells('pagamento') ? pay : []), ...demanded])];
  const fields = useFields({
    present: name => (isWorkerField(name) ? typedOf(name, undefined) : ''),
    fault: async (name, value) => {
      if (isWorkerField(name)) return faultOf(name, value);
      const field = own.find(({ id }) => id === name);
      if (field) return ownFault(field, value);
      return name === 'cpf' && 'fault' in readValue(cpfRow, value) ? faultText('cpf', 'INVALID_CPF') : undefined;
    },
    filledByCep: filledByCep.filter(part => names.includes(part)),
  });
  const { typed, errors } = fields;
  const lacking =
    !(company || only) || ['cpf', ...required, ...demanded, ...own.map(({ id }) => id)].some(name => !typed[name]);
  useTitle(t.new);
  const draft = useDraft<Written>({
    of: 'new',
    values: company || Object.keys(typed).length > 0 ? { company, typed } : undefined,
    isValid: isWritten,
    restore: found => {
      setCompany(found.company);
      fields.setTyped(found.typed);
    },
    clear: () => {
      setCompany('');
      fields.discard();
    },
  });
  const send = () =>
    create.mutate(
      {
        idEmpresa: company || (only ?? ''),
        cpf: String(typed.cpf ?? ''),
        campos: Object.fromEntries([
          ...names.flatMap(name => (typed[name] ? [[name, wireOf(name, typed[name])]] : [])),
          ...own.map(field => [field.id, ownWire(field, typed[field.id])]),
        ]),
      },
      {
        onSuccess: ({ id }) => {
          draft.done();
          toast(t.created);
          navigateTo(to.hr.worker(id));
        },
        onError: error => void fields.tell(error),
      },
    );
  return (
    <form
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={event => {
        event.preventDefault();
        if (!lacking && !create.isPending) send();
      }}
    >
      <PageHead title={t.new} lead={t.newLead} back={<Back label={t.back} />} />
      <div data-scroller className="min-h-0 flex-1 overflow-auto px-4 pb-8 lg:px-6">
        <div className="grid max-w-[760px] grid-cols-2 items-start gap-4 lg:grid-cols-6">
          <Select
            className="col-span-2 lg:col-span-4"
            size={size}
            label={t.company}
            error={errors.idEmpresa}
            value={company || (only ?? '')}
            onChange={event => setCompany(event.target.value)}
          >
            <option value="">{t.choose}</option>
            {companies.map(({ id, nome }) => (
              <option key={id} value={id}>
                {nome}
              </option>
            ))}
          </Select>
          <FormField
            of={cpfRow}
            name="cpf"
            className="col-span-2"
            label={t.cpf}
            value={fields.valueIn('cpf')}
            error={errors.cpf}
            onChange={value => fields.write('cpf', value)}
            onBlur={() => void fields.check('cpf')}
          />
          {names.map(name => (
            <RecordField
              key={name}
              name={name}
              className={name === 'nome' ? 'col-span-2 lg:col-span-4' : 'col-span-2'}
              value={fields.valueIn(name)}
              error={errors[name]}
              help={name === 'cep' && <CepFilled filled={fields.filled} />}
              onChange={value => fields.write(name, value)}
              onBlur={() => void fields.check(name)}
            />
          ))}
          {own.map(field => (
            <OwnFieldInput
              key={field.id}
              field={field}
              value={String(fields.valueIn(field.id))}
              error={errors[field.id]}
              onChange={value => fields.write(field.id, value)}
              onBlur={() => void fields.check(field.id)}
            />
          ))}
        </div>
      </div>
      <SubmitBar act={t.create} busy={create.isPending} reason={lacking ? t.fillFirst : ''} draft={draft} />
    </form>
  );
}

const nothing: Written = { company: '', typed: {} };

function isWritten(found: unknown): found is Written {
  return isAlike(nothing, found) && isTyped(found.typed);
}

function Back({ label }: { label: string }) {
  return <BackLink href={to.hr.workers()} label={label} />;
}
