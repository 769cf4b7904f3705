import { useEffect, useRef } from 'react';
import { openModal, useModalOpen } from '#kernel/modals.ts';

/** A dialog that opens with an id in the address; closing it takes the id away. */
export function useOpenWith(name: string, id: string | undefined, onClosed: () => void): void {
  const open = useModalOpen(name);
  const shown = useRef<string>(undefined);
  const stood = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way to close is the same at every drawing
  useEffect(() => {
    if (id !== undefined && id !== shown.current) openModal(name);
    // closed is what stood open: in development an effect runs twice, before the first opening is drawn
    else if (id !== undefined && !open && stood.current) onClosed();
    shown.current = id;
    stood.current = open;
  }, [id, open]);
}
