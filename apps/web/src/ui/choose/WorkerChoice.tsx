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
