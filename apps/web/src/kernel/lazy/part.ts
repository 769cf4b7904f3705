import { type ComponentType, createElement, lazy, type ReactNode, useEffect, useState } from 'react';

/** A part of a screen whose code comes when it is shown, or ahead of that; where it is here already nothing waits. */
interface Part<P extends object> {
  (props: P): ReactNode;
  ask: () => Promise<unknown>;
}

export function partOf<P extends object>(load: () => Promise<ComponentType<P>>): Part<P> {
  let ready: ComponentType<P> | undefined;
  let waiting: ReturnType<typeof asked> | undefined;
  const ask = async () => {
    ready ??= await load();
    return ready;
  };
  const asked = () =>
    lazy(async () => {
      try {
        const Ready = await ask();
        return { default: (props: P) => createElement(Ready, props) };
      } catch (error) {
        // a later look asks anew; React's own, at once, would ask for ever without a network
        setTimeout(() => {
          waiting = undefined;
        }, 500);
        throw error;
      }
    });
  const shown = () => {
    waiting ??= asked();
    return ready ?? waiting;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once, as the screen's module begins
  const Shown = (props: P) => {
    // stays what it was: another component in its place would forget what was typed
    const [Now] = useState(shown);
    return createElement(Now, props);
  };
  return Object.assign(Shown, { ask });
}

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Asks for what may be wanted next with the first sign of a hand: the page stands by then. */
export function useAhead(...parts: readonly { ask: () => Promise<unknown> }[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same parts in every rendering
  useEffect(() => {
    const asking = new AbortController();
    const ask = () => {
      asking.abort();
      // what fails is asked for again where it is shown
      for (const part of parts) part.ask().catch(() => undefined);
    };
    for (const sign of signs) addEventListener(sign, ask, { signal: asking.signal, passive: true });
    return () => asking.abort();
  }, []);
}
