import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { ChevronRight } from 'lucide-react';
import { inSentence, useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Link } from '#ui/base/Link.tsx';
import { useReceiptChanges } from '../receipt.api.ts';
import { workerTexts } from '../worker.messages.ts';

/** Under the net: how it differs from the month before, or from last year's where that is all there is; leads to why. */
export function WhyLink({ id, hidden }: { id: string; hidden: boolean }) {
  const t = useTexts(workerTexts);
  const { money, monthName, competence } = useFormats();
  const changes = useReceiptChanges(id).data;
  const against = changes?.mesPassado ?? changes?.anoPassado;
  if (!changes || !against) return null;
  const { diferenca, anterior } = against;
  const month =
    anterior.ano === changes.ano ? monthName(anterior.mes) : inSentence(competence(anterior.mes, anterior.ano));
  const amount = hidden ? '••••••' : money(Math.abs(diferenca));
  const sentence =
    diferenca === 0
      ? t.changesSame(month)
      : diferenca < 0
        ? t.changesLess(amount, month)
        : t.changesMore(amount, month);
  return (
    <Link
      href={to.worker.why(id)}
      className="num -mx-1 mt-1 flex min-h-11 items-center gap-1 rounded-md px-1 font-semibold text-brand-ink"
    >
      <span>
        {sentence}. {diferenca !== 0 && t.why}
      </span>
      <ChevronRight size={18} aria-hidden className="shrink-0" />
    </Link>
  );
}
