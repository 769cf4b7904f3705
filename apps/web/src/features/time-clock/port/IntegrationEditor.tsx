import { useCan } from '#kernel/base/can.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field, Select } from '#ui/base/Field.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { KeptForm } from '#ui/form/KeptForm.tsx';
import { useKeptForm } from '#ui/form/useKeptForm.ts';
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
  const kept = useKeptForm({ of: settings.idEmpresa, version: settings.versao, begin: () => formOf(settings) });
  const { form, setForm, draft, onError } = kept;
  const save = useSavePort(settings.idEmpresa, () => {
    draft.done();
    toast(t.saved);
  });
  const lack = form.adapter === '' ? t.adapterFirst : form.code.trim() === '' ? t.codeFirst : undefined;
  const act = () => {
    const body = { adaptador: form.adapter, codigoEmpresa: form.code.trim(), ativo: form.active };
    save.mutate({ ...body, versao: settings.versao }, { onError });
  };
  return (
    <KeptForm words={t} busy={save.isPending} onSave={act} {...{ kept, lack, edits, onAgain }}>
      <div className="grid max-w-[760px] gap-6">
        <PortLine clock={settings.situacao} />
        <Fields form={form} settings={settings} edits={edits} onChange={setForm} />
        <WaitingActs settings={settings} edits={edits} />
      </div>
    </KeptForm>
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
