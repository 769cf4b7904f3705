import { useState } from 'react';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Modal } from '#ui/base/Modal.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { useWorkerChoices } from './review.api.ts';
import { reviewTexts } from './review.messages.ts';
import type { WorkerChoice } from './review.types.ts';

export function WorkerModal({ id, onChoose }: { id: string; onChoose: (worker: WorkerChoice) => void }) {
  const t = useTexts(reviewTexts);
  const [search, setSearch] = useState('');
  const found = useWorkerChoices(id, search);
  return (
    <Modal title={t.otherPerson}>
      <SearchBox label={t.searchWorker} placeholder={t.searchWorkerHint} value={search} onSearch={setSearch} />
      <ul className="mt-3 grid max-h-80 gap-1 overflow-auto" aria-label={t.found}>
        {found.data?.map(worker => (
          <li key={worker.idVinculo}>
            <button
              type="button"
              className="w-full rounded-md px-3 py-2 text-left hover:bg-sunken"
              onClick={() => {
                onChoose(worker);
                closeModal();
              }}
            >
              <span className="block font-semibold">{worker.nome}</span>
              <span className="num block text-xs text-ink-2">
                {t.ofCompany(worker.matricula, worker.empresa)}
                {!worker.ativo && ` · ${t.inactive}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.data?.length === 0 && <p className="mt-3 text-ink-2">{t.nobodyFound}</p>}
    </Modal>
  );
}
