import { useEffect, useEffectEvent } from 'react';

interface ReadingKeys {
  onPage: (step: 1 | -1) => void;
  onEnter: () => void;
}

/** J and K go from page to page, Enter goes on; not while something is typed or a button has the focus. */
export function useReadingKeys({ onPage, onEnter }: ReadingKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !(target instanceof Element))
      return;
    if (target.closest('input:not([type=radio]), textarea, select, dialog, [popover]')) return;
    const key = event.key.toLowerCase();
    if (key === 'j' || key === 'k') onPage(key === 'j' ? 1 : -1);
    else if (key === 'enter' && !target.closest('button, a, summary, form')) onEnter();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
