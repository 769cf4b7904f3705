import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { useAudience } from '#kernel/lazy/audience.api.ts';
import { IconButton } from '../base/Button.tsx';
import { Select } from '../base/Field.tsx';
import { Segmented } from '../base/Segmented.tsx';
import { audienceTexts } from './audience.messages.ts';
import type { ChosenAudience, ChosenWorker } from './chosen-audience.ts';
import { WorkerSearch } from './WorkerSearch.tsx';

interface AudienceProps {
  form: ChosenAudience;
  set: (change: Partial<ChosenAudience>) => void;
  error: string | undefined;
  /** Below each of the chosen people. */
  under?: (person: ChosenWorker) => ReactNode;
}

/** To whom: people by name, or all that a filter of the workers finds. */
export function Audience({ form, set, error, under }: AudienceProps) {
  const t = useTexts(audienceTexts);
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
      {form.to === 'people' ? <People form={form} set={set} under={under} /> : <Filter form={form} set={set} />}
      {error && (
        <p role="alert" className="text-xs font-semibold text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type PartProps = Omit<AudienceProps, 'error'>;

function People({ form: { people }, set, under }: PartProps) {
  const t = useTexts(audienceTexts);
  return (
    <>
      <WorkerSearch
        without={new Set(people.map(({ id }) => id))}
        onPick={({ id, nome, empresa, matricula }) => set({ people: [...people, { id, nome, empresa, matricula }] })}
      />
      {people.length > 0 && (
        <ul aria-label={t.chosen} className="divide-y divide-line rounded-lg border border-line">
          {people.map(person => (
            <li key={person.id} className="py-1 pr-1 pl-4 text-sm">
              <div className="flex min-h-11 items-center gap-3">
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold [overflow-wrap:anywhere]">{person.nome}</span>
                  <span className="num block text-xs text-ink-2">
                    {person.empresa} · {person.matricula}
                  </span>
                </span>
                <IconButton
                  label={t.takeOut(person.nome)}
                  onClick={() => set({ people: people.filter(({ id }) => id !== person.id) })}
                >
                  <X size={17} aria-hidden />
                </IconButton>
              </div>
              {under?.(person)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Filter({ form, set }: PartProps) {
  const t = useTexts(audienceTexts);
  const values = useAudience();
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
