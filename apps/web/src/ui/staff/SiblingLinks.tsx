import { clsx } from 'clsx';
import { Link } from '../base/Link.tsx';
import { useStrip } from '../list/more-follows.ts';

interface SiblingLinksProps {
  label: string;
  links: ReadonlyArray<{ href: string; text: string; current?: boolean }>;
}

/** Screens that are parts of one thing, side by side below its title, over the tabs of what they list. */
export function SiblingLinks({ label, links }: SiblingLinksProps) {
  const strip = useStrip<HTMLElement>(links.find(({ current }) => current)?.href);
  return (
    <nav
      ref={strip}
      aria-label={label}
      className="mx-4 mb-3 flex max-w-max shrink-0 gap-1 overflow-x-auto rounded-lg bg-sunken p-1 lg:mx-6"
    >
      {links.map(({ href, text, current }) => (
        <Link
          key={href}
          href={href}
          aria-current={current ? 'page' : undefined}
          className={clsx(
            'grid h-11 shrink-0 place-items-center rounded-md border px-3 text-xs whitespace-nowrap -outline-offset-2 lg:h-7',
            current
              ? 'border-line bg-surface font-semibold text-ink shadow-1'
              : 'border-transparent text-ink-2 hover:text-ink',
          )}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
