import { useEffect, useRef } from 'react';
import { openModal, useModalOpen } from '#kernel/modals.ts';

/** A record named in the address opens with the page; closed, or gone for another dialog, it leaves the address. */
export function useOpenedByAddress(modal: string, onClosed: () => void): void {
  const open = useModalOpen(modal);
  const was = useRef(false);
  useEffect(() => {
    openModal(modal);
  }, [modal]);
  useEffect(() => {
    if (was.current && !open) onClosed();
    was.current = open;
  }, [open, onClosed]);
}
