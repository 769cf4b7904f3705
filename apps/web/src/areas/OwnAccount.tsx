import { lazy } from 'react';
import { Screen as Account } from '#features/identity/own-account.screen.tsx';
import { OpeningsSlot } from '#kernel/base/slots.ts';

// a part of one part of the account: asked for when that is open
const OwnOpenings = lazy(async () => ({ default: (await import('#features/history/OwnOpenings.tsx')).OwnOpenings }));

const KeepSwitch = lazy(async () => ({ default: (await import('./worker/phone/KeepSwitch.tsx')).KeepSwitch }));

/** Beside one's personal data: what this phone keeps of it, and who opened it. */
function Beside() {
  return (
    <>
      <KeepSwitch className="mt-7 border-t border-line pt-5" />
      <OwnOpenings />
    </>
  );
}

/** One's own account, and in its privacy who opened one's data. */
export function Screen() {
  return (
    <OpeningsSlot value={Beside}>
      <Account />
    </OpeningsSlot>
  );
}
