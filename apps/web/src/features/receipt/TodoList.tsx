import { to } from '@cracha/contract/navigation/paths.ts';
import { ChevronRight, CircleCheck, ReceiptText } from 'lucide-react';
import { useFormats } from '#kernel/formats.ts';
import { kindTexts } from '#kernel/kinds.messages.ts';
import { useTexts } from '#kernel/texts.ts';
import { Link } from '#ui/Link.tsx';
import type { WorkerHome } from './receipt.types.ts';
import { workerTexts } from './worker.messages.ts';

const shown = 3;

/** What waits for this person's answer; the whole number in the heading, the newest ones below. */
export function TodoList({ home }: { home: WorkerHome }) {
  const t = useTexts(workerTexts);
  const kinds = useTexts(kindTexts);
  const { competence } = useFormats();
  return (
    <section className="mt-7">
      <div className="mb-2.5 flex items-baseline gap-2 px-1">
        <h2 className="text-lg font-bold tracking-[-.01em]">{t.todo}</h2>
        {home.totalPendentes > 0 && <span className="num text-sm font-semibold text-ink-3">{home.totalPendentes}</span>}
        {home.totalPendentes > shown && (
          <Link href={to.worker.receipts()} className="-my-3 ml-auto py-3 text-sm font-semibold text-brand-ink">
            {t.seeAll(home.totalPendentes)}
          </Link>
        )}
      </div>
      {home.pendentes.length === 0 ? (
        <p className="flex items-center gap-3.5 rounded-2xl border border-line bg-surface px-4 py-3.5">
          <CircleCheck size={24} aria-hidden className="shrink-0 text-ok" />
          <span>
            <span className="block font-semibold">{t.todoNone}</span>
            <span className="block text-sm text-ink-2">{t.todoNoneLead}</span>
          </span>
        </p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
          {home.pendentes.slice(0, shown).map(receipt => (
            <li key={receipt.id}>
              <Link
                href={to.worker.receipt(receipt.id)}
                className="flex items-center gap-3.5 px-4 py-3.5 -outline-offset-2 active:bg-sunken"
              >
                <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink">
                  <ReceiptText size={21} aria-hidden />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block leading-[22px] font-semibold">{t.checkReceipt}</span>
                  <span className="mt-0.5 block text-sm text-ink-2">
                    {kinds[receipt.especie]}, {competence(receipt.mes, receipt.ano).toLowerCase()}
                  </span>
                </span>
                <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
