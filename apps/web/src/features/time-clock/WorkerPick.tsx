import { useTexts } from '#kernel/base/texts.ts';
import type { FoundWorker } from '#kernel/lazy/found-workers.ts';
import { PickedWorker } from '#ui/form/WorkerChoice.tsx';
import { clockTexts } from './clock-words.messages.ts';
import { WorkerSearch } from './WorkerSearch.tsx';

interface WorkerPickProps {
  worker: FoundWorker | undefined;
  onChange: (worker: FoundWorker | undefined) => void;
}

/** One worker: searched for, or the one that was found and may be changed. */
export function WorkerPick({ worker, onChange }: WorkerPickProps) {
  const t = useTexts(clockTexts);
  if (!worker) return <WorkerSearch onPick={onChange} />;
  return <PickedWorker worker={worker} act={t.change} onChange={() => onChange(undefined)} />;
}
