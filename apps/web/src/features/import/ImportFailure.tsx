import { CircleAlert } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { Box } from './Box.tsx';
import type { ImportItem } from './import.types.ts';
import { importTexts } from './imports.messages.ts';
import { failureOf, outcomeTexts } from './outcomes.messages.ts';
import { RetryButton } from './RetryButton.tsx';

/** Why a file could not be read, and what to do about it. */
export function ImportFailure({ row }: { row: ImportItem }) {
  const t = useTexts(importTexts);
  const { failures } = useTexts(outcomeTexts);
  const code = row.erro?.codigo ?? 'ERROR_SEND';
  const words = failureOf(failures, code, row.erro?.valores ?? {});
  return (
    <Box bad side={<RetryButton row={row} />}>
      <p className="flex items-center gap-2 font-semibold text-bad">
        <CircleAlert size={17} aria-hidden className="shrink-0" />
        {words.what}
      </p>
      <p className="mt-1 max-w-[68ch] text-ink-2">
        {words.next} {t.safe}
      </p>
      <p className="num mt-1.5 text-2xs text-ink-2">{t.code(code)}</p>
    </Box>
  );
}
