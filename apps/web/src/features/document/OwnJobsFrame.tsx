import { to } from '@cracha/contract/navigation/paths.ts';
import type { ReactNode } from 'react';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTitle } from '#kernel/base/title.ts';
import { DocumentHead } from '#ui/base/DocumentHead.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { type OwnJob, useOwnJobs } from './own-jobs.api.ts';

interface OwnJobsFrameProps {
  title: string;
  /** The label of the way back to what was sent. */
  back: string;
  /** Said to who has no employment here. */
  noJob: string;
  /** @param jobs at least one */
  children: (jobs: readonly [OwnJob, ...OwnJob[]]) => ReactNode;
}

/** A page on which a worker sends something from one of their employments. */
export function OwnJobsFrame({ title, back, noJob, children }: OwnJobsFrameProps) {
  const jobs = useOwnJobs();
  const list = to.worker.sentDocuments();
  const [first, ...others] = jobs.data ?? [];
  useTitle(title);
  return (
    <>
      <DocumentHead title={title} back={{ href: list, label: back }} />
      <div className="mx-auto max-w-xl px-4 pt-3 pb-8">
        <ListBody
          large
          {...loadOf(jobs)}
          empty={jobs.data?.length === 0}
          whenEmpty={<p className="text-ink-2">{noJob}</p>}
          list={list}
        >
          {first && children([first, ...others])}
        </ListBody>
      </div>
    </>
  );
}
