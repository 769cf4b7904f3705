import { requirableFields } from '@cracha/contract/features/worker/own-field-check.ts';
import type { OwnField } from '@cracha/contract/features/worker/own-fields.ts';
import { fieldOf, workerSections } from '@cracha/contract/features/worker/worker-fields.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { fieldsTexts } from '#kernel/lazy/fields.messages.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Disclosure } from '#ui/base/Disclosure.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { useWide } from '#ui/base/wide.ts';
import { SaveBar, StaleNotice } from '#ui/form/SaveBar.tsx';
import { recordTexts } from '../record.messages.ts';
import { type RecordAsked, useRecordAsked } from '../record-form.api.ts';
import { OwnFieldList } from './OwnFieldList.tsx';
import { recordFormTexts } from './record-form.messages.ts';
import { type RecordAskedDraft, useRecordAskedDraft } from './useRecordAskedDraft.ts';

const fieldModal = modal(async () => (await import('./OwnFieldModal.tsx')).OwnFieldModal);

interface SettingsProps {
  id: string;
  edits: boolean;
}

/** What a company asks of its workers' records: fields it requires, fields of its own. */
export function RecordFormSettings({ id, edits }: SettingsProps) {
  const found = useRecordAsked(id);
  return (
    <ListBody {...loadOf(found)} empty={false} whenEmpty={null}>
      {found.data && <Settings id={id} edits={edits} asked={found.data} />}
    </ListBody>
  );
}

function Settings({ id, edits, asked }: SettingsProps & { asked: RecordAsked }) {
  const t = useTexts(recordFormTexts);
  const draft = useRecordAskedDraft(id, asked);
  const open = (field: OwnField) => fieldModal.open({ field, isNew: draft.isNew(field), onPut: draft.putField });
  const save = async () => {
    if (await draft.save()) toast(t.saved);
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
      <section
        data-scroller
        aria-label={t.lead}
        tabIndex={edits ? undefined : 0}
        className="min-h-0 flex-1 overflow-auto px-4 pt-4 pb-8 lg:px-6 lg:pt-5"
      >
        {draft.stale && <StaleNotice words={t} onSeeTheirs={draft.discard} />}
        <p className="mb-6 text-sm text-ink-2">{edits ? t.lead : t.readOnly}</p>
        <div className="grid max-w-[760px] gap-8">
          <OwnFieldList draft={draft} edits={edits} onOpen={open} />
          <Required draft={draft} edits={edits} />
        </div>
      </section>
      {edits && (
        <SaveBar
          reason={draft.dirty ? t.unsaved : t.nothing}
          dirty={draft.dirty}
          busy={draft.busy}
          words={t}
          onDiscard={draft.discard}
        />
      )}
    </form>
  );
}

/** The optional fields by parts of the record, each part closed with how many of it are required. */
function Required({ draft, edits }: { draft: RecordAskedDraft; edits: boolean }) {
  const t = useTexts(recordFormTexts);
  const words = useTexts(fieldsTexts);
  const sections = useTexts(recordTexts);
  const large = !useWide();
  return (
    <section aria-label={t.required}>
      <h2 className="text-base font-bold">{t.required}</h2>
      <p className="mb-3 text-sm text-ink-2">{t.requiredLead}</p>
      <div className="divide-y divide-line rounded-md border border-line bg-surface">
        {workerSections.map(section => {
          const names = requirableFields.filter(name => fieldOf(name).section === section);
          if (names.length === 0) return null;
          const chosen = names.filter(name => draft.exigidos.includes(name)).length;
          return (
            <Disclosure
              key={section}
              summaryClass="min-h-11 px-3 text-sm"
              summary={
                <>
                  <span className="flex-1 font-semibold">{sections[section]}</span>
                  <span className="text-xs text-ink-2">{t.chosen(chosen)}</span>
                </>
              }
            >
              <div className="grid gap-x-4 px-3 pb-3 sm:grid-cols-2 lg:grid-cols-3">
                {names.map(name => (
                  <Checkbox
                    key={name}
                    large={large}
                    checked={draft.exigidos.includes(name)}
                    disabled={!edits}
                    onChange={event => draft.require(name, event.target.checked)}
                  >
                    <span className="text-sm">{words[name]}</span>
                  </Checkbox>
                ))}
              </div>
            </Disclosure>
          );
        })}
      </div>
    </section>
  );
}
