import { useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { Radio } from '#ui/base/Choice.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { useManagerChoices } from './managers.api.ts';
import { managersTexts } from './managers.messages.ts';

interface ManagerChoiceProps {
  /** Who can't be chosen. */
  but: string;
  value: string;
  onChange: (id: string) => void;
}

/** One of the managers at work, by name. */
export function ManagerChoice({ but, value, onChange }: ManagerChoiceProps) {
  const t = useTexts(managersTexts);
  const [search, setSearch] = useState('');
  const found = useManagerChoices(search).data?.items ?? [];
  return (
    <fieldset>
      <legend className="mb-1 text-xs font-semibold">{t.chooseManager}</legend>
      <SearchBox label={t.search} placeholder={t.searchHint} value={search} onSearch={setSearch} />
      <div className="mt-1 max-h-56 overflow-auto">
        {found
          .filter(one => one.id !== but)
          .map(one => (
            <Radio
              key={one.id}
              name="gestor"
              className="max-lg:min-h-11"
              checked={value === one.id}
              onChange={() => onChange(one.id)}
            >
              {one.nome}
              {one.pessoas !== null && <span className="num text-ink-2"> · {t.peopleIn(one.pessoas)}</span>}
            </Radio>
          ))}
      </div>
    </fieldset>
  );
}
