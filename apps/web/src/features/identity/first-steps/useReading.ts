import { type RefObject, useEffect, useState } from 'react';

/**
 * How much of a text has been in sight, 0 to 100. By scroll, and by going from section to section: `goOn` brings the next
 * one into sight and gives it the focus, which is how a screen reader gets to the end.
 */
export function useReading(text: RefObject<HTMLElement | null>): { read: number; goOn: () => void } {
  const [read, setRead] = useState(0);
  const [heard, setHeard] = useState(0);
  useEffect(() => {
    const look = () => setRead(before => Math.max(before, seen(text.current)));
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [text]);
  const goOn = () => {
    const sections = [...(text.current?.querySelectorAll('section') ?? [])];
    const next =
      sections.find((section, index) => index >= heard && bottomOf(section) > edgeOf(section)) ?? sections.at(-1);
    if (!next) return;
    const place = sections.indexOf(next) + 1;
    setHeard(place);
    setRead(before => Math.max(before, Math.round((place / sections.length) * 100)));
    const heading = next.querySelector('h2');
    heading?.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'start', behavior: 'smooth' });
  };
  return { read, goOn };
}

/** A text whose end is in sight has been read, also a short one. */
function seen(text: HTMLElement | null): number {
  if (!text) return 0;
  const { top, height } = text.getBoundingClientRect();
  const part = (edgeOf(text) - top) / height;
  return height === 0 ? 0 : Math.floor(Math.min(1, Math.max(0, part)) * 100);
}

/** Where sight ends: at the bar that stays at the bottom, where it lies over the text. */
function edgeOf(text: Element): number {
  const foot = text.closest('form')?.querySelector('[data-foot]')?.getBoundingClientRect();
  return foot && foot.height > 0 ? Math.min(innerHeight, foot.top) : innerHeight;
}

function bottomOf(section: Element): number {
  return section.getBoundingClientRect().bottom;
}
