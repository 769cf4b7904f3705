import { type RefObject, useEffect, useRef } from 'react';

/** Tells an element whether more of it follows (`data-more`): its end fades, to the right or as `--fades` says. */
export function useMoreFollows<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const { current } = ref;
    if (!current) return;
    const tell = () => {
      const { scrollHeight, scrollTop, clientHeight, scrollWidth, scrollLeft, clientWidth } = current;
      const follows = Math.max(scrollHeight - scrollTop - clientHeight, scrollWidth - scrollLeft - clientWidth);
      current.toggleAttribute('data-more', follows > 4);
    };
    tell();
    const observer = new ResizeObserver(tell);
    for (const each of [current, ...current.children]) observer.observe(each);
    current.addEventListener('scroll', tell, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', tell);
    };
  }, []);
  return ref;
}

/** A strip that fades where more follows, with its chosen part in sight. */
export function useStrip<E extends HTMLElement>(chosen: unknown): RefObject<E | null> {
  const ref = useMoreFollows<E>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each choice
  useEffect(() => {
    const strip = ref.current;
    const part = strip?.querySelector<HTMLElement>('[aria-pressed="true"], [aria-current]');
    if (!strip || !part) return;
    const [from, to] = [part.offsetLeft - strip.offsetLeft, part.offsetLeft - strip.offsetLeft + part.offsetWidth];
    if (from < strip.scrollLeft + 16) strip.scrollLeft = Math.max(0, from - 48);
    else if (to > strip.scrollLeft + strip.clientWidth - 48) strip.scrollLeft = to - strip.clientWidth + 64;
  }, [chosen]);
  return ref;
}
