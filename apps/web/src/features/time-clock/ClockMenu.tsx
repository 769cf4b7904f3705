import type { Route } from '@cracha/contract/navigation/route.ts';
import { mayEnter } from '#kernel/base/can.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { type Tile, TileList } from '#ui/staff/TileList.tsx';
import { clockMenuTexts } from './clock-menu.messages.ts';

/** Whether the reader may go to a screen of an area. */
export function useMayGo(routes: readonly Route[]): (path: string) => boolean {
  const session = useSession();
  return path => routes.some(route => route.path === path && mayEnter(session, route));
}

interface ClockMenuProps {
  lead: string;
  mirrors: string;
  tiles: readonly Tile[];
  mayGo: (path: string) => boolean;
}

/** The ways to go of the time clock: those that the reader may go. */
export function ClockMenu({ lead, mirrors, tiles, mayGo }: ClockMenuProps) {
  const t = useTexts(clockMenuTexts);
  useTitle(t.title);
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-auto">
      <PageHead title={t.title} lead={lead}>
        {mayGo(mirrors) && (
          <Link href={mirrors} className={buttonLook({ look: 'primary' })}>
            {t.mirrors}
          </Link>
        )}
      </PageHead>
      <div className="px-4 pb-8 lg:px-6">
        <TileList tiles={tiles.filter(({ href }) => mayGo(href))} />
      </div>
    </div>
  );
}
