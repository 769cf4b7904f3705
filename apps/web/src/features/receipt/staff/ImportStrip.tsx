import { to } from '@cracha/contract/navigation/paths.ts';
import { FileArchive } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Link } from '#ui/base/Link.tsx';
import { Progress } from '#ui/base/Progress.tsx';
import { staffTexts } from '../staff.messages.ts';
import { useRunningImport } from './running-imports.api.ts';

/** An import at work, where its receipts will appear. Nothing runs: nothing here. */
export function ImportStrip() {
  const t = useTexts(staffTexts);
  const { int } = useFormats();
  const row = useRunningImport().data?.items[0];
  if (row?.situacao !== 'lendo') return null;
  const part = row.paginas ? (row.paginasLidas / row.paginas) * 100 : 0;
  return (
    <section
      aria-label={t.importLabel}
      className="mx-4 mb-4 flex items-center gap-4 rounded-lg border border-line bg-canvas px-4 py-3 lg:mx-6"
    >
      <span className="hidden size-9 shrink-0 place-items-center rounded-lg border border-line bg-surface text-brand-ink sm:grid">
        <FileArchive size={18} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <p className="ellipsis font-semibold">{t.importing(row.nome)}</p>
          {row.paginas !== null && (
            <p className="num ml-auto text-xs text-ink-2">{t.importPages(int(row.paginasLidas), int(row.paginas))}</p>
          )}
        </div>
        <Progress value={part} label={t.importing(row.nome)} className="mt-1.5" />
      </div>
      <Link
        href={to.hr.import(row.id)}
        className="inline-flex h-11 items-center text-xs font-semibold text-brand-ink hover:underline lg:h-8"
      >
        {t.importLink}
      </Link>
    </section>
  );
}
