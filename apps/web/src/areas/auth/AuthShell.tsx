import { authRoutes } from '@cracha/contract/navigation/auth.ts';
import { to } from '@cracha/contract/navigation/entry-paths.ts';
import type { Route } from '@cracha/contract/navigation/route.ts';
import { type ReactNode, useMemo } from 'react';
import { pathOf } from '#kernel/base/paths.ts';
import { currentSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { LanguageSelect } from '#ui/base/LanguageSelect.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Mark } from '#ui/base/Mark.tsx';
import { SkipLink } from '#ui/base/SkipLink.tsx';
import { SupportSlot } from '../base/SupportSlot.tsx';
import { authTexts } from './auth.messages.ts';
import { Badge } from './Badge.tsx';
import { stepOfScreen } from './onward.ts';
import { StepShell } from './StepShell.tsx';

/** Sign-in and the steps after it: one narrow column; on a wide screen a quiet picture of the badge beside it. */
export function AuthShell({ route, children }: { route: Route; children: ReactNode }) {
  // As it stood when the page opened: a step that is done must not change the frame around it before the next is here.
  const place = useMemo(() => placeOf(route), [route]);
  return place ? <StepShell {...place}>{children}</StepShell> : <SignInShell>{children}</SignInShell>;
}

/** Where in the way after the sign-in this page stands; undefined: it is visited on its own. */
function placeOf({ screen, parent }: Route) {
  const step = stepOfScreen[screen];
  const total = currentSession()?.journey?.steps;
  const at = step && total ? total.indexOf(step) : -1;
  if (at < 0 || !total) return undefined;
  const within = authRoutes.find(route => route.path === parent && stepOfScreen[route.screen] === step);
  const back = within && `${within.path}${location.search}`;
  return { step: at + 1, total: total.length, back };
}

function SignInShell({ children }: { children: ReactNode }) {
  const t = useTexts(authTexts);
  return (
    <div className="min-h-dvh bg-canvas lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <SkipLink />
      <aside
        aria-label={t.about}
        className="sticky top-2 m-2 mr-0 hidden h-[calc(100dvh-1rem)] flex-col overflow-hidden rounded-xl bg-hero p-10 text-on-hero lg:flex"
      >
        <div className="-mt-10 grid flex-1 place-items-center">
          <Badge />
        </div>
        <p className="max-w-[17ch] text-2xl font-bold tracking-[-.02em]">{t.promise}</p>
        <p className="mt-2 text-on-hero-2">{t.promiseLead}</p>
      </aside>
      <div className="flex min-h-dvh flex-col">
        <SupportSlot />
        <header className="flex h-16 items-center justify-between px-4 lg:px-8">
          <span className="flex items-center gap-2.5 text-lg font-bold tracking-[-.02em]">
            <Mark />
            Crachá
          </span>
          <LanguageSelect />
        </header>
        <main
          id="conteudo"
          className="mx-auto w-full max-w-[420px] flex-1 px-4 pt-4 pb-6 lg:flex lg:flex-col lg:justify-center lg:pt-0 lg:pb-16"
        >
          {children}
        </main>
        <footer className="flex flex-wrap justify-center gap-x-3 px-4 pb-4 text-sm text-ink-2 lg:px-8 [&_a]:inline-flex [&_a]:h-11 [&_a]:items-center [&_a:hover]:underline">
          <Link href={pathOf(authRoutes, 'auth-privacy-policy')}>{t.privacy}</Link>
          <Link href={pathOf(authRoutes, 'auth-support')}>{t.help}</Link>
          <Link href={to.authenticity()}>{t.check}</Link>
        </footer>
      </div>
    </div>
  );
}
