import { menuOf } from '@cracha/contract/navigation/route.ts';
import { clsx } from 'clsx';
import { usePath } from '#kernel/base/address.ts';
import { heldBy } from '#kernel/base/can.ts';
import { useLanguage } from '#kernel/base/language.ts';
import type { Session } from '#kernel/base/session.ts';
import { Link } from '#ui/base/Link.tsx';
import { iconOf } from './icons.ts';
import type { StaffArea } from './staff.ts';

/** What this person may open here, by group and sequence; the first group has no heading, it is the day's work. */
export function NavList({ session, area }: { session: Session; area: StaffArea }) {
  const language = useLanguage();
  const here = usePath();
  const above = area.routes.find(route => route.path === here)?.parent;
  return menuOf(area.routes, heldBy(session)).map(({ group, routes }, position) => (
    <div key={group} className={position > 0 ? 'mt-4' : undefined}>
      {position > 0 && (
        <h2 className="mb-1 px-2.5 text-2xs font-semibold text-ink-2">{area.groups[group]?.[language]}</h2>
      )}
      <ul>
        {routes.map(({ path, menu }) => {
          const on = here === path || above === path;
          const Icon = iconOf(menu.icon);
          return (
            <li key={path}>
              <Link
                href={path}
                aria-current={here === path ? 'page' : on ? 'true' : undefined}
                className={clsx(
                  'flex h-11 items-center gap-2.5 rounded-md px-2.5 -outline-offset-1 lg:h-8',
                  on ? 'bg-ink/8 font-semibold text-ink' : 'text-ink-2 hover:bg-ink/5 hover:text-ink',
                )}
              >
                <Icon size={17} strokeWidth={on ? 2.2 : 1.9} aria-hidden />
                {menu.label[language]}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  ));
}
