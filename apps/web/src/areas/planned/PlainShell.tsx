import type { Route } from '@cracha/contract/navigation/route.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { LanguageSelect } from '#ui/base/LanguageSelect.tsx';
import { Mark } from '#ui/base/Mark.tsx';
import { SkipLink } from '#ui/base/SkipLink.tsx';
import { leave } from '../base/account.ts';
import { SupportSlot } from '../base/SupportSlot.tsx';
import { shellTexts } from '../frame/shell.messages.ts';

/** What has two columns on a wide screen. */
const wide: readonly string[] = ['public-authenticity'];

/** The frame of pages without an area menu: mark, language and, for who is signed in, the way out. */
export function PlainShell({ route, children }: { route: Route; children: ReactNode }) {
  const t = useTexts(shellTexts);
  const session = useSession();
  const width = wide.includes(route.screen) ? 'max-w-5xl' : 'max-w-3xl';
  return (
    <div className="flex min-h-dvh flex-col bg-canvas" data-signed-in={session ? '' : undefined}>
      <SkipLink />
      <SupportSlot />
      <header className={clsx('no-print mx-auto flex h-16 w-full items-center gap-2 px-4', width)}>
        <span className="flex flex-1 items-center gap-2.5 text-lg font-bold tracking-[-.02em]">
          <Mark />
          Crachá
        </span>
        <LanguageSelect />
        {session && (
          <Button look="ghost" className="h-11" onClick={() => leave()}>
            {t.signOut}
          </Button>
        )}
      </header>
      <main id="conteudo" className={clsx('mx-auto flex w-full flex-1 flex-col px-4 pb-10', width)}>
        {children}
      </main>
    </div>
  );
}
