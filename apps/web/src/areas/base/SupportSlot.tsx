import { lazy, Suspense } from 'react';
import { useSession } from '#kernel/base/session.ts';

const SupportLine = lazy(async () => ({ default: (await import('../SupportLine.tsx')).SupportLine }));

/**
 * Where the line of support stands in a frame, and of who says that the account is theirs; its code comes only where support acts or was
 * let in, or somebody says so.
 */
export function SupportSlot() {
  const session = useSession();
  const { suporte, suporteNaConta, conta } = session?.user ?? {};
  const told = suporte || suporteNaConta?.some(({ nomeSuporte }) => nomeSuporte) || conta?.caso?.contestado === false;
  return session && (suporte || suporteNaConta || conta?.caso) ? (
    <Suspense fallback={told ? <div className="min-h-11 bg-warn-soft" /> : null}>
      <SupportLine session={session} />
    </Suspense>
  ) : null;
}
