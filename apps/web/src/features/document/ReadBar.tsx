import { ArrowDown, type LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { useConnection } from '#kernel/base/online.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Progress } from '#ui/base/Progress.tsx';
import { readingTexts } from './reading.messages.ts';

interface ReadBarProps {
  /** As the server counts. */
  read: number;
  total: number;
  done: boolean;
  /** The next page to be read. */
  next: number;
  onNext: () => void;
  /** What is done once all is read: its name, and what is said while it can't be. */
  act: { name: string; icon: LucideIcon; readFirst: string; offline: string };
  /** Left out: it is under way. */
  onAct?: () => void;
  busy: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** How much is read, the next page, and the act; one line where the window is low or wide. */
export function ReadBar({ read, total, done, next, onNext, act, onAct, busy, ref }: ReadBarProps) {
  const t = useTexts(readingTexts);
  const { online } = useConnection();
  const why = !online ? act.offline : done ? '' : act.readFirst;
  return (
    <div ref={ref} className="border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 lg:py-2 [@media(max-height:480px)]:py-2">
        <div className="flex flex-auto basis-64 items-center gap-3 [@media(max-height:480px)]:basis-40">
          <Progress value={(read / total) * 100} label={t.howMuch} done={done} className="min-w-8 flex-1" />
          <p id="lido" aria-live="polite" className="num text-sm whitespace-nowrap text-ink-2">
            {t.readPart(read, total)}
          </p>
        </div>
        {!online && <p className="order-first basis-full text-sm text-ink-2">{act.offline}</p>}
        <span id="falta" className="sr-only">
          {why}
        </span>
        {onAct && (
          <div className="flex flex-auto basis-64 gap-3 lg:max-w-md [&>*]:flex-1">
            {!done && (
              <Button size="lg" className="px-3!" onClick={onNext}>
                <ArrowDown size={19} aria-hidden />
                {t.goTo(next)}
              </Button>
            )}
            <Button
              look="primary"
              size="lg"
              className="px-3!"
              busy={busy}
              blocked={why !== ''}
              aria-describedby={why === '' ? undefined : 'falta'}
              onClick={onAct}
            >
              {!busy && <act.icon size={19} aria-hidden />}
              {act.name}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
