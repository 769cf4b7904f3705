import { type QueryKey, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTitle } from '#kernel/base/title.ts';
import { BackLink } from '../base/BackLink.tsx';
import { StatusText, type Tone } from '../base/Status.tsx';
import { DataTable } from '../list/DataTable.tsx';
import { PageHead } from '../list/PageHead.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { Opened } from './Opened.tsx';
import { TaskProgress } from './TaskProgress.tsx';

/** One of many with what became of it. */
export interface BatchItem {
  id: string;
  name: string;
  outcome: 'waiting' | 'done' | 'refused';
  why: ReactNode;
}

interface BatchPageProps<B> {
  found: UseQueryResult<B>;
  back: { href: string; label: string };
  /** What the lists behind show is read anew at the end; one and the same list of keys. */
  stale: QueryKey;
  /** How far it is; `items` are shown at the end. */
  of: (batch: B) => { isRunning: boolean; done: number; total: number; items: readonly BatchItem[] };
  /** The way to one; undefined: it is none of the reader's. */
  href: (item: BatchItem) => string | undefined;
  words: {
    result: string;
    running: string;
    summary: (done: string, refused: string) => string;
    who: string;
    outcome: string;
    reason: string;
    outcomes: Record<BatchItem['outcome'], string>;
  };
}

const tones: Record<BatchItem['outcome'], Tone> = { waiting: 'neutral', done: 'ok', refused: 'bad' };

/** How far many decisions are, and what came of each; who stayed as they were come first. */
export function BatchPage<B>({ found, back, stale, of, href, words }: BatchPageProps<B>) {
  const client = useQueryClient();
  const isRunning = found.data === undefined || of(found.data).isRunning;
  useTitle(words.result);
  useEffect(() => {
    if (!isRunning) void client.invalidateQueries({ queryKey: stale });
  }, [client, isRunning, stale]);
  return (
    <Opened found={found} title={words.result} back={back}>
      {batch => (
        <div data-scroller className="min-h-0 flex-1 overflow-auto">
          <PageHead title={words.result} back={<BackLink {...back} />} />
          <Outcome {...of(batch)} href={href} words={words} />
        </div>
      )}
    </Opened>
  );
}

const name = (row: BatchItem, to: string | undefined) => (to ? <RowLink href={to}>{row.name}</RowLink> : row.name);

type OutcomeProps = ReturnType<BatchPageProps<unknown>['of']> & Pick<BatchPageProps<unknown>, 'href' | 'words'>;

function Outcome({ isRunning, done, total, items, href, words }: OutcomeProps) {
  const { int } = useFormats();
  if (isRunning)
    return (
      <div className="px-4 lg:px-6">
        <TaskProgress label={words.running} done={done} total={total} />
      </div>
    );
  const of = (outcome: BatchItem['outcome']) => items.filter(one => one.outcome === outcome);
  const [refused, decided] = [of('refused'), of('done')];
  return (
    <>
      <p role="status" className="num mb-3 px-4 font-semibold lg:px-6">
        {words.summary(int(decided.length), int(refused.length))}
      </p>
      <DataTable
        caption={words.result}
        rows={[...refused, ...decided, ...of('waiting')]}
        rowKey={row => row.id}
        rowName={row => row.name}
        head={{ title: words.who, cell: row => name(row, href(row)) }}
        columns={[
          {
            key: 'outcome',
            title: words.outcome,
            card: 'status',
            cell: row => <StatusText tone={tones[row.outcome]}>{words.outcomes[row.outcome]}</StatusText>,
          },
          { key: 'why', title: words.reason, card: 'line', cell: row => row.why },
        ]}
      />
    </>
  );
}
