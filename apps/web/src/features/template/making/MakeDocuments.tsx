import { afterMaking } from '@cracha/contract/features/template/template.schemas.ts';
import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { tellBeside } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { askedFirst } from '#kernel/lazy/asked-first.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Disclosure } from '#ui/base/Disclosure.tsx';
import { Field, TextArea } from '#ui/base/Field.tsx';
import { Audience } from '#ui/choose/Audience.tsx';
import { CardChoice } from '#ui/choose/CardChoice.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { useLeavingAsks } from '#ui/form/leaving.ts';
import { Desk } from '#ui/staff/Desk.tsx';
import { Opened } from '#ui/staff/Opened.tsx';
import { Steps } from '#ui/staff/Steps.tsx';
import { type TemplateWhole, useTemplate } from '../template.api.ts';
import { Answers } from './Answers.tsx';
import { type Checked, CheckStep } from './CheckStep.tsx';
import { findingsOf, useMakeDocuments } from './making.api.ts';
import { makingTexts } from './making.messages.ts';
import { bodyOf, emptyForm, lacksIn, type MakingForm, missingIn } from './making-form.ts';

/** Papers of a model: for whom and with which answers, then who is ready, then the batch. */
export function MakeDocuments({ id }: { id: string }) {
  const t = useTexts(makingTexts);
  const { to } = useStaffWay();
  const found = useTemplate(id);
  return (
    <Opened found={found} title={t.title} back={{ href: to.myModel(), label: t.back }}>
      {template => <Making template={template} />}
    </Opened>
  );
}

function Making({ template }: { template: TemplateWhole }) {
  const t = useTexts(makingTexts);
  const { to } = useStaffWay();
  const { id, titulo, campos: fields } = template;
  const [form, setForm] = useState<MakingForm>(emptyForm);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [checked, setChecked] = useState<Checked>();
  // the same answers make one batch, however often they are sent
  const [key, setKey] = useState(() => crypto.randomUUID());
  const make = useMakeDocuments(id);
  const letGo = useLeavingAsks(form !== emptyForm);
  useTitle(t.titleOf(titulo));
  const set = (change: Partial<MakingForm>) => {
    setForm({ ...form, ...change });
    setErrors({});
    setChecked(undefined);
    setKey(crypto.randomUUID());
  };
  const body = bodyOf(form, fields, key);
  const made = ({ idLote, total }: { idLote: string; total: number }) => {
    letGo();
    toast(t.begun(checked?.ready ?? total));
    navigateTo(to.madeOfTemplate(idLote));
  };
  const failed = (error: unknown) => void tellBeside(error, setErrors);
  const check = () =>
    void make.mutateAsync(body).then(made, error => {
      const counted = askedFirst(error);
      if (!counted) return failed(error);
      setChecked({ total: counted('total'), ready: counted('prontos'), lacks: lacksIn(findingsOf(error)) });
    });
  const confirm = () => void make.mutateAsync({ ...body, confirmado: true }).then(made, failed);
  const why = missingIn(form, fields, todayHere());
  return (
    <Desk
      title={t.titleOf(titulo)}
      source={template.publicada && t.version(template.publicada)}
      back={{ href: to.myModel(), label: t.back }}
      progress={
        <Steps
          label={t.steps}
          steps={[
            ['who', t.whoStep],
            ['check', t.checkStep],
          ]}
          current={checked ? 'check' : 'who'}
          onStep={() => setChecked(undefined)}
        />
      }
      footer={
        checked ? (
          <FootAct
            act={t.make(checked.ready)}
            why={checked.ready === 0 && t.nobodyReady}
            busy={make.isPending}
            onClick={confirm}
          />
        ) : (
          <FootAct act={t.check} why={why && t[why]} busy={make.isPending} onClick={check} />
        )
      }
    >
      <div className="min-w-0 flex-1 px-4 py-5 lg:overflow-y-auto lg:px-6">
        <div className="grid max-w-3xl gap-7">
          {checked ? (
            <CheckStep checked={checked} people={form.people} />
          ) : (
            <Fields form={form} set={set} errors={errors} template={template} />
          )}
        </div>
      </div>
    </Desk>
  );
}

interface FieldsProps {
  form: MakingForm;
  set: (change: Partial<MakingForm>) => void;
  errors: Readonly<Record<string, string>>;
  template: TemplateWhole;
}

function Fields({ form, set, errors, template: { campos: fields, titulo } }: FieldsProps) {
  const t = useTexts(makingTexts);
  return (
    <>
      <Audience
        form={form}
        set={set}
        error={errors.filtro ?? errors.linhas}
        under={
          fields.length === 0
            ? undefined
            : ({ id }) => (
                <Disclosure summary={t.ownAnswers} summaryClass="min-h-9 text-xs font-semibold max-lg:min-h-11">
                  <div className="pt-1 pr-3 pb-3">
                    <Answers
                      optional
                      fields={fields}
                      answers={form.own[id] ?? {}}
                      onChange={answers => set({ own: { ...form.own, [id]: answers } })}
                    />
                  </div>
                </Disclosure>
              )
        }
      />
      {fields.length > 0 && (
        <section aria-label={t.answers}>
          <h2 className="text-xs font-semibold">{t.answers}</h2>
          <p className="mb-3 text-xs text-ink-2">{t.answersLead}</p>
          <Answers fields={fields} answers={form.answers} onChange={answers => set({ answers })} />
        </section>
      )}
      <CardChoice
        legend={t.after}
        name="depois"
        options={afterMaking}
        value={form.after}
        words={t.afters}
        leads={t.afterLeads}
        onChange={after => set({ after })}
      />
      {form.after !== 'publica' && (
        <DateField
          className="max-w-60"
          label={t.due}
          optional
          value={form.due}
          error={errors.prazo}
          onChange={due => set({ due })}
        />
      )}
      <Disclosure summary={t.more} summaryClass="min-h-9 text-sm font-semibold max-lg:min-h-11">
        <div className="grid gap-4 pt-2">
          <Field
            label={t.docTitle}
            optional
            placeholder={titulo}
            maxLength={200}
            value={form.title}
            error={errors.titulo}
            onChange={event => set({ title: event.target.value })}
          />
          <TextArea
            label={t.message}
            optional
            rows={3}
            maxLength={2000}
            value={form.message}
            error={errors.mensagem}
            onChange={event => set({ message: event.target.value })}
          />
          <Checkbox className="text-sm" checked={form.tells} onChange={event => set({ tells: event.target.checked })}>
            {t.tells}
          </Checkbox>
        </div>
      </Disclosure>
    </>
  );
}
