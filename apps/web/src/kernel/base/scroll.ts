import { useLayoutEffect } from 'react';
import { usePlace } from './address.ts';

const kept = new Map<string, number>();
const patience = 1_500;

/** A new address starts at its top; back and forward return to the row one left, as soon as it is tall enough again. */
export function useScroll(): void {
  const { key, back, path } = usePlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page also under the same key
  useLayoutEffect(() => {
    const goal = back ? (kept.get(key) ?? 0) : 0;
    const stop = scrollTo(goal);
    return () => {
      stop();
      kept.set(key, scroller().scrollTop);
    };
  }, [key, path]);
}

function scrollTo(goal: number): () => void {
  const start = performance.now();
  let frame = 0;
  const step = () => {
    scroller().scrollTop = goal;
    const there = Math.abs(scroller().scrollTop - goal) < 2;
    if (!there && performance.now() - start < patience) frame = requestAnimationFrame(step);
  };
  step();
  return () => cancelAnimationFrame(frame);
}

/** Staff lists scroll inside their sheet, everything else with the window. */
function scroller(): Element {
  return document.querySelector('[data-scroller]') ?? document.scrollingElement ?? document.documentElement;
}
