import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Pages } from '#areas/base/Pages.tsx';
import { warmPage } from '#areas/base/page.ts';
import { refreshDoors, signOut } from '#kernel/base/account.api.ts';
import { followHistory } from '#kernel/base/address.ts';
import { borrowedLeft, isBorrowed } from '#kernel/base/borrowed.ts';
import { keeper } from '#kernel/base/keeper.ts';
import { draftNames } from '#kernel/base/kept-drafts.ts';
import { isOnline, watchConnection } from '#kernel/base/online.ts';
import { listenForPalette } from '#kernel/base/palette-key.ts';
import { currentSession, onSession, restoreSession } from '#kernel/base/session.ts';
import { followSystemTheme } from '#kernel/base/theme.ts';
import { isKept } from '#kernel/base/vault.ts';
import { dropForeignWorkers } from '#kernel/lazy/foreign-workers.ts';
import './styles.css';

followSystemTheme();
watchConnection();
listenForPalette();
const warm = (path: string) => void warmPage(path).catch(() => undefined);
followHistory(warm);
// the page's code comes while it is read who is signed in
if (isKept('session')) warm(location.pathname);
void dropForeignWorkers();
await restoreSession();
// a borrowed phone that was put down: not even for a moment
if (currentSession() && isBorrowed() && borrowedLeft() <= 0) await signOut();
void refreshDoors();
// what nobody has opened for its days goes too
if (draftNames().length > 0)
  void import('#kernel/lazy/draft-store.ts').then(drafts => drafts.dropOldDrafts()).catch(() => undefined);
const followCopy = () =>
  keeper.get() &&
  import('#areas/worker/phone/phone-copy.ts').then(copy => copy.followPhoneCopy()).catch(() => undefined);
// a tab that was open before another one began to keep something: what ends here ends that too
onSession(session => void (session ?? followCopy()));
const followed = followCopy();
// what is kept stands in the first picture
if (!isOnline()) await followed;

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Pages />
    </StrictMode>,
  );
}
