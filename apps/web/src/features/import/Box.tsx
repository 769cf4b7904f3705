import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Facts left, what follows from them right; on a phone below. */
export function Box({
  children,
  note,
  side,
  bad,
}: {
  children: ReactNode;
  note?: string;
  side?: ReactNode;
  bad?: boolean;
}) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-end gap-x-8 gap-y-3 rounded-lg px-4 py-3 whitespace-normal',
        bad ? 'bg-bad-soft' : 'border border-line bg-canvas',
      )}
    >
      <div className="min-w-0 flex-1 basis-64">{children}</div>
      <div className="grid gap-2.5 lg:max-w-[30ch] lg:justify-items-end lg:text-right">
        {note && <p className="text-xs text-ink-2">{note}</p>}
        {side}
      </div>
    </div>
  );
}
