import { clsx } from 'clsx';
import { Link } from '../base/Link.tsx';

interface SiblingLinksProps {
  label: string;
  links: ReadonlyArray<{ href: string; text: string; current?: boolean }>;
}

/** Screens that are parts of one thing, side by side below its title. */
export function SiblingLinks({ label, links }: SiblingLinksProps) {
  return (
    <nav aria-label={label} className="mb-4 flex shrink-0 gap-5 overflow-x-auto border-b border-line px-4 lg:px-6">
      {links.map(({ href, text, current }) => (
        <Link
          key={href}
          href={href}
          aria-current={current ? 'page' : undefined}
          className={clsx(
            'relative grid h-11 place-items-center text-sm whitespace-nowrap outline-offset-[-2px] lg:h-10',
            current ? 'font-semibold text-ink' : 'text-ink-2 hover:text-ink',
          )}
        >
          {text}
          {current && <span aria-hidden className="absolute inset-x-0 bottom-0 h-0.5 rounded-full bg-brand" />}
        </Link>
      ))}
    </nav>
  );
}
