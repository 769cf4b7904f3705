import { lazy, Suspense } from 'react';

const Bell = lazy(async () => ({ default: (await import('#features/notification/staff-bell.screen.tsx')).Screen }));

/** Comes after the screen; its place is kept. */
export function StaffBell() {
  return (
    <Suspense fallback={<span className="size-8 shrink-0" />}>
      <Bell />
    </Suspense>
  );
}
