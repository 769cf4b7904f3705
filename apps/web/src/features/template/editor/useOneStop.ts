import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const stepsDown: Readonly<Record<string, number>> = { ...steps, ArrowDown: 1, ArrowUp: -1 };

/**
 * Many buttons as one stop of Tab: arrows walk them, and the one used last is the stop. Up and down walk them too where
 * no button opens a menu by them.
 */
export function useOneStop<E extends HTMLElement>({ down }: { down: boolean }) {
  const host = useRef<E>(null);
  const last = useRef<Element>(null);
  const all = () => [...(host.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  const settle = () => {
    const buttons = all();
    const stop = buttons.find(button => button === last.current) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  };
  // after each draw: buttons come and go
  useLayoutEffect(settle);
  return {
    ref: host,
    onFocus: ({ target }: FocusEvent<E>) => {
      last.current = target;
      settle();
    },
    onKeyDown: (event: KeyboardEvent<E>) => {
      const step = (down ? stepsDown : steps)[event.key];
      const buttons = all();
      // what is open or typed in keeps its arrows
      const at = buttons.findIndex(button => button.matches(':focus'));
      if (step === undefined || at === -1) return;
      event.preventDefault();
      buttons[(at + step + buttons.length) % buttons.length]?.focus();
    },
  };
}
