import type { ReactNode } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field, Select } from '#ui/base/Field.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { KeptForm } from '#ui/form/KeptForm.tsx';
import { useKeptForm } from '#ui/form/useKeptForm.ts';
import { zoneName, zones } from '../zones.ts';
import { PayrollCodes } from './PayrollCodes.tsx';
import { settingsTexts } from './settings.messages.ts';
import { bodyOf, formOf, lacksIn, type SettingsForm } from './settings-form.ts';
import { type ClockConfig, useClockConfig, useRuleSets, useSaveConfig } from './setup.api.ts';

/** One company's settings; what somebody else saved meanwhile is never written over. */
export function SettingsEditor({ id }: { id: string }) {
  const config = useClockConfig(id);
  return (
    <ListBody {...loadOf(config)} empty={false} whenEmpty={null}>
      {config.data && <Editor key={config.data.versao} config={config.data} onAgain={() => void config.refetch()} />}
    </ListBody>
  );
}

function Editor({ config, onAgain }: { config: ClockConfig; onAgain: () => void }) {
  const t = useTexts(settingsTexts);
  const edits = useCan()('RhPontoRegraEditar');
  const kept = useKeptForm({
    of: config.idEmpresa,
    version: config.versao,
    begin: () => formOf(config),
    sample: begun => ({ ...begun, codes: [{ total: '', percentage: '', code: '' }] }),
  });
  const { form, setForm, draft, onError } = kept;
  const save = useSaveConfig(config.idEmpresa, () => {
    draft.done();
    toast(t.saved);
  });
  const lacks = lacksIn(form);
  const act = () => save.mutate(bodyOf(form, config.versao), { onError });
  return (
    <KeptForm words={t} lack={lacks && t[lacks]} busy={save.isPending} onSave={act} {...{ kept, edits, onAgain }}>
      <fieldset disabled={!edits} className="grid max-w-[760px] gap-6">
        <Fields form={form} config={config} onChange={setForm} />
        <PayrollCodes form={form} onChange={setForm} />
      </fieldset>
    </KeptForm>
  );
}

interface FieldsProps {
  form: SettingsForm;
  config: ClockConfig;
  onChange: (form: SettingsForm) => void;
}

function Fields({ form, config, onChange }: FieldsProps) {
  const t = useTexts(settingsTexts);
  const sets = useRuleSets().data ?? [];
  const put = (change: Partial<SettingsForm>) => onChange({ ...form, ...change });
  const number = (name: 'firstDay' | 'answer' | 'approve' | 'back' | 'inpi', help: string, className?: string) => (
    <Field
      className={className}
      label={t[name]}
      help={help}
      inputMode="numeric"
      value={form[name]}
      onChange={event => put({ [name]: event.target.value })}
    />
  );
  const known = zones.includes(form.zone);
  return (
    <>
      <Part title={t.place}>
        <Select
          className="sm:col-span-2"
          label={t.zone}
          help={t.zoneHelp(zoneName(config.zonaPadrao))}
          value={form.zone}
          onChange={event => put({ zone: event.target.value })}
        >
          {(known ? zones : [form.zone, ...zones]).map(zone => (
            <option key={zone} value={zone}>
              {zoneName(zone)}
            </option>
          ))}
        </Select>
        {number('firstDay', t.firstDayHelp)}
        <Checkbox
          className="sm:col-span-3"
          checked={form.halves}
          onChange={event => put({ halves: event.target.checked })}
        >
          <span className="text-sm">{t.halves}</span>
        </Checkbox>
      </Part>
      <Part title={t.terms}>
        {number('answer', t.answerHelp)}
        {number('approve', t.approveHelp)}
        {number('back', t.backHelp)}
      </Part>
      <Part title={t.law}>
        <Select
          className="sm:col-span-2"
          label={t.rules}
          help={t.rulesHelp}
          value={form.rules}
          onChange={event => put({ rules: event.target.value })}
        >
          <option value="">{t.onlyLaw}</option>
          {sets.map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
        </Select>
        {number('inpi', t.inpiHelp)}
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-base font-bold">{title}</h2>
      <div className="grid items-start gap-4 sm:grid-cols-3">{children}</div>
    </section>
  );
}
