import type { ReactNode } from 'react';

interface ChangeEntryProps {
  title: ReactNode;
  by: string;
  at: string;
  /** What was and what is, in words. */
  changes: readonly string[];
  /** Under the title: whose, from where. */
  children?: ReactNode;
}

/** One entry of a history: who did what, when, and what it changed. */
export function ChangeEntry({ title, by, at, changes, children }: ChangeEntryProps) {
  return (
    <li className="border-b border-line pb-4">
      <p>
        <b className="font-semibold">{title}</b>
        <span className="text-ink-2"> · {by} · </span>
        <span className="num text-ink-2">{at}</span>
      </p>
      {children}
      {changes.length > 0 && (
        <ul className="mt-1 text-ink-2">
          {changes.map(change => (
            <li key={change} className="num break-words">
              {change}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
