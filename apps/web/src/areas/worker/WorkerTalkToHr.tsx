import { lazy, Suspense } from 'react';
import { NoDesk } from '#features/desk/NoDesk.tsx';
import { useCan } from '#kernel/base/can.ts';
import { useSession } from '#kernel/base/session.ts';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';

const Ticket = lazy(async () => ({ default: (await import('#features/desk/TalkToHr.tsx')).TalkToHr }));
const Request = lazy(async () => ({
  default: (await import('#features/request/worker/new/TalkRequest.tsx')).TalkRequest,
}));

/** With the desk it opens a ticket, without it a request. */
export function Screen() {
  const can = useCan();
  const accesses = useSession()?.appAccesses ?? [];
  const asks = can('TrabalhadorSolicitacaoCriar') && accesses.some(key => key.startsWith('solicitacoes-'));
  const hasDesk = accesses.includes('atendimento');
  if (!hasDesk && !asks) return <NoDesk />;
  return (
    <Suspense fallback={<SkeletonRows rows={4} className="h-28 rounded-2xl" />}>
      {hasDesk ? <Ticket /> : <Request />}
    </Suspense>
  );
}
