import { to } from '@cracha/contract/navigation/paths.ts';
import type { ReactNode } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Box } from './Box.tsx';
import { Counts, otherCounts, undatedCount } from './Counts.tsx';
import { causeTexts } from './causes.messages.ts';
import { DaysLink } from './DaysLink.tsx';
import type { ImportItem } from './import.types.ts';
import { importTexts } from './imports.messages.ts';

/** How many are clean, how many wait and why, most frequent first. */
export function Doubts({ row, publish }: { row: ImportItem; publish: ReactNode }) {
  const t = useTexts(importTexts);
  const causes: Record<string, string> = useTexts(causeTexts);
  const { int } = useFormats();
  return (
    <Box
      note={t.hiddenUntil}
      side={
        <div className="flex flex-wrap gap-2 lg:justify-end">
          <Link href={to.hr.review(row.id)} className={buttonLook({ look: 'tonal', size: 'sm' })}>
            {t.review(row.paraConferir)}
          </Link>
          <DaysLink row={row} />
          {row.limpos > 0 && publish}
        </div>
      }
    >
      <Counts
        items={[
          [t.clean, row.limpos],
          [t.doubtful, row.paraConferir, true],
          ...undatedCount(row, t),
          ...otherCounts(row, t),
        ]}
      />
      {row.causas.length > 0 && (
        <ul aria-label={t.causes} className="mt-3 grid gap-x-8 gap-y-1.5 xl:grid-cols-2">
          {row.causas.map(cause => (
            <li key={cause.codigo} className="flex gap-2.5">
              <span className="num w-8 shrink-0 text-right font-semibold">{int(cause.total)}</span>
              <span className="text-ink-2">{causes[cause.codigo] ?? cause.codigo}</span>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}
