import { useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { type FoundWorker, useFoundWorkers } from '#kernel/lazy/found-workers.ts';
import { WorkerChoice } from '#ui/form/WorkerChoice.tsx';
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
    <WorkerChoice
      label={t.worker}
      hint={t.searchHint}
      onSearch={setSearch}
      found={found.data?.items.filter(({ id }) => !without?.has(id))}
      nothing={t.nothingFound}
      onPick={onPick}
    />
  );
}
