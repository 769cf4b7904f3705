import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Sent {
  icon: LucideIcon;
  label: string;
  to: string;
}

/** Where a code or a link went, and the way to another contact. */
export function SentTo({ sent, change }: { sent: Sent; change: ReactNode }) {
  return (
    <div className="mt-4 flex items-center gap-3 rounded-2xl border border-line bg-surface py-1 pr-1 pl-4">
      <sent.icon size={20} aria-hidden className="shrink-0 text-ink-2" />
      <p className="min-w-0 flex-1 py-2">
        <span className="block text-xs text-ink-2">{sent.label}</span>
        <span className="num font-semibold break-words">{sent.to}</span>
      </p>
      {change}
    </div>
  );
}
