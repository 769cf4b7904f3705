import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { ChevronRight, CircleCheck, MessageSquareText, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { kindTexts } from '#kernel/base/kinds.messages.ts';
import { useConnection } from '#kernel/base/online.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Link } from '#ui/base/Link.tsx';
import { Money } from '#ui/base/Money.tsx';
import { Status } from '#ui/base/Status.tsx';
import { hasReceipt } from './receipt.api.ts';
import type { WorkerReceiptRow } from './receipt.types.ts';
import { workerTexts } from './worker.messages.ts';

/** One block a year, newest first; each month says what it is, when it was paid and how much. */
export function ReceiptCards({ rows, hidden }: { rows: readonly WorkerReceiptRow[]; hidden: boolean }) {
  const years = [...new Set(rows.map(row => row.ano))];
  const companies = new Set(rows.map(row => row.empresa));
  return years.map(year => (
    <section key={year}>
      <h2 className="num mt-6 mb-2.5 px-1 text-lg font-bold tracking-[-.01em]">{year}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
        {rows
          .filter(row => row.ano === year)
          .map(row => (
            <li key={row.id}>
              <Card row={row} hidden={hidden} company={companies.size > 1 ? row.empresa : undefined} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

function Card({ row, hidden, company }: { row: WorkerReceiptRow; hidden: boolean; company?: string }) {
  const t = useTexts(workerTexts);
  const kinds = useTexts(kindTexts);
  const f = useFormats();
  const when = row.dataPagamento ? t.paidOn(f.dayShort(row.dataPagamento)) : t.publishedOn(f.dayShort(row.publicadoEm));
  return (
    <Opening id={row.id}>
      <span className="flex items-center gap-2 font-semibold">
        {f.competence(row.mes, row.ano)}
        {!row.visualizado && !row.retido && <Status tone="brand">{t.fresh}</Status>}
      </span>
      <span className="num block text-sm text-ink-2">
        {[company, kinds[row.especie], when].filter(Boolean).join(' · ')}
      </span>
      {row.retido || row.liquido === null ? (
        <span className="mt-1 block">
          <Status tone="warn">{t.withheld}</Status>
          <span className="mt-1 block text-sm">{row.retido?.motivo}</span>
        </span>
      ) : (
        <span className="mt-1 flex items-baseline gap-3">
          <Money centavos={row.liquido} hidden={hidden} className="text-lg font-bold" />
          <AnswerMark agrees={row.concorda} />
        </span>
      )}
    </Opening>
  );
}

/** Leads to the receipt; without a network only where it is on this phone. */
function Opening({ id, children }: { id: string; children: ReactNode }) {
  const t = useTexts(workerTexts);
  const { online } = useConnection();
  if (!online && !hasReceipt(id))
    return (
      <div className="px-4 py-3.5 text-ink-2">
        {children}
        <span className="mt-1 flex gap-3 text-sm">
          <WifiOff size={18} aria-hidden className="mt-0.5 shrink-0" />
          {t.notKept}
        </span>
      </div>
    );
  return (
    <Link
      href={to.worker.receipt(id)}
      className="flex items-center gap-3 px-4 py-3.5 -outline-offset-2 active:bg-sunken"
    >
      <span className="min-w-0 flex-1">{children}</span>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3" />
    </Link>
  );
}

/** In a list: what its worker answered, where they did. */
export function AnswerMark({ agrees }: { agrees: boolean | null }) {
  const t = useTexts(workerTexts);
  if (agrees === null) return null;
  const [Icon, tone, said] = agrees
    ? [CircleCheck, 'text-ok', t.agreedShort]
    : [MessageSquareText, 'text-bad', t.disagreedShort];
  return (
    <span className={`inline-flex items-center gap-1 text-xs ${tone}`}>
      <Icon size={14} aria-hidden />
      {said}
    </span>
  );
}
