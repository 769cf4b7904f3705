import { type RefObject, useLayoutEffect, useRef } from 'react';

const gap = 4;

/** A list in the top layer below its field, or above it where there is more room; it pushes nothing and nothing cuts it. */
export function useBelow(field: RefObject<HTMLElement | null>, open: boolean, rows: readonly unknown[]) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have another height
  useLayoutEffect(() => {
    const [box, floating] = [field.current?.parentElement, list.current];
    if (!box || !floating || !open) return;
    const place = () => {
      const { left, top, bottom, width } = box.getBoundingClientRect();
      const up = innerHeight - bottom < floating.offsetHeight + gap && top > innerHeight - bottom;
      Object.assign(floating.style, {
        inset: `${up ? top - gap - floating.offsetHeight : bottom + gap}px auto auto ${left}px`,
        width: `${width}px`,
      });
    };
    // over an open dialog too
    if (floating.showPopover) {
      floating.popover = 'manual';
      floating.showPopover();
    }
    place();
    addEventListener('scroll', place, true);
    addEventListener('resize', place);
    return () => {
      if (floating.popover) floating.hidePopover();
      removeEventListener('scroll', place, true);
      removeEventListener('resize', place);
    };
  }, [field, open, rows]);
  return list;
}
