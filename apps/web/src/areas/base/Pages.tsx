import { profileAt } from '@cracha/contract/navigation/areas.ts';
import {
  Component,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { currentPlace, navigateTo, usePlace } from '#kernel/base/address.ts';
import { isBorrowed } from '#kernel/base/borrowed.ts';
import { closeMenus } from '#kernel/base/menus.ts';
import { closeModals } from '#kernel/base/modals.ts';
import { loginAddress } from '#kernel/base/redirect.ts';
import { useScroll } from '#kernel/base/scroll.ts';
import { currentSession, onSession } from '#kernel/base/session.ts';
import { focusHeading } from '#kernel/base/title.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Toaster } from '#ui/base/Toaster.tsx';
import { Opening } from '../Opening.tsx';
import { openPage, type Page } from './page.ts';
import { Unreached } from './Unreached.tsx';

const BorrowedPhone = lazy(async () => ({
  default: (await import('#features/identity/BorrowedPhone.tsx')).BorrowedPhone,
}));

/** The page of the present address. The one before stays until the next is here. */
export function Pages() {
  const [page, failed, retry] = usePage();
  useSignedOut();
  useKeptFocus();
  useSessionEnd();
  return (
    <>
      {failed ? (
        <Broken onRetry={retry} />
      ) : page ? (
        <Boundary page={page} instead={again => <Broken onRetry={again} />}>
          <OpenPage page={page} onRetry={retry} />
        </Boundary>
      ) : (
        <Opening />
      )}
      <Toaster />
      {isBorrowed() && (
        <Suspense>
          <BorrowedPhone />
        </Suspense>
      )}
    </>
  );
}

interface OpenPageProps {
  page: Page;
  onRetry: () => void;
}

/** Drawn anew for another page alone: a changed filter in the address is its screen's affair. */
const OpenPage = memo(({ page, onRetry }: OpenPageProps) => {
  const { Shell, Screen, route, framedAs } = page;
  return (
    <>
      <Suspense>
        <Shell route={framedAs ?? route}>
          <Boundary page={page} instead={again => <Unreached route={route} onRetry={again} />}>
            {Screen ? (
              <Suspense>
                <Screen key={route.path} />
              </Suspense>
            ) : (
              <Unreached route={route} onRetry={onRetry} />
            )}
          </Boundary>
        </Shell>
      </Suspense>
      <Scroll />
    </>
  );
});

function Scroll() {
  useScroll();
  return null;
}

function usePage(): [Page | undefined, boolean, () => void] {
  const { path } = usePlace();
  const [page, setPage] = useState<Page>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens again
  useEffect(() => {
    let current = true;
    // Modals and menus belong to the screen that opened them.
    closeModals();
    closeMenus();
    showOpening(true);
    openPage(path, path + currentPlace().search).then(
      opened => {
        if (!current) return;
        setFailed(false);
        if ('goTo' in opened) return navigateTo(opened.goTo, { replace: true, unasked: true });
        startTransition(() => setPage(opened));
      },
      error => {
        console.warn(error);
        if (!current) return;
        // the frame that stands stays, so that what is open already can be reached
        setPage(before => before && { ...before, route: { ...before.route, menu: undefined }, Screen: undefined });
        setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [path, attempt]);
  const retry = useCallback(() => setAttempt(count => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: over as soon as either is drawn
  useEffect(() => showOpening(false), [page, failed]);
  useOwnProfile(page, retry);
  useHeadingFocus(page);
  return [page, failed && !page, retry];
}

/** A page is on its way: the style sheet dims the one before and shows a bar, once that takes longer than a moment. */
function showOpening(on: boolean): void {
  document.documentElement.toggleAttribute('data-opening', on);
}

/** Another tab may have gone to work in another profile: seen again, the page opens anew in its own. */
function useOwnProfile(page: Page | undefined, reopen: () => void): void {
  useEffect(() => {
    const own = page && profileAt(page.route.path + currentPlace().search);
    const look = () => {
      const session = currentSession();
      if (document.visibilityState === 'visible' && own && session?.profile && session.profile !== own) reopen();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [page, reopen]);
}

/** From the second page on: on the first one the browser's own start is right. */
function useHeadingFocus(page: Page | undefined): void {
  // no state: to keep it would draw the whole page again
  const first = useRef<Page>(undefined);
  useEffect(() => {
    first.current ??= page;
    if (page && page !== first.current) requestAnimationFrame(() => isTyping() || focusHeading());
  }, [page]);
}

/** Whoever is in a field of the new page already stays there. */
function isTyping(): boolean {
  return document.activeElement?.matches('main :is(input, textarea, select)') === true;
}

/** No part of the first load: nothing is lost before something has been focused. */
function useKeptFocus(): void {
  useEffect(() => {
    const ended = new AbortController();
    let last: EventTarget | null = null;
    let asked = false;
    const onFocus = ({ target }: FocusEvent) => {
      last = target;
      if (asked) return;
      asked = true;
      void import('#kernel/lazy/lost-focus.ts').then(
        ({ keepFocus }) => ended.signal.aborted || ended.signal.addEventListener('abort', keepFocus(last)),
        () => undefined,
      );
    };
    addEventListener('focusin', onFocus, { signal: ended.signal });
    return () => ended.abort();
  }, []);
}

/** No session ends within minutes: what warns of it comes later than the page. */
function useSessionEnd(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const later = setTimeout(() => {
      import('#kernel/lazy/session-end.ts').then(
        ({ watchSessionEnd }) => {
          stop = watchSessionEnd();
        },
        () => undefined,
      );
    }, 60_000);
    return () => {
      clearTimeout(later);
      stop?.();
    };
  }, []);
}

/** Signed out, here or in another tab: pages behind the sign-in close. */
function useSignedOut(): void {
  useEffect(
    () =>
      onSession(session => {
        if (!session && document.querySelector('[data-signed-in]')) navigateTo(loginAddress(), { unasked: true });
      }),
    [],
  );
}

function Broken({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      {/* without a network: a screen whose code is not on this phone */}
      <ListBody state="failed" onRetry={onRetry} empty={false} whenEmpty={null}>
        {null}
      </ListBody>
    </main>
  );
}

interface BoundaryProps {
  page: Page;
  children: ReactNode;
  /** What stands in the place of what broke. */
  instead: (again: () => void) => ReactNode;
}

interface BoundaryState {
  page?: Page;
  broken: boolean;
}

/** What a screen throws never leaves a blank page. Another page gets its own chance; the frame of both stays mounted. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  static getDerivedStateFromProps({ page }: BoundaryProps, state: BoundaryState) {
    return page === state.page ? null : { page, broken: false };
  }
  override render(): ReactNode {
    return this.state.broken ? this.props.instead(() => this.setState({ broken: false })) : this.props.children;
  }
}
