import { clsx } from 'clsx';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { partsTexts } from './split.messages.ts';
import { type Cuts, movedCut, withCut } from './split-cuts.ts';

interface SplitOverlayProps {
  cuts: Cuts;
  onChange: (cuts: Cuts) => void;
}

/** Over a page: a press cuts it there, each cut is dragged or moved by keys. */
export function SplitOverlay({ cuts, onChange }: SplitOverlayProps) {
  const cutHere = (event: PointerEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    onChange({ ...cuts, across: withCut(cuts.across, (event.clientY - top) / height) });
  };
  return (
    <div className="absolute inset-0 cursor-crosshair touch-none" onPointerDown={cutHere}>
      {(['across', 'down'] as const).map(side =>
        cuts[side].map((at, index) => (
          <Cut
            // biome-ignore lint/suspicious/noArrayIndexKey: a cut keeps its place among the others while it is moved
            key={`${side} ${index}`}
            {...{ side, at, index }}
            onMove={to => onChange({ ...cuts, [side]: movedCut(cuts[side], index, to) })}
            onRemove={() => onChange({ ...cuts, [side]: cuts[side].filter((_, other) => other !== index) })}
          />
        )),
      )}
    </div>
  );
}

interface CutProps {
  side: 'across' | 'down';
  at: number;
  index: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -0.005,
  ArrowLeft: -0.005,
  ArrowDown: 0.005,
  ArrowRight: 0.005,
  PageUp: -0.05,
  PageDown: 0.05,
};

function Cut({ side, at, index, onMove, onRemove }: CutProps) {
  const t = useTexts(partsTexts);
  const isAcross = side === 'across';
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const removes = event.key === 'Delete' || event.key === 'Backspace';
    if (step === undefined && !removes) return;
    event.preventDefault();
    event.stopPropagation();
    if (removes) onRemove();
    else onMove(at + (step ?? 0));
  };
  const onPointerMove = ({ currentTarget, clientX, clientY, pointerId }: PointerEvent<HTMLDivElement>) => {
    const page = currentTarget.parentElement?.getBoundingClientRect();
    if (!page || !currentTarget.hasPointerCapture(pointerId)) return;
    onMove(isAcross ? (clientY - page.top) / page.height : (clientX - page.left) / page.width);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={isAcross ? t.across(index + 1) : t.down(index + 1)}
      aria-orientation={isAcross ? 'vertical' : 'horizontal'}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(at * 100)}
      title={t.keys}
      className={clsx(
        'group absolute touch-none',
        isAcross ? 'inset-x-0 -mt-2.5 h-5 cursor-row-resize' : 'inset-y-0 -ml-2.5 w-5 cursor-col-resize',
      )}
      style={isAcross ? { top: `${at * 100}%` } : { left: `${at * 100}%` }}
      onKeyDown={onKeyDown}
      onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    >
      <span
        aria-hidden
        className={clsx(
          'pointer-events-none absolute bg-brand group-focus-visible:bg-focus',
          isAcross ? 'inset-x-0 top-[9px] h-0.5' : 'inset-y-0 left-[9px] w-0.5',
        )}
      />
    </div>
  );
}
