import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import './paper.css';

/** The fields' list carries name, value and focus; the box only shows where. */
export function PaperBox({
  box,
  active,
  doubtful,
  quiet,
  snug,
  onPoint,
}: {
  box: readonly number[];
  active: boolean;
  doubtful: boolean;
  /** Drawn only while it is pointed at or doubtful: a page has many lines. */
  quiet?: boolean;
  /** Drawn as it is, not with room around words. */
  snug?: boolean;
  onPoint: () => void;
}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) element.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [active]);
  return (
    <div
      ref={element}
      aria-hidden
      onPointerEnter={onPoint}
      className={clsx('paper-box absolute rounded-sm', quiet && 'quiet', doubtful && 'doubtful', active && 'active')}
      style={snug ? boxPlace(box) : boxPlace(box, 0.01, 0.003)}
    />
  );
}

/** A box of fractions, as a style; `aside` and `around` are room beside it. */
export function boxPlace([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[], aside = 0, around = 0) {
  const percent = (value: number) => `${value * 100}%`;
  return {
    left: percent(x0 - aside),
    top: percent(y0 - around),
    width: percent(x1 - x0 + 2 * aside),
    height: percent(y1 - y0 + 2 * around),
  };
}
