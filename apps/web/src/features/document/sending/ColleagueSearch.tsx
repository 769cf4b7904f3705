import { useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { SearchChoice } from '#ui/choose/SearchChoice.tsx';
import { useColleagues } from './sending.api.ts';
import { sendingTexts } from './sending.messages.ts';
import { type ChosenSigner, signerFrom } from './signers.ts';

interface ColleagueSearchProps {
  signers: readonly ChosenSigner[];
  onAdd: (signer: ChosenSigner) => void;
  /** What whoever is searched is called. */
  label?: string;
}

/** Users of the own company by name. */
export function ColleagueSearch({ signers, onAdd, label }: ColleagueSearchProps) {
  const t = useTexts(sendingTexts);
  const [search, setSearch] = useState('');
  const found = useColleagues(search).data;
  const chosen = new Set(signers.map(({ id }) => id));
  return (
    <SearchChoice
      className="max-w-none"
      label={label ?? t.colleague}
      placeholder={t.colleagueHint}
      onSearch={setSearch}
      found={found?.filter(({ idUsuario }) => !chosen.has(idUsuario)) ?? []}
      keyOf={({ idUsuario }) => idUsuario}
      name={({ nome, lotacao }) => (
        <>
          <span className="min-w-0 flex-1 font-semibold">{nome}</span>
          <span className="text-xs text-ink-2">{lotacao}</span>
        </>
      )}
      onChoose={({ idUsuario, nome, lotacao }) => onAdd(signerFrom('user', idUsuario, nome, lotacao ?? ''))}
      nothing={found && t.nobodyFound}
    />
  );
}
