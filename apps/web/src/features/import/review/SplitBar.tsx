import { SeparatorHorizontal, SeparatorVertical } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { partsTexts } from './split.messages.ts';
import { type Cuts, withCut } from './split-cuts.ts';

/** What to do while a page is being split, and cuts without a pointer. */
export function SplitBar({ cuts, onCut }: { cuts: Cuts; onCut: (cuts: Cuts) => void }) {
  const t = useTexts(partsTexts);
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 px-4 pb-3">
      <p className="min-w-0 flex-1 basis-60 text-sm text-ink-2">{t.lead}</p>
      <Button size="sm" onClick={() => onCut({ ...cuts, across: withCut(cuts.across) })}>
        <SeparatorHorizontal size={15} aria-hidden />
        {t.addAcross}
      </Button>
      <Button size="sm" onClick={() => onCut({ ...cuts, down: withCut(cuts.down) })}>
        <SeparatorVertical size={15} aria-hidden />
        {t.addDown}
      </Button>
    </div>
  );
}
