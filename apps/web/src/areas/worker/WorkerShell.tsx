import type { Route } from '@cracha/contract/navigation/route.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { Screen as Bell } from '#features/notification/worker-bell.screen.tsx';
import { ModalHost } from '#kernel/base/modals.ts';
import { type SignedInUser, useSession } from '#kernel/base/session.ts';
import { BellSlot, FaceSlot, OfferSlot } from '#kernel/base/slots.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useAreaTitle } from '#kernel/base/title.ts';
import { queries } from '#kernel/signed-in/queries.ts';
import { OfflineCard } from '#ui/base/Offline.tsx';
import { SkipLink } from '#ui/base/SkipLink.tsx';
import { SupportSlot } from '../base/SupportSlot.tsx';
import { shellTexts } from '../frame/shell.messages.ts';
import { KeepSlot } from './phone/KeepSlot.tsx';
import { TabBar } from './TabBar.tsx';

const bell = <Bell />;

const offer = <KeepSlot />;

const OwnPhoto = lazy(async () => ({ default: (await import('#features/identity/OwnPhoto.tsx')).OwnPhoto }));

/** One document: its own act is under the thumb, and the way back at its head. */
const withoutTabs: readonly string[] = [
  ...['worker-receipt', 'worker-why', 'worker-benefit', 'worker-income-statement'],
];

/** The worker's frame: one column drawn for a phone, the tabs under the thumb; beside a wide page they stand at its left. */
export function WorkerShell({ route, children }: { route: Route; children: ReactNode }) {
  const t = useTexts(shellTexts);
  const session = useSession();
  useAreaTitle(t.worker);
  if (!session) return null;
  const bare = withoutTabs.includes(route.screen) || route.screen.endsWith('timesheet');
  return (
    <QueryClientProvider client={queries}>
      <BellSlot value={bell}>
        <FaceSlot value={session.user.imagem && <Face user={session.user} />}>
          <div
            data-signed-in
            className={clsx(
              'min-h-dvh bg-canvas lg:pl-56',
              !bare && 'max-lg:pb-[calc(72px+env(safe-area-inset-bottom))]',
            )}
          >
            <SkipLink />
            <SupportSlot />
            {!bare && (
              <div className="mx-auto max-w-xl px-4">
                <OfflineCard />
              </div>
            )}
            <main id="conteudo">
              <OfferSlot value={offer}>{children}</OfferSlot>
            </main>
            <TabBar session={session} bare={bare} />
            <ModalHost />
          </div>
        </FaceSlot>
      </BellSlot>
    </QueryClientProvider>
  );
}

/** Comes after the screen, and only where there is one; its place is kept. */
function Face({ user }: { user: SignedInUser }) {
  return (
    <Suspense fallback={<span className="size-11 shrink-0" />}>
      <OwnPhoto user={user} size={44} />
    </Suspense>
  );
}
