import { useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { SearchChoice } from '#ui/form/SearchChoice.tsx';
import { type FoundWorker, useFoundWorkers } from './clock-people.api.ts';
import { clockTexts } from './clock-words.messages.ts';

interface WorkerSearchProps {
  /** Who is chosen already, and not offered again. */
  without?: ReadonlySet<string>;
  onPick: (worker: FoundWorker) => void;
}

/** One of the workers in reach, by name, CPF or registration. */
export function WorkerSearch({ without, onPick }: WorkerSearchProps) {
  const t = useTexts(clockTexts);
  const [search, setSearch] = useState('');
  const found = useFoundWorkers(search);
  return (
    <SearchChoice
      className="max-w-none"
      label={t.worker}
      placeholder={t.searchHint}
      onSearch={setSearch}
      found={(found.data?.items ?? []).filter(({ id }) => !without?.has(id))}
      keyOf={worker => worker.id}
      name={worker => (
        <>
          <span className="min-w-0 flex-1 font-semibold">{worker.nome}</span>
          <span className="num text-xs text-ink-2">
            {worker.empresa} · {worker.matricula}
          </span>
        </>
      )}
      onChoose={onPick}
      nothing={found.data && t.nothingFound}
    />
  );
}
