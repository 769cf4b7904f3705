import { to } from '@cracha/contract/navigation/paths.ts';
import { type ReactNode, useId, useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { reportFailure, tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Button } from '#ui/base/Button.tsx';
import { changedFrom, isAlike } from '#ui/form/alike.ts';
import { DraftLine } from '#ui/form/DraftLine.tsx';
import { type Draft, useDraft } from '#ui/form/useDraft.ts';
import { PageHead } from '#ui/list/PageHead.tsx';
import { question } from '#ui/staff/questions.ts';
import { AnnouncementFields, LabelledCheckbox } from './AnnouncementFields.tsx';
import { AttachmentEditor, NewAttachments } from './AttachmentEditor.tsx';
import {
  type AnnouncementBody,
  usePublish,
  usePublishNew,
  useReach,
  useReachInSight,
  useSaveAnnouncement,
} from './announcement.api.ts';
import type { KeptAnnouncement } from './announcement.types.ts';
import { attachFiles } from './announcement-file.api.ts';
import { type AnnouncementForm, bodyOf, formOf, missingIn } from './announcement-form.ts';
import { announcementTexts } from './announcements.messages.ts';
import { Preview } from './Preview.tsx';

/** The form of a new one. */
export function NewAnnouncement() {
  const t = useTexts(announcementTexts);
  const [form, setForm] = useState(() => formOf(undefined));
  useTitle(t.create);
  return (
    <Editor
      kept={undefined}
      form={form}
      onChange={setForm}
      onSaved={id => navigateTo(to.hr.announcement(id))}
      head={
        <PageHead
          title={t.create}
          lead={t.createLead}
          back={<BackLink href={to.hr.announcements()} label={t.back} />}
        />
      }
    />
  );
}

interface EditorProps {
  kept: KeptAnnouncement | undefined;
  form: AnnouncementForm;
  head: ReactNode;
  onChange: (form: AnnouncementForm) => void;
  onSaved: (id: string) => void;
  /** Below the form, such as who has read it. */
  children?: ReactNode;
}

/** What is typed with how it will look beside it; below, whom it reaches and what becomes of it. */
export function Editor({ kept, form, head, onChange, onSaved, children }: EditorProps) {
  const t = useTexts(announcementTexts);
  const [begun] = useState(() => formOf(kept));
  const [readAgain, setReadAgain] = useState(false);
  const draft = useDraft<AnnouncementForm>({
    of: kept?.id ?? 'new',
    values: changedFrom(begun, form),
    isValid: found => isAlike(begun, found),
    restore: onChange,
    clear: () => onChange(begun),
    version: kept?.versao,
  });
  const save = useSaveAnnouncement(kept);
  const missing = missingIn(form);
  const body = bodyOf(form);
  const keep = () =>
    save.mutateAsync({ body, lerDeNovo: readAgain }).then(({ id }) => {
      draft.done();
      return id;
    });
  const act = () =>
    void keep().then(id => {
      toast(t.saved);
      onSaved(id);
    }, tellFailure);
  // the first file keeps the draft, so that it has something to hang on
  const sendFiles = (files: readonly File[], onProgress: (part: number) => void) =>
    keep().then(async id => {
      await attachFiles(id, files, onProgress).catch(tellFailure);
      onSaved(id);
    });
  return (
    <>
      <div data-scroller className="min-h-0 flex-1 overflow-auto">
        {head}
        <div className="grid gap-x-8 gap-y-6 px-4 pb-8 lg:px-6 xl:grid-cols-[minmax(0,46rem)_minmax(18rem,1fr)]">
          <div className="min-w-0">
            <AnnouncementFields form={form} onChange={onChange} listed={kept?.totalCpfs ?? 0} />
            {kept?.estado === 'publicado' && (
              <LabelledCheckbox checked={readAgain} onChange={setReadAgain} words={t.readAgain} />
            )}
            {kept ? (
              <AttachmentEditor kept={kept} />
            ) : (
              <NewAttachments why={missing && t[missing]} onFiles={sendFiles} />
            )}
          </div>
          <div className="min-w-0">
            <div className="xl:sticky xl:top-4">
              <h2 className="mb-2 text-xs font-semibold">{t.preview}</h2>
              <Preview title={form.title} markup={form.text.trim() ? body.mensagem : ''} className="max-h-[70vh]" />
            </div>
          </div>
          {children && <div className="min-w-0">{children}</div>}
        </div>
      </div>
      <EditorBar {...{ kept, body, draft, onSaved }} why={missing && t[missing]} saving={save.isPending} onSave={act} />
    </>
  );
}

interface EditorBarProps {
  kept: KeptAnnouncement | undefined;
  body: AnnouncementBody;
  draft: Draft;
  /** What is missing, in words. */
  why: string | undefined;
  saving: boolean;
  onSave: () => void;
  onSaved: (id: string) => void;
}

/** In sight all the time: whom it reaches, since when it is kept, saving and publishing. */
function EditorBar({ kept, body, draft, why, saving, onSave, onSaved }: EditorBarProps) {
  const t = useTexts(announcementTexts);
  const reason = useId();
  const publishing = usePublishing(kept, body, draft, onSaved);
  const reached = useReachInSight(kept?.id, body).data;
  const isOut = kept !== undefined && !kept.can.includes('publicar');
  const told = why ? reason : undefined;
  return (
    <footer className="flex shrink-0 flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line px-4 py-3 lg:px-6">
      <p className="num mr-auto text-sm font-semibold" aria-live="polite">
        {reached && body.idEmpresas.length > 0 ? t.reach(reached.total) : t.reachUnknown}
      </p>
      <DraftLine draft={draft} discards />
      <p id={reason} className="text-xs text-ink-2">
        {why}
      </p>
      <Button
        look={isOut ? 'primary' : 'outline'}
        busy={saving}
        blocked={why !== undefined}
        aria-describedby={told}
        onClick={onSave}
      >
        {kept ? t.save : t.saveDraft}
      </Button>
      {!isOut && (
        <Button
          look="primary"
          busy={publishing.busy}
          blocked={why !== undefined}
          aria-describedby={told}
          onClick={publishing.ask}
        >
          {t.publish}
        </Button>
      )}
    </footer>
  );
}

/** Asks about what is on the screen, and publishes that. */
function usePublishing(
  kept: KeptAnnouncement | undefined,
  body: AnnouncementBody,
  draft: Draft,
  onPublished: (id: string) => void,
) {
  const t = useTexts(announcementTexts);
  const { momentInFull } = useFormats();
  const reach = useReach(kept?.id);
  const publish = usePublish(kept);
  const fresh = usePublishNew();
  const isChanged = kept && JSON.stringify(body) !== JSON.stringify(bodyOf(formOf(kept)));
  const act = () => (kept ? publish.mutateAsync(isChanged ? body : undefined) : fresh.mutateAsync(body));
  const ask = () =>
    reach.mutate(body, {
      onError: tellFailure,
      onSuccess: ({ total }) =>
        question.open({
          title: t.publishAsk,
          act: t.publish,
          children: (
            <>
              <p>{body.de ? t.publishLater(total, momentInFull(body.de)) : t.publishNow(total)}</p>
              <Preview title={body.titulo} markup={body.mensagem} />
            </>
          ),
          onConfirm: () =>
            reportFailure(
              act().then(published => {
                draft.done();
                toast(body.de ? t.scheduledToast : t.publishedTo(total));
                onPublished(published.id);
              }),
            ),
        }),
    });
  return { ask, busy: reach.isPending };
}
