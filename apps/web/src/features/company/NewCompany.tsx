import { to } from '@cracha/contract/navigation/paths.ts';
import { navigateTo } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { SubmitBar } from '#ui/form/SubmitBar.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { companyTexts } from './company.messages.ts';
import { LogoField } from './LogoField.tsx';
import { isLacking, useCompanyDraft } from './useCompanyDraft.ts';

export function NewCompany() {
  const t = useTexts(companyTexts);
  const draft = useCompanyDraft();
  const lacking = isLacking(draft);
  useTitle(t.new);
  const send = async () => {
    const id = await draft.saveAll();
    if (id === undefined) return;
    toast(t.created);
    navigateTo(to.hr.company(id), { replace: true });
  };
  return (
    <form
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={event => {
        event.preventDefault();
        if (!lacking && !draft.busy) void send();
      }}
    >
      <PageHead title={t.new} lead={t.newLead} back={<BackLink href={to.hr.companies()} label={t.back} />} />
      <div data-scroller className="min-h-0 flex-1 overflow-auto px-4 pb-8 lg:px-6">
        <div className="grid max-w-[760px] gap-8">
          <CompanyFields draft={draft} edits />
          <LogoField draft={draft} name={draft.valueIn('nomeFantasia')} present={undefined} />
        </div>
      </div>
      <SubmitBar act={t.create} busy={draft.busy} reason={lacking ? t.fillFirst : ''} draft={draft.kept} />
    </form>
  );
}
