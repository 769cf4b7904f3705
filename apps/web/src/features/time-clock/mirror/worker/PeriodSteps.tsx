import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { inSentence } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { usePeriodName } from '../../period-name.ts';
import { useOwnMirrors } from '../mirror.api.ts';
import type { Mirror, MirrorRow } from '../mirror.types.ts';
import { workerMirrorTexts } from './worker-mirror.messages.ts';

const rowsOf = (list: { pages: readonly { items: MirrorRow[] }[] } | undefined) =>
  (list?.pages ?? []).flatMap(page => page.items);

/** Which period it is, with the one before and the one after; the list is read on where it ends. */
export function PeriodSteps({ mirror }: { mirror: Mirror }) {
  const nameOf = usePeriodName();
  const { setQuery } = useAddress();
  const list = useOwnMirrors(undefined);
  const rows = rowsOf(list.data);
  const at = rows.findIndex(({ id }) => id === mirror.id);
  const isLast = at >= 0 && at === rows.length - 1;
  const go = (row: MirrorRow | undefined) => {
    if (row) setQuery({ id: row.id, dia: undefined });
  };
  const readOn = () =>
    void list.fetchNextPage().then(({ data, error }) => (error ? tellFailure(error) : go(rowsOf(data)[at + 1])));
  const older = rows[at + 1];
  const several = new Set(rows.map(({ empresa }) => empresa)).size > 1;
  return (
    <div className="mt-2 flex items-center gap-1">
      {isLast && list.hasNextPage ? (
        <Step icon={ChevronLeft} busy={list.isFetchingNextPage} onClick={readOn} />
      ) : (
        <Step icon={ChevronLeft} row={at < 0 ? undefined : older} onClick={() => go(older)} />
      )}
      <div className="min-w-0 flex-1 text-center">
        <h2 className="num text-base font-bold">{nameOf(mirror.periodoInicio, mirror.periodoFim)}</h2>
        {several && <p className="text-sm text-ink-2">{mirror.empresa}</p>}
      </div>
      <Step icon={ChevronRight} row={rows[at - 1]} onClick={() => go(rows[at - 1])} />
    </div>
  );
}

interface StepProps {
  icon: typeof ChevronLeft;
  /** Where it leads, if that is known. */
  row?: MirrorRow | undefined;
  busy?: boolean;
  onClick: () => void;
}

function Step({ icon: Icon, row, busy, onClick }: StepProps) {
  const t = useTexts(workerMirrorTexts);
  const nameOf = usePeriodName();
  if (!row && busy === undefined) return <span className="size-12" />;
  const label = row ? t.before(inSentence(nameOf(row.periodoInicio, row.periodoFim))) : t.older;
  return (
    <IconButton label={label} size="icon-lg" busy={busy} onClick={onClick}>
      {!busy && <Icon size={22} aria-hidden />}
    </IconButton>
  );
}
