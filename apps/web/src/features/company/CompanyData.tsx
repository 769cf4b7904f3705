import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { SaveBar, StaleNotice } from '#ui/form/SaveBar.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { companyTexts } from './company.messages.ts';
import type { CompanyRecord } from './company.types.ts';
import { LogoField } from './LogoField.tsx';
import { useCompanyDraft } from './useCompanyDraft.ts';

/** A company's own data: changed at once and together, of the version that was read. */
export function CompanyData({ company }: { company: CompanyRecord }) {
  const t = useTexts(companyTexts);
  const draft = useCompanyDraft(company);
  const edits = company.can.includes('editar');
  const save = async () => {
    if (await draft.saveAll()) toast(t.saved);
  };
  return (
    <form
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={event => {
        event.preventDefault();
        if (draft.dirty && !draft.busy) void save();
      }}
    >
      {/* without a field to reach, what scrolls must be reachable itself */}
      <section
        data-scroller
        aria-label={t.data}
        tabIndex={edits ? undefined : 0}
        className="min-h-0 flex-1 overflow-auto px-4 pt-4 pb-8 lg:px-6 lg:pt-5"
      >
        {draft.stale && <StaleNotice words={t} onSeeTheirs={draft.discard} />}
        <div className="grid max-w-[760px] gap-8">
          {!edits && <p className="text-sm text-ink-2">{t.readOnly}</p>}
          <CompanyFields draft={draft} edits={edits} id={company.id} />
          {edits && <LogoField draft={draft} name={company.nomeFantasia} present={company} />}
        </div>
      </section>
      {edits && (
        <SaveBar
          reason={draft.dirty ? t.unsaved : t.nothing}
          dirty={draft.dirty}
          busy={draft.busy}
          words={t}
          onDiscard={draft.kept.discard}
          draft={draft.kept}
        />
      )}
    </form>
  );
}
