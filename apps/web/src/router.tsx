import { createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { onSession } from '#kernel/session.ts';
import { closeMenus } from '#kernel/menus.ts';
import { closeModals } from '#kernel/modals.ts';
import { loginAddress, navigateTo, setNavigator } from '#kernel/redirect.ts';
import { focusHeading } from '#kernel/title.ts';
import { Failed } from '#ui/ListBody.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import { openPage, warmPage } from './areas/page.ts';

const root = createRootRoute({ component: Frame });

/** One route for all addresses: the contract's navigation says which screen an address is, area by area. */
const page = createRoute({
  getParentRoute: () => root,
  path: '$',
  loader: async ({ location }) => {
    const opened = await openPage(location.pathname, location.href);
    if ('goTo' in opened) throw redirect({ href: opened.goTo, replace: true });
    return opened;
  },
  component: OpenPage,
  errorComponent: ({ reset }) => <Broken onRetry={reset} />,
});

export const router = createRouter({
  routeTree: root.addChildren([page]),
  scrollRestoration: true,
  // Queries are plain texts: an id of digits only stays a text.
  parseSearch: text => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: search => withQuestionMark(new URLSearchParams(search).toString()),
});

setNavigator(
  address => router.history.push(address),
  address => void warmPage(address.replace(/\?.*/, '')).catch(() => undefined),
);

// Modals and menus belong to the screen that opened them.
router.subscribe('onBeforeNavigate', () => {
  closeModals();
  closeMenus();
});
router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
  if (pathChanged && fromLocation) requestAnimationFrame(focusHeading);
});

function Frame(): ReactNode {
  useEffect(() => onSession(session => session ?? leave()), []);
  return (
    <>
      <Suspense>
        <Outlet />
      </Suspense>
      <Toaster />
    </>
  );
}

function OpenPage(): ReactNode {
  const { route, Shell, Screen } = page.useLoaderData();
  return (
    <Shell route={route}>
      <Suspense>
        <Screen key={route.path} />
      </Suspense>
    </Shell>
  );
}

function Broken({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Failed onRetry={() => (onRetry(), void router.invalidate())} />
    </main>
  );
}

/** Signed out, here or in another tab: pages behind the sign-in close. */
function leave(): void {
  if (document.querySelector('[data-signed-in]')) navigateTo(loginAddress());
}

function withQuestionMark(text: string): string {
  return text && `?${text}`;
}
