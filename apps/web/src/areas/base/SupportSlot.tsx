import { lazy, Suspense } from 'react';
import { useSession } from '#kernel/base/session.ts';

const SupportLine = lazy(async () => ({ default: (await import('../SupportLine.tsx')).SupportLine }));

/** Where the line of support stands in a frame; its code comes only with a session of support. */
export function SupportSlot() {
  const session = useSession();
  return session?.user.suporte ? (
    <Suspense>
      <SupportLine session={session} />
    </Suspense>
  ) : null;
}
