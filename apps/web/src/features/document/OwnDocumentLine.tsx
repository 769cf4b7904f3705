import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { Inbox } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { HomeRows } from '#ui/base/HomeRows.tsx';
import { atHomeTexts } from './at-home.messages.ts';

/** What the worker's home says of documents that wait for them. */
export function OwnDocumentLine({ count }: { count: number }) {
  const t = useTexts(atHomeTexts);
  if (count === 0) return null;
  return (
    <div className="mt-3">
      <HomeRows rows={[{ icon: Inbox, href: to.worker.records(), name: t.waiting(count), fact: t.lead }]} />
    </div>
  );
}
