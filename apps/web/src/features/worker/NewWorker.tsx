import { fieldOf, isWorkerField, type WorkerSection } from '@cracha/contract/features/worker/worker-fields.ts';
import { isCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { tellBeside } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useCepFill } from '#kernel/lazy/cep.ts';
import { masked } from '#kernel/lazy/masks.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Field, Select } from '#ui/base/Field.tsx';
import { useWide } from '#ui/base/wide.ts';
import { isAlike, isTyped } from '#ui/form/alike.ts';
import { SubmitBar } from '#ui/form/SubmitBar.tsx';
import { useDraft } from '#ui/form/useDraft.ts';
import { PageHead } from '#ui/list/PageHead.tsx';
import { faultOf, faultText, wireOf } from './field-values.ts';
import { OwnFieldInput } from './OwnFieldInput.tsx';
import { ownFault, ownWire } from './own-values.ts';
import { CepFilled, RecordField } from './RecordField.tsx';
import { recordTexts } from './record.messages.ts';
import { useRecordAsked } from './record-form.api.ts';
import { type Errors, filledByCep } from './useRecordDraft.ts';
import { useCreateWorker, useOpenCompanies } from './worker.api.ts';

const asked = ['nome', 'matricula', 'admissao', 'regimeContratacao', 'cargo', 'lotacao', 'email', 'celular'] as const;
const pay = ['salario', 'salarioUnidade'] as const;
const required = ['nome', 'matricula', 'admissao'] as const;
type Typed = Record<string, string | boolean>;

interface Written {
  company: string;
  cpf: string;
  typed: Typed;
}

/** What makes a record; the rest is told in it. */
export function NewWorker() {
  const t = useTexts(recordTexts);
  const can = useCan();
  const size = useWide() ? 'md' : 'worker';
  const companies = useOpenCompanies();
  const [company, setCompany] = useState('');
  const [cpf, setCpf] = useState('');
  const [typed, setTyped] = useState<Typed>({});
  const [errors, setErrors] = useState<Errors>({});
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
  const cep = useCepFill(filledByCep.filter(part => names.includes(part)));
  const lacking =
    !(company || only) ||
    cpf.trim() === '' ||
    [...required, ...demanded, ...own.map(({ id }) => id)].some(name => !typed[name]);
  useTitle(t.new);
  const write = (next: Written) => {
    setCompany(next.company);
    setCpf(next.cpf);
    setTyped(next.typed);
    setErrors({});
  };
  const draft = useDraft<Written>({
    of: 'new',
    values: company || cpf || Object.values(typed).some(Boolean) ? { company, cpf, typed } : undefined,
    isValid: isWritten,
    restore: write,
    clear: () => write(nothing),
  });
  const put = (name: string, fault: string | undefined) => setErrors(known => ({ ...known, [name]: fault }));
  const checkCpf = async (text: string) =>
    put('cpf', text === '' || isCpf(text.replace(/[.\-\s]/g, '')) ? undefined : await faultText('cpf', 'INVALID_CPF'));
  const send = () =>
    create.mutate(
      {
        idEmpresa: company || (only ?? ''),
        cpf,
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
        onError: error => void tellBeside(error, setErrors),
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
          <Field
            className="col-span-2"
            size={size}
            label={t.cpf}
            inputMode="numeric"
            autoComplete="off"
            required
            error={errors.cpf}
            value={cpf}
            onChange={event => {
              setCpf(event.target.value);
              if (errors.cpf) void checkCpf(event.target.value);
            }}
            onBlur={() => {
              void checkCpf(cpf);
              setCpf(masked('cpf', cpf));
            }}
          />
          {names.map(name => (
            <RecordField
              key={name}
              name={name}
              className={name === 'nome' ? 'col-span-2 lg:col-span-4' : 'col-span-2'}
              value={typed[name]}
              error={errors[name]}
              help={name === 'cep' && <CepFilled filled={cep.filled} />}
              onChange={value => {
                setTyped({ ...typed, [name]: value });
                if (name === 'cep') void cep.fill(String(value), () => undefined, setTyped);
              }}
              onBlur={() => typed[name] && void faultOf(name, typed[name]).then(fault => put(name, fault))}
            />
          ))}
          {own.map(field => (
            <OwnFieldInput
              key={field.id}
              field={field}
              value={String(typed[field.id] ?? '')}
              error={errors[field.id]}
              onChange={value => setTyped({ ...typed, [field.id]: value })}
              onBlur={() =>
                typed[field.id] && void ownFault(field, typed[field.id]).then(fault => put(field.id, fault))
              }
            />
          ))}
        </div>
      </div>
      <SubmitBar act={t.create} busy={create.isPending} reason={lacking ? t.fillFirst : ''} draft={draft} />
    </form>
  );
}

const nothing: Written = { company: '', cpf: '', typed: {} };

function isWritten(found: unknown): found is Written {
  return isAlike(nothing, found) && isTyped(found.typed);
}

function Back({ label }: { label: string }) {
  return <BackLink href={to.hr.workers()} label={label} />;
}
