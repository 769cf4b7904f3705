import type { ReactNode } from 'react';
import { BackLink } from '../base/BackLink.tsx';
import { Status, type Tone } from '../base/Status.tsx';

interface RecordHeadProps {
  /** The list it came from. */
  back: { href: string; label: string };
  /** An avatar or a logo. */
  picture: ReactNode;
  name: string;
  status: { tone: Tone; text: string };
  /** What tells it from others of that name; what is empty is left out. */
  facts: readonly (string | number | boolean | null | undefined)[];
  /** What can be done with it. */
  children?: ReactNode;
}

/** The head of one worker's, company's or manager's page. */
export function RecordHead({ back, picture, name, status, facts, children }: RecordHeadProps) {
  return (
    <header className="flex flex-wrap items-center gap-3 px-4 pt-5 pb-3 lg:px-6">
      <BackLink {...back} />
      {picture}
      <div className="min-w-0 flex-1 basis-48">
        <div className="flex flex-wrap items-center gap-x-2.5">
          <h1 className="text-xl font-bold tracking-[-.02em]">{name}</h1>
          <Status tone={status.tone}>{status.text}</Status>
        </div>
        <p className="num text-sm text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {children}
    </header>
  );
}
