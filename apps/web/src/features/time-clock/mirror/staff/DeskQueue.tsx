import { to } from '@cracha/contract/navigation/paths.ts';
import { clsx } from 'clsx';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import type { useMirrorQueue } from '../mirror.api.ts';
import type { MirrorRow } from '../mirror.types.ts';
import { decisionTexts } from './decision.messages.ts';

interface DeskQueueProps {
  queue: ReturnType<typeof useMirrorQueue>;
  rows: readonly MirrorRow[];
  current: string;
  onGo: (row: MirrorRow) => void;
}

/** What waits, oldest first, where the days leave room for it; else the bar's menu and arrows stand for it. */
export function DeskQueue({ queue, rows, current, onGo }: DeskQueueProps) {
  const t = useTexts(decisionTexts);
  return (
    <nav
      aria-label={t.queue}
      className="hidden w-60 shrink-0 overflow-y-auto border-r border-line px-2 py-3 min-[105rem]:block"
    >
      <ul>
        {rows.map(row => (
          <li key={row.id}>
            <Item row={row} here={row.id === current} onGo={onGo} />
          </li>
        ))}
      </ul>
      {queue.hasNextPage && (
        <Button
          size="sm"
          className="mt-2 w-full"
          busy={queue.isFetchingNextPage}
          onClick={() => void queue.fetchNextPage()}
        >
          {t.more}
        </Button>
      )}
    </nav>
  );
}

function Item({ row, here, onGo }: { row: MirrorRow; here: boolean; onGo: (row: MirrorRow) => void }) {
  const why = useWhy();
  return (
    <Link
      href={to.manager.mirrorToDecide(row.id)}
      aria-current={here ? 'true' : undefined}
      className={clsx('block rounded-md px-2.5 py-1.5', here ? 'bg-brand-soft' : 'hover:bg-canvas')}
      onClick={event => {
        // going on in the queue is no new page: back leaves the desk
        event.preventDefault();
        onGo(row);
      }}
    >
      <span className="block ellipsis leading-[1.125rem] font-semibold">{row.nomeEmpregado}</span>
      <span className="num block ellipsis text-xs text-ink-2">{why(row)}</span>
    </Link>
  );
}

/** Its month, and why one looks at it. */
export function useWhy(): (row: MirrorRow) => string {
  const t = useTexts(decisionTexts);
  const { competence } = useFormats();
  return ({ mes, ano, justificativasPendentes: waiting, alertas }) => {
    const why = waiting > 0 ? t.pendings(waiting) : alertas > 0 ? t.alerts(alertas) : t.noAlert;
    return `${competence(mes, ano)} · ${why}`;
  };
}
