import { useTexts } from '#kernel/base/texts.ts';
import { Select } from '#ui/base/Field.tsx';
import { useClockCompanies } from './clock-people.api.ts';
import { clockTexts } from './clock-words.messages.ts';

interface CompanySelectProps {
  value: string;
  onChange: (id: string) => void;
  /** What no company means; left out: one has to be chosen. */
  none?: string;
  label?: string;
  className?: string;
}

/** One of the companies of the scope. */
export function CompanySelect({ value, onChange, none, label, className }: CompanySelectProps) {
  const t = useTexts(clockTexts);
  const companies = useClockCompanies().data ?? [];
  return (
    <Select
      className={className}
      label={label ?? t.company}
      value={value}
      onChange={event => onChange(event.target.value)}
    >
      <option value="">{none ?? t.chooseCompany}</option>
      {companies
        .filter(({ ativo, id }) => ativo || id === value)
        .map(({ id, nomeFantasia }) => (
          <option key={id} value={id}>
            {nomeFantasia}
          </option>
        ))}
    </Select>
  );
}
