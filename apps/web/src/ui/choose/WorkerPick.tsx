import { useTexts } from '#kernel/base/texts.ts';
import type { FoundWorker } from '#kernel/lazy/found-workers.api.ts';
import { Button } from '../base/Button.tsx';
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
  return (
    <div className="flex items-center gap-3 rounded-md border border-line px-3 py-2 text-sm">
      <p className="min-w-0 flex-1">
        <span className="block font-semibold">{worker.nome}</span>
        <span className="num block text-xs text-ink-2">
          {worker.empresa} · {worker.matricula}
        </span>
      </p>
      <Button size="sm" onClick={() => onChange(undefined)}>
        {t.change}
      </Button>
    </div>
  );
}
