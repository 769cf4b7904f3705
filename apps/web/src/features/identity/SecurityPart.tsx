import { failureOf } from '#kernel/failure.ts';
import { Failed } from '#ui/ListBody.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { ActivitySection } from './ActivitySection.tsx';
import { AuthenticatorModal } from './AuthenticatorModal.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { MeansSection } from './MeansSection.tsx';
import { RecoveryCodesModal } from './RecoveryCodesModal.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { useSecurityOverview } from './security.api.ts';

/** How one signs in and where the account is open; beside it what happened, the open question first. */
export function SecurityPart() {
  const overview = useSecurityOverview();
  if (overview.isError && !overview.data)
    return <Failed failure={failureOf(overview.error)} onRetry={() => void overview.refetch()} />;
  if (!overview.data) return <SkeletonRows rows={6} className="h-14" />;
  return (
    <div className="flex flex-col gap-8 xl:flex-row">
      <div className="order-2 min-w-0 flex-1 xl:order-1">
        <MeansSection overview={overview.data} />
        <SessionsSection />
        <DevicesSection />
      </div>
      <div className="order-1 border-line xl:order-2 xl:w-84 xl:shrink-0 xl:border-l xl:pl-8">
        <ActivitySection questions={overview.data.perguntas} />
      </div>
      <AuthenticatorModal active={overview.data.duasEtapas.ativo} />
      <RecoveryCodesModal />
    </div>
  );
}
