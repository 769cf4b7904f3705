import { approvedKinds } from '@cracha/contract/features/approver-profile/approver-profile.schemas.ts';
import { ArrowLeft, Plus } from 'lucide-react';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field } from '#ui/base/Field.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { approvedKindTexts } from '../approved-kinds.messages.ts';
import { CompanyChoice } from '../CompanyChoice.tsx';
import { ApproverStepCard } from './ApproverStepCard.tsx';
import { formOf, missingIn, movedUp, newStep, replaced } from './approver-form.ts';
import { type ApproverForm, type ApproverProfile, useSaveApprovers } from './approver-profile.api.ts';
import { approversTexts } from './approvers.messages.ts';
import { Conditions } from './Conditions.tsx';

interface ApproverEditorProps {
  present?: ApproverProfile;
  order: number;
  onLeave: () => void;
}

/** A sequence of approvers: for which requests, of which companies, and its steps. */
export function ApproverEditor({ present, order, onLeave }: ApproverEditorProps) {
  const t = useTexts(approversTexts);
  const [form, setForm] = useState(() => formOf(present, order, t.stepDefault));
  const [names, setNames] = useState<Readonly<Record<string, string>>>(() => namesOf(present, t.gone));
  const save = useSaveApprovers();
  const missing = missingIn(form, t);
  const steps = (etapas: ApproverForm['etapas']) => setForm({ ...form, etapas });
  const act = () =>
    save.mutate(
      { id: present?.id, version: present?.versao, form },
      {
        onSuccess: ({ nome }) => {
          toast(t.saved(nome));
          onLeave();
        },
        onError: tellFailure,
      },
    );
  return (
    <>
      <PageHead
        title={present ? t.editTitle(present.nome) : t.newProfile}
        back={
          <IconButton label={t.back} onClick={onLeave}>
            <ArrowLeft size={18} aria-hidden />
          </IconButton>
        }
      />
      <div className="grid flex-1 content-start gap-5 px-4 pb-6 text-sm max-lg:shrink-0 lg:min-h-0 lg:overflow-auto lg:px-6">
        <Facts form={form} onChange={setForm} />
        <section aria-label={t.steps} className="grid max-w-3xl gap-3">
          <h2 className="text-base font-bold">{t.steps}</h2>
          {form.etapas.map((step, index) => (
            <ApproverStepCard
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
              key={index}
              step={step}
              position={index + 1}
              names={names}
              onName={(id, name) => setNames({ ...names, [id]: name })}
              onChange={next => steps(replaced(form.etapas, index, next))}
              onUp={index > 0 ? () => steps(movedUp(form.etapas, index)) : undefined}
              onRemove={form.etapas.length > 1 ? () => steps(replaced(form.etapas, index, undefined)) : undefined}
            />
          ))}
          {form.etapas.length < 10 && (
            <Button className="justify-self-start" onClick={() => steps([...form.etapas, newStep('')])}>
              <Plus size={16} aria-hidden />
              {t.addStep}
            </Button>
          )}
        </section>
      </div>
      <footer
        data-bar
        className="sticky bottom-0 z-10 flex shrink-0 flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-3 lg:px-6"
      >
        <FootAct
          act={t.save}
          why={missing.length > 0 && t.missing(missing.join(', '))}
          busy={save.isPending}
          onClick={act}
        />
      </footer>
    </>
  );
}

function Facts({ form, onChange }: { form: ApproverForm; onChange: (form: ApproverForm) => void }) {
  const t = useTexts(approversTexts);
  const kinds = useTexts(approvedKindTexts);
  return (
    <div className="grid max-w-3xl gap-4">
      <div className="grid gap-4 sm:grid-cols-[1fr_10rem]">
        <Field
          label={t.name}
          maxLength={120}
          value={form.nome}
          onChange={event => onChange({ ...form, nome: event.target.value })}
        />
        <Field
          label={t.order}
          help={t.orderHelp}
          type="number"
          min={1}
          max={999}
          value={form.ordem}
          onChange={event => onChange({ ...form, ordem: Math.min(999, Math.max(1, Number(event.target.value) || 1)) })}
        />
      </div>
      <fieldset>
        <legend className="text-xs font-semibold">{t.kinds}</legend>
        <div className="grid sm:grid-cols-2">
          {approvedKinds.map(kind => (
            <Checkbox
              key={kind}
              className="max-lg:min-h-11"
              checked={form.tipos.includes(kind)}
              onChange={() =>
                onChange({
                  ...form,
                  tipos: approvedKinds.filter(each => (each === kind) !== form.tipos.includes(each)),
                })
              }
            >
              {kinds[kind]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <CompanyChoice
        name="aprovador-empresas"
        value={form.empresas}
        onChange={empresas => onChange({ ...form, empresas })}
      />
      <Conditions
        label={t.conditions}
        help={t.conditionsHelp}
        conditions={form.condicoes ?? []}
        onChange={condicoes => onChange({ ...form, condicoes })}
      />
      <Checkbox
        className="max-lg:min-h-11"
        checked={form.ativo}
        onChange={() => onChange({ ...form, ativo: !form.ativo })}
      >
        {t.on}
      </Checkbox>
    </div>
  );
}

function namesOf(present: ApproverProfile | undefined, gone: (name: string) => string): Record<string, string> {
  return Object.fromEntries((present?.pessoas ?? []).map(one => [one.id, one.ativo ? one.nome : gone(one.nome)]));
}
