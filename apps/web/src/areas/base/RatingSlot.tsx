import { lazy, Suspense } from 'react';
import { useSession } from '#kernel/base/session.ts';
import { lastFailure } from '#kernel/base/toasts.ts';
import { useFinishedTask } from '#kernel/lazy/finished-task.ts';

const RatingCard = lazy(async () => ({ default: (await import('#features/rating/RatingCard.tsx')).RatingCard }));

/** Where a home asks what one thinks of the system; its code comes only when a task has ended, and nothing went wrong since. */
export function RatingSlot() {
  const task = useFinishedTask();
  const person = useSession()?.user.id;
  return task && task.person === person && lastFailure() < task.at ? (
    <Suspense>
      <RatingCard key={task.at} />
    </Suspense>
  ) : null;
}
