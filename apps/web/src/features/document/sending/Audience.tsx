import { X } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { Select } from '#ui/base/Field.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { WorkerSearch } from '#ui/choose/WorkerSearch.tsx';
import type { NewDocumentForm } from './new-document.ts';
import { useAudience } from './sending.api.ts';
import { sendingTexts } from './sending.messages.ts';

interface AudienceProps {
  form: NewDocumentForm;
  set: (change: Partial<NewDocumentForm>) => void;
  error: string | undefined;
}

/** To whom: people by name, or all that a filter of the workers finds. */
export function Audience({ form, set, error }: AudienceProps) {
  const t = useTexts(sendingTexts);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-xs font-semibold">{t.to}</legend>
      <div className="max-w-md">
        <Segmented
          label={t.to}
          value={form.to}
          onChange={to => set({ to })}
          options={[
            ['people', t.toPeople],
            ['filter', t.toFilter],
          ]}
        />
      </div>
      {form.to === 'people' ? <People form={form} set={set} /> : <Filter form={form} set={set} />}
      {error && (
        <p role="alert" className="text-xs font-semibold text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type PartProps = Omit<AudienceProps, 'error'>;

function People({ form: { people }, set }: PartProps) {
  const t = useTexts(sendingTexts);
  return (
    <>
      <WorkerSearch
        without={new Set(people.map(({ id }) => id))}
        onPick={({ id, nome, empresa, matricula }) => set({ people: [...people, { id, nome, empresa, matricula }] })}
      />
      {people.length > 0 && (
        <ul aria-label={t.chosen} className="divide-y divide-line rounded-lg border border-line">
          {people.map(({ id, nome, empresa, matricula }) => (
            <li key={id} className="flex min-h-11 items-center gap-3 py-1 pr-1 pl-4 text-sm">
              <span className="min-w-0 flex-1">
                <span className="block font-semibold [overflow-wrap:anywhere]">{nome}</span>
                <span className="num block text-xs text-ink-2">
                  {empresa} · {matricula}
                </span>
              </span>
              <IconButton
                label={t.takeOut(nome)}
                onClick={() => set({ people: people.filter(person => person.id !== id) })}
              >
                <X size={17} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Filter({ form, set }: PartProps) {
  const t = useTexts(sendingTexts);
  const { owner } = useStaffWay();
  const values = useAudience(owner, true);
  const named = (names: readonly string[] | undefined) => (names ?? []).map(name => [name, name] as const);
  const chips = [
    ['company', t.company, (values?.empresas ?? []).map(({ id, nome }) => [id, nome] as const)],
    ['department', t.department, named(values?.lotacoes)],
    ['client', t.client, named(values?.tomadores)],
  ] as const;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        {chips
          .filter(([field, , options]) => options.length > 0 || field === 'company')
          .map(([field, label, options]) => (
            <Select
              key={field}
              label={label}
              value={form[field]}
              onChange={event => set({ [field]: event.target.value })}
            >
              <option value="">{t.every[field]}</option>
              {options.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          ))}
      </div>
      <p className="text-xs text-ink-2">{t.filterHelp}</p>
    </>
  );
}
