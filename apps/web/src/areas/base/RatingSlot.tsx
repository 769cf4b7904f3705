import { lazy, Suspense } from 'react';
import { useSession } from '#kernel/base/session.ts';
import { useFinishedTask } from '#kernel/lazy/finished-task.ts';

const RatingCard = lazy(async () => ({ default: (await import('#features/rating/RatingCard.tsx')).RatingCard }));

/** Where a frame asks what one thinks of the system; its code comes only when a task has ended. */
export function RatingSlot() {
  const task = useFinishedTask();
  const person = useSession()?.user.id;
  return task && task.person === person ? (
    <Suspense>
      <RatingCard key={task.at} />
    </Suspense>
  ) : null;
}
