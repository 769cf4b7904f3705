import { Refusal } from '@cracha/contract/kernel/client.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Link } from '#ui/base/Link.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { recordTexts } from './record.messages.ts';

/** How many requests nobody has decided, where an act waits for a word about them. */
export function openRequestsIn(error: unknown): number | undefined {
  if (!(error instanceof Refusal) || error.body.data?.causa !== 'OPEN_REQUESTS') return undefined;
  return Number(error.body.data.total);
}

/** Whoever leaves with open requests: they stay where they are, and somebody still decides them. */
export function OpenRequests({ total }: { total: number }) {
  const t = useTexts(recordTexts);
  const { int } = useFormats();
  return (
    <Notice tone="warn" title={t.openRequests(total, int(total))} className="mb-4">
      <p>{t.openRequestsLead}</p>
      <Link href={to.hr.requests()} className="font-semibold text-brand-ink underline">
        {t.seeRequests}
      </Link>
    </Notice>
  );
}
