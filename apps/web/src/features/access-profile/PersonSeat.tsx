import { useState } from 'react';
import { useTexts } from '#kernel/texts.ts';
import { SearchBox } from '#ui/SearchBox.tsx';
import { useApproverChoices } from './approver-profile.api.ts';
import { approversTexts } from './approvers.messages.ts';

interface PersonSeatProps {
  chosen: readonly string[];
  onChoose: (person: { id: string; nome: string }) => void;
}

/** Somebody of the staff by name, for a seat of a step. */
export function PersonSeat({ chosen, onChoose }: PersonSeatProps) {
  const t = useTexts(approversTexts);
  const [search, setSearch] = useState('');
  const found = useApproverChoices(search).data ?? [];
  const free = search.trim().length > 1 ? found.filter(one => !chosen.includes(`pessoa:${one.id}`)) : [];
  return (
    <div className="mt-2">
      <SearchBox
        className="max-w-72"
        label={t.personSearch}
        placeholder={t.personHint}
        value={search}
        onSearch={setSearch}
      />
      {free.length > 0 && (
        <ul className="mt-1 grid max-w-72 rounded-md border border-line">
          {free.map(one => (
            <li key={one.id}>
              <button
                type="button"
                className="w-full px-3 py-2 text-left hover:bg-sunken max-lg:min-h-11"
                onClick={() => {
                  onChoose(one);
                  setSearch('');
                }}
              >
                {one.nome}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
