import { type RefObject, useEffect, useState } from 'react';
import { useConnection } from '#kernel/base/online.ts';
import { type ToRead, useCountPage, useReading } from './reading.api.ts';

/** Milliseconds a page stands on the screen before it is reported: a little more than the server asks for. */
const shown = 1_100;

/** Where the eye rests: the page that lies there is the one being read. */
const sight = 0.45;

function pageIn(root: HTMLElement): number | undefined {
  const pages = [...root.querySelectorAll<HTMLElement>('[data-page]')];
  const { scrollHeight } = document.documentElement;
  if (scrollY > 0 && innerHeight + scrollY >= scrollHeight - 4) return pages.length;
  const found = pages.findIndex(page => {
    const { top, bottom } = page.getBoundingClientRect();
    return top <= innerHeight * sight && bottom > innerHeight * sight;
  });
  return found < 0 ? undefined : found + 1;
}

type CurrentPage = [current: number, goTo: (page: number) => void, show: (page: number) => void];

/** The page before the reader, followed by scrolling; `goTo` brings another one there and gives it the focus, `show` only brings it. */
export function useCurrentPage(root: RefObject<HTMLElement | null>): CurrentPage {
  const [current, setCurrent] = useState(1);
  useEffect(() => {
    const look = () => {
      const found = root.current && pageIn(root.current);
      if (found) setCurrent(found);
    };
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [root]);
  const show = (page: number) => {
    const target = root.current?.querySelector<HTMLElement>(`[data-page="${page}"]`);
    if (target) setCurrent(page);
    target?.scrollIntoView({ block: 'start' });
    return target;
  };
  const goTo = (page: number) => void show(page)?.querySelector('h2')?.focus({ preventScroll: true });
  return [current, goTo, show];
}

/** Reports the page before the reader once it has stood there long enough, until the server counts it. */
export function useCounted(of: ToRead, current: number, served: boolean): void {
  const { online } = useConnection();
  const counted = useReading(of).data?.read.includes(current) ?? false;
  const count = useCountPage(of);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is a new wait
  useEffect(() => {
    if (!served || counted || !online) return;
    const timer = setTimeout(async () => {
      const isSeen = document.visibilityState === 'visible';
      if (!(isSeen && (await count(current)))) setTries(before => before + 1);
    }, shown);
    return () => clearTimeout(timer);
  }, [current, served, counted, online, tries]);
}

/** The first page after this one that doesn't count yet, else the first of all. */
export function nextPage(current: number, total: number, read: readonly number[]): number {
  const open = Array.from({ length: total }, (_, at) => at + 1).filter(
    page => page !== current && !read.includes(page),
  );
  return open.find(page => page > current) ?? open[0] ?? current;
}
