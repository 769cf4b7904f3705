import { to } from '@cracha/contract/navigation/paths.ts';
import { Hourglass, UserX } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Link } from '#ui/base/Link.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import type { WorkerRecord } from '../worker.types.ts';
import { linkTexts } from './link.messages.ts';

/** Where the worker's link to the company stands while it waits, and what HR can do about it. */
export function LinkNotice({ record }: { record: WorkerRecord }) {
  const t = useTexts(linkTexts);
  const { date, dayShort } = useFormats();
  const { vinculo: link } = record;
  if (!link || link.aceitoEm || record.situacao === 'desligado') return null;
  if (link.recusadoEm) {
    return (
      <Notice tone="warn" icon={UserX} className="mx-4 mt-4 lg:mx-6" title={t.refused(dayShort(link.recusadoEm))}>
        {t.refusedLead(link.podePedirEm ? date(link.podePedirEm) : '')}
      </Notice>
    );
  }
  return (
    <Notice
      icon={Hourglass}
      className="mx-4 mt-4 lg:mx-6"
      title={t.waits}
      action={
        record.can.includes('convidar') && (
          <Link href={to.hr.accessLetters()} className="font-semibold text-brand-ink hover:underline">
            {t.letter}
          </Link>
        )
      }
    >
      {link.cartaAte ? t.letterUntil(dayShort(link.cartaAte)) : t.waitsLead}
    </Notice>
  );
}
