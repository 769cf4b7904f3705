import { Scissors } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { partsTexts } from './split.messages.ts';
import type { useSplitting } from './useSplitting.ts';

/** Splits the page by its cuts, or leaves it as it is. */
export function SplitDecision({ split }: { split: ReturnType<typeof useSplitting> }) {
  const t = useTexts(partsTexts);
  const isWhole = split.count < 2;
  return (
    <>
      {isWhole && (
        <span id="split-reason" className="text-xs text-ink-2">
          {t.needsCut}
        </span>
      )}
      <Button look="ghost" onClick={split.cancel}>
        {t.cancel}
      </Button>
      <Button
        look="primary"
        busy={split.busy}
        blocked={isWhole}
        aria-describedby={isWhole ? 'split-reason' : undefined}
        onClick={split.send}
      >
        <Scissors size={17} aria-hidden />
        {t.parts(split.count)}
      </Button>
    </>
  );
}
