import { benefitKinds } from '@cracha/contract/features/request/benefit-words.ts';
import { regimes } from '@cracha/contract/features/worker/regimes.ts';
import { useState } from 'react';
import { tellBeside } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { regimeTexts } from '#kernel/lazy/regimes.messages.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field, Select, TextArea } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { benefitTexts } from '../benefit.messages.ts';
import { bodyOf, lackOfPlan, type TypedPlan, typedPlan } from './benefit-form.ts';
import { type BenefitPlan, useSaveBenefit } from './setup.api.ts';
import { requestSetupTexts } from './setup.messages.ts';

interface BenefitModalProps {
  of?: BenefitPlan;
  companies: readonly { id: string; nomeFantasia: string }[];
}

/** A benefit plan: who may have it, what it costs, when it is asked for, and its term. */
export function BenefitModal({ of, companies }: BenefitModalProps) {
  const t = useTexts(benefitTexts);
  const words = useTexts(requestSetupTexts);
  const [start] = useState(() => typedPlan(of, companies.length === 1 ? (companies[0]?.id ?? '') : ''));
  const [typed, setTyped] = useState(start);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useSaveBenefit(of);
  const set = (part: Partial<TypedPlan>) => setTyped({ ...typed, ...part });
  const lack = lackOfPlan(typed);
  const why = lack === 'nameFirst' ? words.nameFirst : lack && t[lack];
  const act = () =>
    save.mutate(bodyOf(typed), {
      onError: error => void tellBeside(error, setErrors),
      onSuccess: () => {
        closeModal();
        toast(words.saved);
      },
    });
  return (
    <Modal
      title={of ? of.nome : t.newPlan}
      dirty={JSON.stringify(typed) !== JSON.stringify(start)}
      footer={<FootAct act={words.save} why={why ?? false} busy={save.isPending} onClick={act} />}
    >
      <div className="grid gap-4">
        {!of && companies.length > 1 && (
          <Select
            label={t.company}
            error={errors.idEmpresa}
            value={typed.idEmpresa}
            onChange={event => set({ idEmpresa: event.target.value })}
          >
            <option value="">{t.companyFirst}</option>
            {companies.map(({ id, nomeFantasia }) => (
              <option key={id} value={id}>
                {nomeFantasia}
              </option>
            ))}
          </Select>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={words.name}
            maxLength={80}
            error={errors.nome}
            value={typed.nome}
            onChange={event => set({ nome: event.target.value })}
          />
          <Select
            label={t.kind}
            value={typed.tipo}
            onChange={event => set({ tipo: oneOf(benefitKinds, event.target.value) ?? typed.tipo })}
          >
            {benefitKinds.map(kind => (
              <option key={kind} value={kind}>
                {t.kinds[kind]}
              </option>
            ))}
          </Select>
        </div>
        <Share typed={typed} set={set} error={errors['parte.valor']} />
        <Eligible typed={typed} set={set} error={errors.mesesDeCasa} />
        <Window typed={typed} set={set} errors={errors} />
        <Field
          className="max-w-60"
          label={t.most}
          inputMode="numeric"
          error={errors.maxDependentes}
          value={typed.maxDependentes}
          onChange={event => set({ maxDependentes: event.target.value })}
        />
        <TextArea
          label={t.termLabel}
          help={t.termHelp}
          rows={6}
          maxLength={10_000}
          value={typed.termo}
          onChange={event => set({ termo: event.target.value })}
        />
        <Checkbox checked={typed.ativo} onChange={event => set({ ativo: event.target.checked })}>
          <span className="text-sm">{words.inUse}</span>
        </Checkbox>
      </div>
    </Modal>
  );
}

interface PartProps {
  typed: TypedPlan;
  set: (part: Partial<TypedPlan>) => void;
}

function Share({ typed, set, error }: PartProps & { error: string | undefined }) {
  const t = useTexts(benefitTexts);
  const isFixed = typed.share === 'fixa';
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Segmented
        label={t.share}
        value={typed.share}
        options={[
          ['fixa', t.shareKinds.fixa],
          ['percentual', t.shareKinds.percentual],
        ]}
        onChange={share => set({ share })}
      />
      <Field
        label={isFixed ? t.amount : t.percent}
        prefix={isFixed ? 'R$' : '%'}
        help={!isFixed && typed.tipo === 'valeTransporte' ? t.transport : undefined}
        inputMode="decimal"
        error={error}
        value={typed.valor}
        onChange={event => set({ valor: event.target.value })}
      />
    </div>
  );
}

function Eligible({ typed, set, error }: PartProps & { error: string | undefined }) {
  const t = useTexts(benefitTexts);
  const names = useTexts(regimeTexts);
  return (
    <>
      <fieldset>
        <legend className="text-xs font-semibold">{t.who}</legend>
        <p className="text-sm text-ink-2">{t.whoHelp}</p>
        <div className="flex flex-wrap gap-x-5">
          {regimes.map(one => (
            <Checkbox
              key={one}
              className="max-lg:min-h-11"
              checked={typed.regimes.includes(one)}
              onChange={event =>
                set({
                  regimes: event.target.checked
                    ? [...typed.regimes, one]
                    : typed.regimes.filter(other => other !== one),
                })
              }
            >
              <span className="text-sm">{names[one]}</span>
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label={t.months}
          inputMode="numeric"
          error={error}
          value={typed.mesesDeCasa}
          onChange={event => set({ mesesDeCasa: event.target.value })}
        />
        <TextArea
          label={t.departments}
          help={t.departmentsHelp}
          rows={2}
          value={typed.lotacoes}
          onChange={event => set({ lotacoes: event.target.value })}
        />
      </div>
    </>
  );
}

function Window({ typed, set, errors }: PartProps & { errors: Record<string, string> }) {
  const t = useTexts(benefitTexts);
  return (
    <div className="grid gap-3">
      <Checkbox checked={typed.limited} onChange={event => set({ limited: event.target.checked })}>
        <span className="text-sm">{t.window}</span>
      </Checkbox>
      {typed.limited && (
        <div className="grid gap-4 sm:grid-cols-2">
          {(['de', 'ate'] as const).map(end => (
            <Field
              key={end}
              label={end === 'de' ? t.first : t.last}
              help={t.dayHelp}
              error={errors[`janela.${end}`]}
              value={typed[end]}
              onChange={event => set({ [end]: event.target.value })}
            />
          ))}
        </div>
      )}
    </div>
  );
}
