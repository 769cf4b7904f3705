import { to } from '@cracha/contract/navigation/paths.ts';
import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { changedFrom, isAlike } from '#ui/form/alike.ts';
import { DraftLine } from '#ui/form/DraftLine.tsx';
import { ReasonedButton } from '#ui/form/ReasonedButton.tsx';
import { useDraft } from '#ui/form/useDraft.ts';
import { PageHead } from '#ui/list/PageHead.tsx';
import { AnnouncementFields, LabelledCheckbox } from './AnnouncementFields.tsx';
import { useSaveAnnouncement } from './announcement.api.ts';
import type { KeptAnnouncement } from './announcement.types.ts';
import { type AnnouncementForm, bodyOf, formOf, missingIn } from './announcement-form.ts';
import { announcementTexts } from './announcements.messages.ts';

/** The form of a new one. */
export function NewAnnouncement() {
  const t = useTexts(announcementTexts);
  const [form, setForm] = useState(() => formOf(undefined));
  useTitle(t.create);
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-auto">
      <PageHead title={t.create} lead={t.createLead} back={<BackLink href={to.hr.announcements()} label={t.back} />} />
      <div className="px-4 pb-8 lg:px-6">
        <Editor kept={undefined} form={form} onChange={setForm} onSaved={id => navigateTo(to.hr.announcement(id))} />
      </div>
    </div>
  );
}

interface EditorProps {
  kept: KeptAnnouncement | undefined;
  form: AnnouncementForm;
  onChange: (form: AnnouncementForm) => void;
  onSaved: (id: string) => void;
}

/** What is typed, and its saving; after the publication HR says whether it has to be read again. */
export function Editor({ kept, form, onChange, onSaved }: EditorProps) {
  const t = useTexts(announcementTexts);
  const [begun] = useState(() => formOf(kept));
  const [readAgain, setReadAgain] = useState(false);
  const save = useSaveAnnouncement(kept);
  const draft = useDraft<AnnouncementForm>({
    of: kept?.id ?? 'new',
    values: changedFrom(begun, form),
    isValid: found => isAlike(begun, found),
    restore: onChange,
    clear: () => onChange(begun),
    version: kept?.versao,
  });
  const missing = missingIn(form);
  const act = () =>
    save.mutate(
      { body: bodyOf(form), lerDeNovo: readAgain },
      {
        onSuccess: ({ id }) => {
          draft.done();
          toast(t.saved);
          onSaved(id);
        },
        onError: tellFailure,
      },
    );
  return (
    <>
      <AnnouncementFields form={form} onChange={onChange} listed={kept?.totalCpfs ?? 0} />
      {kept?.estado === 'publicado' && (
        <LabelledCheckbox checked={readAgain} onChange={setReadAgain} words={t.readAgain} />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ReasonedButton look="primary" busy={save.isPending} why={missing && t[missing]} onClick={act}>
          {kept ? t.save : t.saveDraft}
        </ReasonedButton>
        <DraftLine draft={draft} discards />
      </div>
    </>
  );
}
