import { useEffect, useRef, useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Progress } from '#ui/base/Progress.tsx';
import { Counts } from './Counts.tsx';
import type { ImportItem } from './import.types.ts';
import { importTexts } from './imports.messages.ts';

/** Pages read so far, by server events; the time left only once there are five seconds to judge by. */
export function Reading({ row }: { row: ImportItem }) {
  const t = useTexts(importTexts);
  const { int } = useFormats();
  const { paginas, paginasLidas: done, porTipo } = row;
  const left = useSecondsLeft(done, paginas);
  const part = paginas ? (done / paginas) * 100 : 0;
  return (
    <>
      <p className="num text-xs text-ink-2">
        {paginas ? t.pages(int(done), int(paginas)) : t.pagesOpen(int(done))}
        {left !== undefined && ` · ${t.left(left > 90 ? t.minutes(Math.round(left / 60)) : t.seconds(left))}`}
      </p>
      <Progress value={part} label={t.reading(row.nome)} className="mt-1.5" />
      <span className="sr-only" aria-live="polite">
        {t.readPart(Math.floor(part / 10) * 10)}
      </span>
      <div className="mt-3">
        <Counts
          items={[
            [t.receipts, porTipo.recibos],
            [t.benefits, porTipo.beneficios],
            [t.statements, porTipo.informes],
            [t.empty, porTipo.vazias],
            [t.unknown, porTipo.naoReconhecidas, true],
          ]}
        />
      </div>
    </>
  );
}

function useSecondsLeft(done: number, total: number | null): number | undefined {
  const start = useRef<{ done: number; at: number }>(undefined);
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    start.current ??= { done, at: Date.now() };
    const seconds = (Date.now() - start.current.at) / 1000;
    const read = done - start.current.done;
    if (total !== null && seconds >= 5 && read > 0) setLeft(Math.max(1, Math.round(((total - done) * seconds) / read)));
  }, [done, total]);
  return left;
}
