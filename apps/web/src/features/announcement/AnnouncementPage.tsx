import { to } from '@cracha/contract/navigation/paths.ts';
import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { reportFailure, tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Button } from '#ui/base/Button.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { ReasonedButton } from '#ui/form/ReasonedButton.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { deletion, question } from '#ui/staff/questions.ts';
import { Editor } from './AnnouncementEditor.tsx';
import { AttachmentEditor } from './AttachmentEditor.tsx';
import { Attachments } from './Attachments.tsx';
import { useAnnouncement, useDelete, usePublish, useReach, useRemind, useWithdraw } from './announcement.api.ts';
import type { KeptAnnouncement } from './announcement.types.ts';
import { type AnnouncementForm, bodyOf, formOf, missingIn } from './announcement-form.ts';
import { announcementTexts } from './announcements.messages.ts';
import { Readings } from './Readings.tsx';
import { RichText } from './RichText.tsx';

/** One as HR keeps it: what may be done with it, what it says, who has read it. */
export function AnnouncementPage({ id }: { id: string }) {
  const t = useTexts(announcementTexts);
  const query = useAnnouncement(id);
  const kept = query.data;
  const [typed, setTyped] = useState<{ versao: number; form: AnnouncementForm }>();
  // what was typed belongs to the version it was typed over
  const form = typed && typed.versao === kept?.versao ? typed.form : formOf(kept);
  useTitle(kept?.titulo ?? t.title);
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-auto">
      <PageHead
        title={kept?.titulo ?? t.title}
        lead={kept ? t[kept.estado] : '\u00a0'}
        back={<BackLink href={to.hr.announcements()} label={t.back} />}
      >
        {kept && <Acts kept={kept} form={form} />}
      </PageHead>
      <div className="px-4 pb-8 lg:px-6">
        <ListBody {...loadOf(query)} empty={false} whenEmpty={null}>
          {kept && (
            <>
              {kept.can.includes('editar') ? (
                <>
                  <Editor
                    key={kept.versao}
                    kept={kept}
                    form={form}
                    onChange={changed => setTyped({ versao: kept.versao, form: changed })}
                    onSaved={() => undefined}
                  />
                  <AttachmentEditor kept={kept} />
                </>
              ) : (
                <>
                  <RichText markup={kept.mensagem} />
                  <Attachments id={kept.id} files={kept.anexos} />
                </>
              )}
              {kept.publicadoEm && <Readings id={kept.id} />}
            </>
          )}
        </ListBody>
      </div>
    </div>
  );
}

/** The buttons follow what the server says may be done. */
function Acts({ kept, form }: { kept: KeptAnnouncement; form: AnnouncementForm }) {
  const t = useTexts(announcementTexts);
  const publish = usePublish(kept);
  const reach = useReach(kept.id);
  const format = useFormats();
  const withdraw = useWithdraw(kept);
  const erase = useDelete(kept.id);
  const remind = useRemind(kept.id);
  const can = (act: KeptAnnouncement['can'][number]) => kept.can.includes(act);
  const done = (work: Promise<unknown>, words: string) => reportFailure(work).then(() => toast(words));
  const missing = missingIn(form);
  /** Asks about what is on the screen, and publishes that. */
  const askPublish = () => {
    const body = bodyOf(form);
    const isChanged = JSON.stringify(body) !== JSON.stringify(bodyOf(formOf(kept)));
    reach.mutate(body, {
      onError: tellFailure,
      onSuccess: ({ total }) =>
        question.open({
          title: t.publishAsk,
          act: t.publish,
          children: (
            <>
              <p>{body.de ? t.publishLater(total, format.momentInFull(body.de)) : t.publishNow(total)}</p>
              <Preview title={body.titulo} markup={body.mensagem} />
            </>
          ),
          onConfirm: () =>
            done(publish.mutateAsync(isChanged ? body : undefined), body.de ? t.scheduledToast : t.publishedTo(total)),
        }),
    });
  };
  const askWithdraw = () =>
    question.open({
      title: t.withdrawAsk,
      act: t.withdraw,
      children: <p>{t.withdrawLead}</p>,
      onConfirm: () => done(withdraw.mutateAsync(undefined), t.withdrawnToast),
    });
  const askErase = () =>
    deletion.open({
      title: t.eraseAsk,
      consequence: t.eraseLead,
      onConfirm: why => done(erase.mutateAsync(why), t.erasedToast).then(() => navigateTo(to.hr.announcements())),
    });
  return (
    <>
      {can('lembrar') && (
        <Button
          busy={remind.isPending}
          onClick={() =>
            remind.mutate(undefined, { onSuccess: ({ total }) => toast(t.reminded(total)), onError: tellFailure })
          }
        >
          {t.remind}
        </Button>
      )}
      {can('retirar') && <Button onClick={askWithdraw}>{t.withdraw}</Button>}
      {can('deletar') && <Button onClick={askErase}>{t.erase}</Button>}
      {can('publicar') && (
        <ReasonedButton look="primary" busy={reach.isPending} why={missing && t[missing]} onClick={askPublish}>
          {t.publish}
        </ReasonedButton>
      )}
    </>
  );
}

/** Title and text as their readers will see them. */
function Preview({ title, markup }: { title: string; markup: string }) {
  const t = useTexts(announcementTexts);
  return (
    <section
      aria-label={t.preview}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      className="max-h-64 overflow-auto rounded-lg border border-line p-4 text-base text-ink"
    >
      <h3 className="mb-2 text-lg font-bold">{title}</h3>
      <RichText markup={markup} />
    </section>
  );
}
