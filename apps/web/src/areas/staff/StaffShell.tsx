import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { ModalHost } from '#kernel/base/modals.ts';
import { onPalette } from '#kernel/base/palette-key.ts';
import { type Session, useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useAreaTitle } from '#kernel/base/title.ts';
import { listenForKeys } from '#kernel/lazy/keys.ts';
import { useAhead } from '#kernel/lazy/part.ts';
import { queries } from '#kernel/signed-in/queries.ts';
import { OfflineLine } from '#ui/base/Offline.tsx';
import { SkipLink } from '#ui/base/SkipLink.tsx';
import { useWide } from '#ui/base/wide.ts';
import { SupportSlot } from '../base/SupportSlot.tsx';
import { profileName } from '../frame/profile-names.ts';
import { shellTexts } from '../frame/shell.messages.ts';
import { AppBar } from './AppBar.tsx';
import { palette } from './palette.ts';
import { SideBar } from './SideBar.tsx';
import type { StaffArea } from './staff.ts';

/** The staff frame: 240 px of navigation on the canvas, the content as one sheet; on a phone an app bar and a drawer. */
export function StaffShell({ children, ...area }: StaffArea & { children: ReactNode }) {
  const t = useTexts(shellTexts);
  const session = useSession();
  const wide = useWide();
  useAreaTitle(profileName(t, area.profile));
  useEffect(listenForKeys, []);
  useEffect(tellWhenUsed, []);
  usePaletteKey(session, area);
  useAhead(palette);
  if (!session) return null;
  return (
    <QueryClientProvider client={queries}>
      <div
        data-signed-in
        className="flex h-dvh overflow-hidden bg-canvas text-sm print:block print:h-auto print:overflow-visible"
      >
        <SkipLink />
        {wide && (
          <aside className="no-print flex w-60 shrink-0 flex-col p-3">
            <SideBar session={session} area={area} />
          </aside>
        )}
        <div className="flex min-w-0 flex-1 flex-col print:block">
          {!wide && <AppBar session={session} area={area} />}
          <SupportSlot />
          <main
            id="conteudo"
            tabIndex={-1}
            className="relative flex min-h-0 min-w-0 flex-1 flex-col overflow-auto border-line bg-surface outline-none lg:my-2 lg:mr-2 lg:overflow-hidden lg:rounded-xl lg:border print:block print:overflow-visible print:border-0"
          >
            <OfflineLine />
            {children}
          </main>
        </div>
        <ModalHost />
      </div>
    </QueryClientProvider>
  );
}

/** Nothing is pointed at before the page stands: what tells of cut texts comes with the first move. */
function tellWhenUsed(): void {
  const tell = async (event: Event) => (await import('#ui/staff/whole-text.ts')).tellWholeTexts(event);
  addEventListener('pointermove', tell, { once: true });
  addEventListener('keydown', tell, { once: true });
}

function usePaletteKey(session: Session | undefined, area: StaffArea): void {
  const open = useEffectEvent(() => session && palette.open({ session, area }));
  useEffect(() => onPalette(() => open()), []);
}
