import { useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { SearchChoice } from '#ui/choose/SearchChoice.tsx';
import { useApproverChoices } from './approver-profile.api.ts';
import { approversTexts } from './approvers.messages.ts';

interface PersonSeatProps {
  label: string;
  chosen: readonly string[];
  onChoose: (person: { id: string; nome: string }) => void;
}

/** Somebody of the staff by name, for a seat of a step. */
export function PersonSeat({ label, chosen, onChoose }: PersonSeatProps) {
  const t = useTexts(approversTexts);
  const [search, setSearch] = useState('');
  const found = useApproverChoices(search).data ?? [];
  const free = search.trim().length > 1 ? found.filter(one => !chosen.includes(`pessoa:${one.id}`)) : [];
  return (
    <SearchChoice
      className="mt-2 max-w-72"
      label={label}
      placeholder={t.personHint}
      onSearch={setSearch}
      found={free}
      keyOf={one => one.id}
      name={one => one.nome}
      onChoose={onChoose}
    />
  );
}
