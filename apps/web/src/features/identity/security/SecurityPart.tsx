import { KeyRound } from 'lucide-react';
import { failureOf } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useAhead } from '#kernel/lazy/part.ts';
import { Failed } from '#ui/base/ListBody.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { ActivityQuestion } from './ActivityQuestion.tsx';
import { ActivitySection } from './ActivitySection.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { MeansSection } from './MeansSection.tsx';
import { PasskeySection } from './PasskeySection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { useSecurityOverview } from './security.api.ts';
import { securityTexts } from './security.messages.ts';
import { authenticatorModal, disownModal, recoveryCodesModal } from './security-modals.ts';
import { useTwoColumns } from './useTwoColumns.ts';

/** How one signs in and where the account is open; beside or below it what happened. The open question is first of all. */
export function SecurityPart() {
  const overview = useSecurityOverview();
  const beside = useTwoColumns();
  useAhead(authenticatorModal, recoveryCodesModal, disownModal);
  if (overview.isError && !overview.data)
    return <Failed failure={failureOf(overview.error)} onRetry={() => void overview.refetch()} />;
  if (!overview.data) return <SkeletonRows rows={6} className="h-14" />;
  const questions = overview.data.perguntas.map(question => (
    <ActivityQuestion key={question.id} question={question} onDisown={() => disownModal.open({ id: question.id })} />
  ));
  return (
    <div className="flex flex-col gap-7 xl:flex-row xl:gap-8">
      {!beside && questions.length > 0 && <div>{questions}</div>}
      <div className="min-w-0 flex-1">
        {overview.data.administraSozinho && <AloneNotice />}
        <MeansSection overview={overview.data} />
        <PasskeySection />
        <SessionsSection />
        <DevicesSection />
      </div>
      <div className="border-line max-xl:border-t max-xl:pt-4 xl:w-84 xl:shrink-0 xl:border-l xl:pl-8">
        <ActivitySection>{beside && questions}</ActivitySection>
      </div>
    </div>
  );
}

/** Codes on paper burn: who administers the platform alone needs a second way in. */
function AloneNotice() {
  const t = useTexts(securityTexts);
  return (
    <Notice tone="warn" icon={KeyRound} title={t.aloneTitle} className="mb-6">
      {t.aloneLead}
    </Notice>
  );
}
