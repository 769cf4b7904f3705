import { clsx } from 'clsx';
import type { Tone } from '#ui/base/Status.tsx';

const grounds: Record<Tone, string> = {
  ok: 'bg-ok',
  warn: 'bg-warn',
  bad: 'bg-bad',
  brand: 'bg-brand',
  neutral: 'bg-line-strong',
};

/** Parts of a whole side by side; the words beside it say the same. */
export function PartsBar({ parts }: { parts: readonly (readonly [tone: Tone, count: number])[] }) {
  return (
    <div aria-hidden className="mt-2 flex h-2.5 gap-0.5 overflow-hidden rounded-full">
      {parts
        .filter(([, count]) => count > 0)
        .map(([tone, count]) => (
          <span key={tone} className={clsx('h-full', grounds[tone])} style={{ flexGrow: count }} />
        ))}
    </div>
  );
}
