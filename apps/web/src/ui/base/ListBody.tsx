import { CloudAlert, ListFilter, RotateCw, SearchX, WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { usePlace } from '#kernel/base/address.ts';
import type { Failure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useConnection } from '#kernel/base/online.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button, buttonLook } from './Button.tsx';
import { Link } from './Link.tsx';
import { SkeletonRows } from './Skeleton.tsx';
import { StateBlock } from './StateBlock.tsx';
import { uiTexts } from './ui.messages.ts';

interface ListBodyProps {
  /** `ready` also while newer rows are on their way. */
  state: 'loading' | 'failed' | 'ready';
  failure?: Failure;
  onRetry: () => void;
  empty: boolean;
  /** Set while a filter is on: an empty list then says so and offers the way out. */
  onClear?: () => void;
  /** The screen's own sentence for a list that has never had a row. */
  whenEmpty: ReactNode;
  large?: boolean;
  /** Where a record that isn't there was listed; left out: the same address without its id. */
  list?: string;
  children: ReactNode;
}

/** Which of its states a list is in. Title, tabs and filters stay where they are around it. */
export function ListBody({ state, failure, onRetry, empty, onClear, whenEmpty, large, list, children }: ListBodyProps) {
  const t = useTexts(uiTexts);
  const { online } = useConnection();
  const away = useAway(state, failure);
  if (state === 'ready' && !empty) return children;
  if (state === 'ready' && onClear) {
    return (
      <Centred>
        <StateBlock
          large={large}
          icon={ListFilter}
          title={t.filterEmpty}
          action={
            <Button size={large ? 'lg' : 'md'} onClick={onClear}>
              {t.clearFilters}
            </Button>
          }
        >
          {t.filterEmptyLead}
        </StateBlock>
      </Centred>
    );
  }
  if (state === 'ready') return <Centred>{whenEmpty}</Centred>;
  if (!online) {
    return (
      <Centred>
        <StateBlock large={large} icon={WifiOff} title={t.offlineNothing}>
          {t.offlineNothingLead}
        </StateBlock>
      </Centred>
    );
  }
  if (state === 'failed' || away)
    return <Failed {...{ failure: away ?? failure, onRetry, large, list, busy: state === 'loading' }} />;
  return (
    <div className={large ? 'mt-2' : 'flex-1 px-4 lg:px-6'}>
      <SkeletonRows rows={large ? 3 : 10} className={large ? 'h-28 rounded-2xl' : 'h-11'} />
    </div>
  );
}

/** A server that is away is asked again and again: what was said of it stays until it answers. */
function useAway(state: ListBodyProps['state'], failure: Failure | undefined): Failure | undefined {
  const [away, setAway] = useState<Failure>();
  const now = state === 'loading' ? away : failure && isAway(failure) ? failure : undefined;
  if (now?.code !== away?.code || now?.requestId !== away?.requestId) setAway(now);
  return now;
}

interface FailedProps extends Pick<ListBodyProps, 'failure' | 'onRetry' | 'large' | 'list'> {
  /** It is being asked again. */
  busy?: boolean;
}

const isAway = ({ code }: Failure) => code === 'UNAVAILABLE';
/** As the server says (Retry-After), and not all pages at one moment. */
const awayMs = { least: 5_000, more: 3_000 };

export function Failed({ failure, onRetry, large, list, busy = false }: FailedProps) {
  const t = useTexts(uiTexts);
  const away = failure !== undefined && isAway(failure);
  const again = useEffectEvent(onRetry);
  useEffect(() => {
    if (!away || busy) return;
    const timer = setTimeout(() => again(), awayMs.least + Math.random() * awayMs.more);
    return () => clearTimeout(timer);
  }, [away, busy]);
  const { momentInFull } = useFormats();
  if (failure?.gone) return <Gone {...{ large, list }} />;
  const code = [
    t.code(failure?.code ?? 'ERROR_SEND'),
    failure?.requestId && t.request(failure.requestId),
    momentInFull(new Date().toISOString()),
  ];
  return (
    <Centred>
      <StateBlock
        large={large}
        icon={CloudAlert}
        tone="bad"
        title={away ? t.away : t.failed}
        code={code.filter(Boolean).join(' · ')}
        action={
          <Button
            look={large ? 'primary' : 'outline'}
            size={large ? 'lg' : 'md'}
            className={large ? 'w-full' : undefined}
            busy={busy}
            onClick={onRetry}
          >
            <RotateCw size={large ? 19 : 16} aria-hidden />
            {t.retry}
          </Button>
        }
      >
        {away ? t.awayLead : t.failedLead}
      </StateBlock>
    </Centred>
  );
}

function Gone({ large, list }: Pick<FailedProps, 'large' | 'list'>) {
  const t = useTexts(uiTexts);
  const { path } = usePlace();
  return (
    <Centred>
      <StateBlock
        large={large}
        icon={SearchX}
        title={t.gone}
        action={
          <Link href={list ?? path} className={buttonLook(large ? { size: 'lg', className: 'w-full' } : {})}>
            {t.toList}
          </Link>
        }
      />
    </Centred>
  );
}

function Centred({ children }: { children: ReactNode }) {
  return <div className="grid flex-1 place-items-center pb-8">{children}</div>;
}
