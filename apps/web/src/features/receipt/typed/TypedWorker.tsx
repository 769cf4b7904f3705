import { useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { WorkerChoice } from '#ui/choose/WorkerChoice.tsx';
import { typedTexts } from './typed.messages.ts';
import type { EmploymentToPay } from './typed-receipt.api.ts';

interface TypedWorkerProps {
  worker: EmploymentToPay | null;
  onPick: (worker: EmploymentToPay | null) => void;
  /** Whom it can be typed for: of payslips and benefits each their own call. */
  useFound: (search: string) => { data?: EmploymentToPay[] | undefined };
}

/** For whom: looked up by name, registration or CPF, and changed again. */
export function TypedWorker({ worker, onPick, useFound }: TypedWorkerProps) {
  return worker ? (
    <Chosen worker={worker} onChange={() => onPick(null)} />
  ) : (
    <WorkerSearch onPick={onPick} useFound={useFound} />
  );
}

function WorkerSearch({
  onPick,
  useFound,
}: Pick<TypedWorkerProps, 'useFound'> & { onPick: (worker: EmploymentToPay) => void }) {
  const t = useTexts(typedTexts);
  const [search, setSearch] = useState('');
  const found = useFound(search);
  return (
    <WorkerChoice
      label={t.worker}
      hint={t.workerHint}
      onSearch={setSearch}
      found={found.data}
      nothing={t.nothingFound}
      onPick={onPick}
    />
  );
}

function Chosen({ worker, onChange }: { worker: EmploymentToPay; onChange: () => void }) {
  const t = useTexts(typedTexts);
  return (
    <div className="flex items-center gap-3 rounded-md border border-line px-3 py-2 text-sm">
      <p className="min-w-0 flex-1">
        <span className="block font-semibold">{worker.nome}</span>
        <span className="num block text-xs text-ink-2">
          {[worker.empresa, t.registration(worker.matricula), worker.cpf].filter(Boolean).join(' · ')}
        </span>
      </p>
      <Button size="sm" onClick={onChange}>
        {t.change}
      </Button>
    </div>
  );
}
