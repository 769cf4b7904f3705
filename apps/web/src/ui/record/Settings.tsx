import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../base/Button.tsx';

interface SettingsSectionProps {
  title: string;
  lead: string;
  act?: ReactNode;
  children: ReactNode;
}

/** A part of a page of settings: what it is for, what makes a new one, and what there is. */
export function SettingsSection({ title, lead, act, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <header className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={id} className="text-base font-bold">
            {title}
          </h2>
          <p className="text-sm text-ink-2">{lead}</p>
        </div>
        {act}
      </header>
      {children}
    </section>
  );
}

export function AddButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <Button onClick={onClick}>
      <Plus size={16} aria-hidden />
      {children}
    </Button>
  );
}

export function SettingsRows({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">{children}</ul>;
}

interface SettingsRowProps {
  name: string;
  sub: ReactNode;
  /** What opening it is called. */
  change: (name: string) => string;
  /** Left out: it is only read. */
  onClick: (() => void) | undefined;
  children: ReactNode;
}

/** One of what there is; it opens where the reader may change it. */
export function SettingsRow({ name, sub, change, onClick, children }: SettingsRowProps) {
  const content = (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
        <span className="num line-clamp-2 text-sm text-ink-2">{sub}</span>
      </span>
      {children}
    </>
  );
  const look = 'flex w-full items-center gap-3 px-4 py-3 text-left -outline-offset-2';
  return (
    <li>
      {onClick ? (
        <button type="button" className={`${look} hover:bg-canvas`} aria-label={change(name)} onClick={onClick}>
          {content}
        </button>
      ) : (
        <div className={look}>{content}</div>
      )}
    </li>
  );
}
