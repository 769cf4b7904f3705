import { to } from '@cracha/contract/navigation/paths.ts';
import { DeskSettings } from '#features/desk/DeskSettings.tsx';
import { RequestSettings } from '#features/request/setup/RequestSettings.tsx';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { requestSettingsTexts } from './request-settings.messages.ts';

/** Sections of each feature, those that the company has. */
export function Screen() {
  const t = useTexts(requestSettingsTexts);
  const accesses = useSession()?.appAccesses ?? [];
  const hasDesk = accesses.includes('atendimento');
  const hasRequests = accesses.includes('solicitacoes-com-fluxo') || accesses.includes('solicitacoes-sem-fluxo');
  useTitle(t.title);
  return (
    <>
      <PageHead title={t.title} lead={t.lead} back={<BackLink href={to.hr.requests()} label={t.back} />} />
      <div className="grid max-w-4xl gap-10 px-4 pb-8 lg:px-6">
        {hasRequests && <RequestSettings />}
        {hasDesk && <DeskSettings />}
      </div>
    </>
  );
}
