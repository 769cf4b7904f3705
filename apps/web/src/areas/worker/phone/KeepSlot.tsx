import { lazy, Suspense, useState } from 'react';
import { keeper } from '#kernel/base/keeper.ts';
import { useFinishedTask } from '#kernel/lazy/finished-task.ts';
import { hintPutOff } from './keep-hint.ts';

const KeepHint = lazy(async () => ({ default: (await import('./KeepHint.tsx')).KeepHint }));

/** At the end of the home of who has read a receipt: its code comes only where the offer may be made, never beside a question. */
export function KeepSlot() {
  const [open] = useState(() => keeper.get() === null && hintPutOff.get() === null);
  const asked = useFinishedTask() !== undefined;
  return open && !asked ? (
    <Suspense>
      <KeepHint />
    </Suspense>
  ) : null;
}
