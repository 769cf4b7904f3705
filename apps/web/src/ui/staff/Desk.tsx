import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonLook } from '../base/Button.tsx';
import { Link } from '../base/Link.tsx';
import { Kbd } from '../list/Kbd.tsx';

interface DeskProps {
  title: string;
  /** The file or group the desk is about. */
  source?: ReactNode;
  back: { href: string; label: string };
  /** Right end of the bar: how far one is, previous and next. */
  progress?: ReactNode;
  /** Below the bar: what narrows the queue. */
  over?: ReactNode;
  /** What the decision rests on; scrolls by itself. */
  children: ReactNode;
  footer: ReactNode;
}

/** Pattern P13: a bar, the content with its side column, a footer with keys left and the decision right. */
export function Desk({ title, source, back, progress, over, children, footer }: DeskProps) {
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <header className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1.5 pr-4 pl-3 lg:pr-5">
        <Link href={back.href} aria-label={back.label} className={buttonLook({ look: 'ghost', size: 'icon' })}>
          <ArrowLeft size={19} aria-hidden />
        </Link>
        <div className="min-w-0 flex-1 basis-40">
          <h1 className="text-base leading-5 font-bold [overflow-wrap:anywhere]">{title}</h1>
          {source && <p className="num ellipsis text-2xs text-ink-2">{source}</p>}
        </div>
        {progress}
      </header>
      {over}
      <div className="flex min-h-0 flex-1 max-lg:flex-col max-lg:overflow-auto">{children}</div>
      <footer
        data-bar
        className="flex min-h-16 shrink-0 flex-wrap items-center justify-end gap-2 border-t empty:hidden border-line px-4 py-2 lg:flex-nowrap lg:px-5"
      >
        {footer}
      </footer>
    </div>
  );
}

export type KeyItems = readonly (readonly [keys: readonly string[], what: string])[];

/** Keys and what they do, at the left of the footer; nothing for a finger. */
export function KeyList({ items }: { items: KeyItems }) {
  return (
    <ul className="mr-auto hidden h-5 min-w-0 flex-wrap gap-x-3 gap-y-2 overflow-hidden xl:flex">
      {items.map(([keys, what]) => (
        <li key={keys.join()} className="flex items-center gap-1 text-2xs whitespace-nowrap text-ink-2">
          {keys.map(key => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          <span className="ml-1">{what}</span>
        </li>
      ))}
    </ul>
  );
}
