import { useState } from 'react';
import { keeper } from '#kernel/base/keeper.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast, toastError } from '#kernel/base/toasts.ts';
import { keepTexts } from './keep.messages.ts';
import { keepNoLonger, keepOnThisPhone } from './phone-copy.ts';

/** Whether this phone keeps receipts, and how that changes. */
export function useKeeping() {
  const t = useTexts(keepTexts);
  const [wanted, setWanted] = useState(keeper.get() !== null);
  const [busy, setBusy] = useState(false);
  const change = (on: boolean) => {
    setWanted(on);
    setBusy(on);
    const work = on ? keepOnThisPhone() : keepNoLonger().then(() => toast(t.gone));
    void work
      .catch(() => {
        setWanted(false);
        toastError(t.failed);
      })
      .finally(() => setBusy(false));
  };
  return { wanted, busy, change };
}
