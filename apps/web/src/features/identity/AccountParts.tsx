import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConnection } from '#kernel/base/online.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { accountTexts } from './account.messages.ts';

type ButtonProps = Parameters<typeof Button>[0];

/** 44 px on a phone and for workers, 36 else; blocked, with the reason beside the part's title, while nothing may be changed. */
export function AccountButton({ className, blocked, ...rest }: ButtonProps) {
  const stopped = useUnchangeable() !== undefined;
  const worker = useSession()?.profile === 'trabalhador';
  return (
    <Button
      {...rest}
      blocked={blocked || stopped}
      aria-describedby={stopped ? 'nada-muda' : rest['aria-describedby']}
      className={clsx('min-h-11', !worker && 'lg:min-h-9', className)}
    />
  );
}

/** Why nothing of the account can be changed now; undefined: it can. */
function useUnchangeable(): string | undefined {
  const t = useTexts(accountTexts);
  const { online } = useConnection();
  const helped = useSession()?.user.suporte;
  return helped ? t.support : online ? undefined : t.offline;
}

/** The reason in words, once, above what it blocks. */
export function UnchangeableNotice({ icon }: { icon: LucideIcon }) {
  const reason = useUnchangeable();
  if (!reason) return null;
  return (
    <Notice id="nada-muda" tone="warn" icon={icon} className="mb-6">
      {reason}
    </Notice>
  );
}

interface SectionProps {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A heading with its act at the right, then rows. */
export function AccountSection({ title, lead, action, children }: SectionProps) {
  return (
    <section className="border-line not-first:mt-7 not-first:border-t not-first:pt-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-base font-bold">{title}</h2>
          {lead && <p className="text-ink-2">{lead}</p>}
        </div>
        {action}
      </div>
      <div className="mt-2">{children}</div>
    </section>
  );
}

interface RowProps {
  icon: LucideIcon;
  title: ReactNode;
  mark?: ReactNode;
  sub?: ReactNode;
  children?: ReactNode;
}

/** What it is, how it stands, and what can be done about it. */
export function AccountRow({ icon: Icon, title, mark, sub, children }: RowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line py-2.5 not-last:border-b">
      <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-ink-2">
        <Icon size={18} />
      </span>
      <div className="min-w-0 flex-1 basis-32">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {title} {mark}
        </p>
        {sub && <p className="num break-words text-ink-2">{sub}</p>}
      </div>
      {children}
    </div>
  );
}
