import { to } from '@cracha/contract/navigation/paths.ts';
import { useState } from 'react';
import { navigateTo, useAddress } from '#kernel/base/address.ts';
import { reportFailure, tellFailure } from '#kernel/base/failure.ts';
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
import { Attachments } from './Attachments.tsx';
import { useAnnouncement, useDelete, useRemind, useWithdraw } from './announcement.api.ts';
import type { KeptAnnouncement } from './announcement.types.ts';
import { type AnnouncementForm, formOf } from './announcement-form.ts';
import { announcementTexts } from './announcements.messages.ts';
import { Readings } from './Readings.tsx';
import { RichText } from './RichText.tsx';

/** One as HR keeps it: as it reads and who has read it, or, while it is written, its form. */
export function AnnouncementPage({ id }: { id: string }) {
  const t = useTexts(announcementTexts);
  const query = useAnnouncement(id);
  const { query: asked, setQuery } = useAddress();
  const kept = query.data;
  const [typed, setTyped] = useState<{ versao: number; form: AnnouncementForm }>();
  // what was typed belongs to the version it was typed over
  const form = typed && typed.versao === kept?.versao ? typed.form : formOf(kept);
  useTitle(kept?.titulo ?? t.title);
  const mayEdit = kept?.can.includes('editar') === true;
  // what is out is read first; a draft is there to be written
  const edits = mayEdit && (!kept.publicadoEm || asked.editar !== undefined);
  const head = (
    <PageHead
      title={kept?.titulo ?? t.title}
      lead={kept ? t[kept.estado] : '\u00a0'}
      back={<BackLink href={to.hr.announcements()} label={t.back} />}
    >
      {kept && <Acts kept={kept} />}
      {mayEdit && kept.publicadoEm && (
        <Button onClick={() => setQuery({ editar: edits ? undefined : '1' })}>{edits ? t.stopEditing : t.edit}</Button>
      )}
    </PageHead>
  );
  if (kept && edits)
    return (
      <Editor
        key={kept.versao}
        kept={kept}
        form={form}
        head={head}
        onChange={changed => setTyped({ versao: kept.versao, form: changed })}
        onSaved={() => setQuery({ editar: undefined })}
      />
    );
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-auto">
      {head}
      <div className="px-4 pb-8 lg:px-6">
        <ListBody {...loadOf(query)} empty={false} whenEmpty={null}>
          {kept && (
            <>
              <RichText markup={kept.mensagem} />
              <Attachments id={kept.id} files={kept.anexos} />
              {kept.publicadoEm && (
                <>
                  <p className="num mt-6 font-semibold">{t.readSum(kept.totalVisualizados, kept.totalDestinatarios)}</p>
                  <Readings id={kept.id} />
                </>
              )}
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
  const withdraw = useWithdraw(kept);
  const erase = useDelete(kept.id);
  const remind = useRemind(kept.id);
  const can = (act: KeptAnnouncement['can'][number]) => kept.can.includes(act);
  const done = (work: Promise<unknown>, words: string) => reportFailure(work).then(() => toast(words));
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
    </>
  );
}
