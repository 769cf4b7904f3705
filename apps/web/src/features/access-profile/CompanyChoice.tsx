import { useTexts } from '#kernel/base/texts.ts';
import { Checkbox, Radio } from '#ui/base/Choice.tsx';
import { useCompanies } from './users.api.ts';
import { usersTexts } from './users.messages.ts';

interface CompanyChoiceProps {
  name: string;
  /** Null: all of the access group. */
  value: readonly string[] | null;
  onChange: (value: string[] | null) => void;
}

/** All companies of the access group, or some. An inactive one is offered only where it is chosen. */
export function CompanyChoice({ name, value, onChange }: CompanyChoiceProps) {
  const t = useTexts(usersTexts);
  const companies = (useCompanies().data ?? []).filter(one => one.ativo || value?.includes(one.id));
  return (
    <fieldset>
      <legend className="text-xs font-semibold">{t.companies}</legend>
      <Radio name={name} className="max-lg:min-h-11" checked={value === null} onChange={() => onChange(null)}>
        {t.everyCompany}
      </Radio>
      <Radio name={name} className="max-lg:min-h-11" checked={value !== null} onChange={() => onChange([])}>
        {t.limited}
      </Radio>
      {value !== null && (
        <div className="ml-7 grid">
          {companies.map(one => (
            <Checkbox
              key={one.id}
              className="max-lg:min-h-11"
              checked={value.includes(one.id)}
              onChange={() => onChange(value.includes(one.id) ? value.filter(id => id !== one.id) : [...value, one.id])}
            >
              {one.nomeFantasia}
            </Checkbox>
          ))}
          <p className="text-2xs text-ink-2">{t.companiesHelp}</p>
        </div>
      )}
    </fieldset>
  );
}
