import { useTexts } from '#kernel/base/texts.ts';
import type { FoundWorker } from '#kernel/lazy/found-workers.api.ts';
import { PickedWorker } from './WorkerChoice.tsx';
import { WorkerSearch } from './WorkerSearch.tsx';
import { workerSearchTexts } from './worker-search.messages.ts';

interface WorkerPickProps {
  worker: FoundWorker | undefined;
  onChange: (worker: FoundWorker | undefined) => void;
}

/** One worker: searched for, or the one that was found and may be changed. */
export function WorkerPick({ worker, onChange }: WorkerPickProps) {
  const t = useTexts(workerSearchTexts);
  if (!worker) return <WorkerSearch onPick={onChange} />;
  return <PickedWorker worker={worker} act={t.change} onChange={() => onChange(undefined)} />;
}
