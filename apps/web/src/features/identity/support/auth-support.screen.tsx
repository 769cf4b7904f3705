import { lazy } from 'react';
import { useSession } from '#kernel/base/session.ts';
import { HelpForm } from './HelpForm.tsx';

const OwnSupport = lazy(async () => ({ default: (await import('./OwnSupport.tsx')).OwnSupport }));

/** Help: a form for who can't sign in; for who has, one's own requests and letting support in. */
export function Screen() {
  const session = useSession();
  return session?.profile ? <OwnSupport session={session} /> : <HelpForm />;
}
