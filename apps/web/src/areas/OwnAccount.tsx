import { lazy } from 'react';
import { Screen as Account } from '#features/identity/own-account.screen.tsx';
import { OpeningsSlot } from '#kernel/slots.ts';

// a part of one part of the account: asked for when that is open
const OwnOpenings = lazy(async () => ({ default: (await import('#features/history/OwnOpenings.tsx')).OwnOpenings }));

/** One's own account, and in its privacy who opened one's data. */
export function Screen() {
  return (
    <OpeningsSlot value={OwnOpenings}>
      <Account />
    </OpeningsSlot>
  );
}
