import { isOpen } from '@cracha/contract/navigation/route.ts';
import { workerRoutes } from '@cracha/contract/navigation/worker.ts';
import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { ChevronRight, FileCheck, Gift, Landmark, type LucideIcon, ReceiptText, Wallet } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { documentTexts } from '#features/receipt/documents.messages.ts';
import { heldBy } from '#kernel/base/can.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Link } from '#ui/base/Link.tsx';

const KeepSwitch = lazy(async () => ({ default: (await import('../phone/KeepSwitch.tsx')).KeepSwitch }));

/** All that is about pay: what the worker may open of it. */
export function Screen() {
  const t = useTexts(documentTexts);
  const session = useSession();
  useTitle(t.payMenu);
  const places: [path: string, icon: LucideIcon, name: string, lead: string][] = [
    [to.worker.receipts(), ReceiptText, t.receipts, t.receiptsLead],
    [to.worker.benefits(), Gift, t.benefits, t.benefitsLead],
    [to.worker.statements(), Landmark, t.statements, t.statementsLead],
    [to.worker.incomeProofs(), FileCheck, t.incomeProof, t.incomeProofLead],
    [to.worker.bankChanges(), Wallet, t.payAccount, t.payAccountLead],
  ];
  const open = places.filter(([path]) => {
    const route = workerRoutes.find(each => each.path === path);
    return session && route && isOpen(route, heldBy(session));
  });
  return (
    <div className="mx-auto max-w-xl px-4 pt-3">
      <h1 className="flex h-11 items-center text-xl font-bold tracking-[-.02em]">{t.payMenu}</h1>
      <ul className="mt-2 divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
        {open.map(([path, Icon, name, lead]) => (
          <li key={path}>
            <Link href={path} className="flex min-h-16 items-center gap-4 px-4 py-3 -outline-offset-2 active:bg-sunken">
              <Icon size={24} aria-hidden className="shrink-0 text-brand-ink" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-ink-2">{lead}</span>
              </span>
              <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
      <Suspense>
        <KeepSwitch className="mt-6 rounded-2xl border border-line bg-surface px-4 pt-2 pb-4" />
      </Suspense>
    </div>
  );
}
