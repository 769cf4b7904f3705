import { to } from '@cracha/contract/navigation/paths.ts';
import { navigateTo } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Button } from '#ui/base/Button.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { deletion, question } from '#ui/staff/questions.ts';
import { Editor } from './AnnouncementEditor.tsx';
import { AttachmentEditor } from './AttachmentEditor.tsx';
import { Attachments } from './Attachments.tsx';
import { useAnnouncement, useDelete, usePublish, useRemind, useWithdraw } from './announcement.api.ts';
import type { KeptAnnouncement } from './announcement.types.ts';
import { announcementTexts } from './announcements.messages.ts';
import { Readings } from './Readings.tsx';
import { RichText } from './RichText.tsx';

/** One as HR keeps it: what may be done with it, what it says, who has read it. */
export function AnnouncementPage({ id }: { id: string }) {
  const t = useTexts(announcementTexts);
  const query = useAnnouncement(id);
  const kept = query.data;
  useTitle(kept?.titulo ?? t.title);
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-auto">
      <PageHead
        title={kept?.titulo ?? '\u00a0'}
        lead={kept ? t[kept.estado] : '\u00a0'}
        back={<BackLink href={to.hr.announcements()} label={t.back} />}
      >
        {kept && <Acts kept={kept} />}
      </PageHead>
      <div className="px-4 pb-8 lg:px-6">
        <ListBody {...loadOf(query)} empty={false} whenEmpty={null}>
          {kept && (
            <>
              {kept.can.includes('editar') ? (
                <>
                  <Editor key={kept.versao} kept={kept} onSaved={() => undefined} />
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
function Acts({ kept }: { kept: KeptAnnouncement }) {
  const t = useTexts(announcementTexts);
  const publish = usePublish(kept);
  const withdraw = useWithdraw(kept);
  const erase = useDelete(kept.id);
  const remind = useRemind(kept.id);
  const can = (act: KeptAnnouncement['can'][number]) => kept.can.includes(act);
  const done = (work: Promise<unknown>, words: string) =>
    work.then(
      () => toast(words),
      error => {
        tellFailure(error);
        throw error;
      },
    );
  const askPublish = () =>
    question.open({
      title: t.publishAsk,
      act: t.publish,
      children: <p>{t.publishLead}</p>,
      onConfirm: () => done(publish.mutateAsync(undefined), t.publishedToast),
    });
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
        <Button look="primary" onClick={askPublish}>
          {t.publish}
        </Button>
      )}
    </>
  );
}
