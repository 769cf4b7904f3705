import { useState } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { isRefusal, tellFailure } from '#kernel/base/failure.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field, Select } from '#ui/base/Field.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { changedFrom, isAlike } from '#ui/form/alike.ts';
import { SaveBar, StaleNotice } from '#ui/form/SaveBar.tsx';
import { useDraft } from '#ui/form/useDraft.ts';
import { PortLine } from '../PortLine.tsx';
import { type PortSettings, usePortSettings, useSavePort } from '../port.api.ts';
import { integrationTexts } from './integration.messages.ts';
import { WaitingActs } from './WaitingActs.tsx';

/** One company's payroll clock; what somebody else saved meanwhile is never written over. */
export function IntegrationEditor({ id }: { id: string }) {
  const settings = usePortSettings(id);
  return (
    <ListBody {...loadOf(settings)} empty={false} whenEmpty={null}>
      {settings.data && (
        <Editor key={settings.data.versao} settings={settings.data} onAgain={() => void settings.refetch()} />
      )}
    </ListBody>
  );
}

interface PortForm {
  adapter: string;
  code: string;
  active: boolean;
}

const formOf = ({ adaptador, codigoEmpresa, ativo, adaptadores }: PortSettings): PortForm => ({
  adapter: adaptador ?? (adaptadores.length === 1 ? (adaptadores[0] ?? '') : ''),
  code: codigoEmpresa,
  active: ativo,
});

function Editor({ settings, onAgain }: { settings: PortSettings; onAgain: () => void }) {
  const t = useTexts(integrationTexts);
  const edits = useCan()('RhPontoFopagEditar');
  const [begun] = useState(() => formOf(settings));
  const [form, setForm] = useState(begun);
  const [stale, setStale] = useState(false);
  const draft = useDraft<PortForm>({
    of: settings.idEmpresa,
    values: changedFrom(begun, form),
    isValid: found => isAlike(begun, found),
    restore: setForm,
    clear: () => setForm(begun),
    version: settings.versao,
  });
  const save = useSavePort(settings.idEmpresa, () => {
    draft.done();
    toast(t.saved);
  });
  const lack = form.adapter === '' ? t.adapterFirst : form.code.trim() === '' ? t.codeFirst : undefined;
  const dirty = changedFrom(begun, form) !== undefined;
  const act = () => {
    if (lack || !dirty) return;
    const body = { adaptador: form.adapter, codigoEmpresa: form.code.trim(), ativo: form.active };
    save.mutate(
      { ...body, versao: settings.versao },
      { onError: error => (isRefusal(error, 'STALE_VERSION') ? setStale(true) : void tellFailure(error)) },
    );
  };
  return (
    <form
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={event => {
        event.preventDefault();
        act();
      }}
    >
      <div data-scroller className="min-h-0 flex-1 overflow-auto px-4 pb-8 lg:px-6">
        {stale && <StaleNotice words={t} onSeeTheirs={onAgain} />}
        <div className="grid max-w-[760px] gap-6">
          <PortLine clock={settings.situacao} />
          <Fields form={form} settings={settings} edits={edits} onChange={setForm} />
          <WaitingActs settings={settings} edits={edits} />
        </div>
      </div>
      {edits && (
        <SaveBar
          reason={dirty ? (lack ?? t.changed) : t.unchanged}
          dirty={dirty && !lack}
          busy={save.isPending}
          words={t}
          onDiscard={draft.discard}
          draft={draft}
        />
      )}
    </form>
  );
}

interface FieldsProps {
  form: PortForm;
  settings: PortSettings;
  edits: boolean;
  onChange: (form: PortForm) => void;
}

function Fields({ form, settings: { adaptadores }, edits, onChange }: FieldsProps) {
  const t = useTexts(integrationTexts);
  const put = (change: Partial<PortForm>) => onChange({ ...form, ...change });
  const known =
    form.adapter === '' || adaptadores.includes(form.adapter) ? adaptadores : [form.adapter, ...adaptadores];
  const named = (name: string) => (name === 'double' ? t.double : name);
  return (
    <fieldset disabled={!edits} aria-label={t.settings}>
      <h2 className="mb-2 text-base font-bold">{t.settings}</h2>
      {adaptadores.length === 0 && (
        <Notice tone="warn" className="mb-4">
          {t.noAdapter}
        </Notice>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select label={t.adapter} value={form.adapter} onChange={event => put({ adapter: event.target.value })}>
          <option value="">{t.chooseAdapter}</option>
          {known.map(name => (
            <option key={name} value={name}>
              {named(name)}
            </option>
          ))}
        </Select>
        <Field
          label={t.code}
          help={t.codeHelp}
          maxLength={60}
          value={form.code}
          onChange={event => put({ code: event.target.value })}
        />
        <Checkbox
          className="sm:col-span-2"
          checked={form.active}
          onChange={event => put({ active: event.target.checked })}
        >
          <span className="block text-sm font-semibold">{t.active}</span>
          <span className="block text-sm text-ink-2">{t.activeLead}</span>
        </Checkbox>
      </div>
    </fieldset>
  );
}
