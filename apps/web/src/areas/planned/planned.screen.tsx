import { areaOf, areas } from '@cracha/contract/navigation/areas.ts';
import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { Hammer } from 'lucide-react';
import { homeOf } from '#kernel/base/account.api.ts';
import { useAddress } from '#kernel/base/address.ts';
import { currentSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { type PlannedTexts, plannedTexts } from './planned.messages.ts';

/** A declared screen that is not built yet: says so plainly and offers the way back. */
export function Screen() {
  const t = useTexts(plannedTexts);
  const { path } = useAddress();
  const way = wayOn(path, t);
  useTitle(t.title);
  return (
    <div className="mx-auto grid max-w-md flex-1 content-center justify-items-center px-4 py-16 text-center">
      <span aria-hidden className="grid size-14 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <Hammer size={24} />
      </span>
      <h1 className="mt-4 text-lg font-bold">{t.title}</h1>
      <p className="mt-1 text-ink-2">{t.lead}</p>
      <Link href={way.href} className={buttonLook({ size: 'lg', className: 'mt-5' })}>
        {way.label}
      </Link>
    </div>
  );
}

/** Home; where home itself is not built yet, one's account, which every area has. */
function wayOn(path: string, t: PlannedTexts): { href: string; label: string } {
  const session = currentSession();
  const area = areaOf(path);
  if (!session?.profile || !area || session.profile === 'assinante') return { href: to.login(), label: t.login };
  const home = homeOf(session.user, session.profile);
  if (home !== path) return { href: home, label: t.home };
  return { href: to.account(areas[area].prefix), label: t.account };
}
