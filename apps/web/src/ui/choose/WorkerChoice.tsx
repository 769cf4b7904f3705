import { Button } from '../base/Button.tsx';
import { SearchChoice } from './SearchChoice.tsx';

interface Worker {
  id: string;
  nome: string;
  empresa: string;
  matricula: string;
}

interface WorkerChoiceProps<W extends Worker> {
  label: string;
  hint: string;
  onSearch: (search: string) => void;
  /** Undefined: not found yet. */
  found: readonly W[] | undefined;
  nothing: string;
  onPick: (worker: W) => void;
}

/** A worker among those that a search found: name, company, registration. */
export function WorkerChoice<W extends Worker>({
  label,
  hint,
  onSearch,
  found,
  nothing,
  onPick,
}: WorkerChoiceProps<W>) {
  return (
    <SearchChoice
      className="max-w-none"
      label={label}
      placeholder={hint}
      onSearch={onSearch}
      found={found ?? []}
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
      nothing={found && nothing}
    />
  );
}

interface PickedWorkerProps {
  worker: Worker;
  /** What choosing another one is called. */
  act: string;
  onChange: () => void;
}

/** The one that was found, and the way to another. */
export function PickedWorker({ worker, act, onChange }: PickedWorkerProps) {
  return (
    <div className="flex items-center gap-3 rounded-md border border-line px-3 py-2 text-sm">
      <p className="min-w-0 flex-1">
        <span className="block font-semibold">{worker.nome}</span>
        <span className="num block text-xs text-ink-2">
          {worker.empresa} · {worker.matricula}
        </span>
      </p>
      <Button size="sm" onClick={onChange}>
        {act}
      </Button>
    </div>
  );
}
