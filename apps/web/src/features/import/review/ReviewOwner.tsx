import { CircleCheck, CircleX, Search, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Kbd } from '#ui/list/Kbd.tsx';
import type { ReviewPartProps } from './ReviewFields.tsx';
import { useRegister } from './review.api.ts';
import { reviewTexts } from './review.messages.ts';
import type { WorkerChoice } from './review.types.ts';

const workerModal = modal(async () => (await import('./WorkerModal.tsx')).WorkerModal);

/** Whose receipt it is: found by the reader, chosen among those it may be, looked for, or registered with it. */
export function ReviewOwner({ id, document, draft, setDraft, mayChange, alike }: ReviewPartProps & { alike: number }) {
  const t = useTexts(reviewTexts);
  const [changing, setChanging] = useState(false);
  const chosen = draft.worker ?? document.vinculo;
  const { candidatos } = document;
  const choose = (worker: WorkerChoice) => setDraft({ ...draft, worker });
  const picking = mayChange && (candidatos.length > 0 || changing);
  return (
    <section className="border-t border-line px-5 py-4" aria-label={t.owner}>
      {chosen && !candidatos.some(each => each.idVinculo === chosen.idVinculo) && (
        <Owner worker={chosen} onChange={mayChange && !changing ? () => setChanging(true) : undefined} />
      )}
      {!chosen && candidatos.length === 0 && <p className="text-ink-2">{t.nobody}</p>}
      {candidatos.length > 0 && (
        <fieldset disabled={!mayChange}>
          <legend className="mb-2 text-xs font-semibold text-ink-2">{t.choose}</legend>
          <div className="grid gap-2">
            {candidatos.map((worker, at) => (
              <Candidate
                key={worker.idVinculo}
                worker={worker}
                number={at + 1}
                chosen={chosen?.idVinculo === worker.idVinculo}
                onChoose={() => choose(worker)}
              />
            ))}
          </div>
        </fieldset>
      )}
      {(picking || (mayChange && !chosen)) && (
        <div className="mt-2.5 -ml-2 flex flex-wrap gap-1">
          <Button look="ghost" size="sm" data-key="o" onClick={() => workerModal.open({ id, onChoose: choose })}>
            <Search size={15} aria-hidden />
            {t.otherPerson}
          </Button>
          {document.podeCadastrar && <Register id={id} document={document.id} alike={alike} />}
        </div>
      )}
    </section>
  );
}

function Owner({ worker, onChange }: { worker: WorkerChoice; onChange?: () => void }) {
  const t = useTexts(reviewTexts);
  return (
    <>
      <h2 className="mb-2 text-xs font-semibold text-ink-2">{t.owner}</h2>
      <div className="flex items-center gap-2.5">
        <CircleCheck size={18} aria-hidden className="shrink-0 text-ok" />
        <div className="min-w-0 flex-1">
          <p className="ellipsis font-semibold">{worker.nome}</p>
          <p className="num ellipsis text-xs text-ink-2">{t.ofCompany(worker.matricula, worker.empresa)}</p>
          {!worker.ativo && <p className="text-xs text-warn">{t.inactive}</p>}
        </div>
        {onChange && (
          <Button look="ghost" size="sm" onClick={onChange}>
            {t.change}
          </Button>
        )}
      </div>
    </>
  );
}

interface CandidateProps {
  worker: WorkerChoice;
  number: number;
  chosen: boolean;
  onChoose: () => void;
}

function Candidate({ worker, number, chosen, onChoose }: CandidateProps) {
  const t = useTexts(reviewTexts);
  const facts = [
    ...worker.aFavor.map(field => ({ field, agrees: true })),
    ...worker.contra.map(field => ({ field, agrees: false })),
  ];
  return (
    <label
      className={`block cursor-pointer rounded-lg border p-3 has-focus-visible:outline-2 has-focus-visible:outline-focus ${chosen ? 'border-brand bg-brand-soft/60' : 'border-line hover:border-line-strong'}`}
    >
      <span className="flex items-start gap-2.5">
        <input
          type="radio"
          name="worker"
          className="radio"
          data-key={number < 10 ? String(number) : undefined}
          checked={chosen}
          onChange={onChoose}
          onClick={onChoose}
        />
        <span className="min-w-0 flex-1">
          <span className="block leading-[1.125rem] font-semibold">{worker.nome}</span>
          <span className="num mt-0.5 block text-xs text-ink-2">{t.ofCompany(worker.matricula, worker.empresa)}</span>
        </span>
        {number < 10 && <Kbd>{number}</Kbd>}
      </span>
      <span className="mt-2 ml-7 grid gap-1 text-xs">
        {facts.map(({ field, agrees }) => (
          <span key={field} className="flex items-center gap-1.5">
            {agrees ? (
              <CircleCheck size={15} aria-hidden className="shrink-0 text-ok" />
            ) : (
              <CircleX size={15} aria-hidden className="shrink-0 text-bad" />
            )}
            <span className={agrees ? undefined : 'text-ink-2'}>{wordsOf(agrees ? t.agrees : t.differs, field)}</span>
          </span>
        ))}
      </span>
    </label>
  );
}

function wordsOf(words: Readonly<Record<string, string>>, field: string): string {
  return words[field] ?? field;
}

/** Makes the worker record from what the document says; for all alike with one press. */
function Register({ id, document, alike }: { id: string; document: string; alike: number }) {
  const t = useTexts(reviewTexts);
  const register = useRegister(id);
  const send = (one?: string) =>
    register.mutate(one, {
      onSuccess: ({ cadastrados }) => toast(t.registered(cadastrados)),
      onError: tellFailure,
    });
  return (
    <>
      <Button look="ghost" size="sm" data-key="c" busy={register.isPending} onClick={() => send(document)}>
        <UserPlus size={15} aria-hidden />
        {t.register}
      </Button>
      {alike > 1 && (
        <Button look="ghost" size="sm" busy={register.isPending} onClick={() => send()}>
          {t.registerAll}
        </Button>
      )}
    </>
  );
}
