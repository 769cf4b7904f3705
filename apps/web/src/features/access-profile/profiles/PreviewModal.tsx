import { UserRound } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { uiTexts } from '#ui/base/ui.messages.ts';
import { type ProfileDraft, type ProfilePreview, usePreview, useSaveProfile } from '../access-profile.api.ts';
import { PermissionList } from '../PermissionList.tsx';
import { profilesTexts } from '../profiles.messages.ts';

/** Before saving: what the change gives and takes, and from whom. */
export function PreviewModal({ draft, onSaved }: { draft: ProfileDraft; onSaved: () => void }) {
  const t = useTexts(profilesTexts);
  const { cancel } = useTexts(uiTexts);
  const preview = usePreview(draft);
  const save = useSaveProfile();
  const act = () =>
    void save.mutateAsync({ ...draft, name: draft.name.trim() }).then(({ nome }) => {
      closeModal();
      toast(t.saved(nome));
      onSaved();
    }, tellFailure);
  return (
    <Modal
      title={t.previewTitle}
      description={t.previewAtOnce}
      footer={
        <>
          <Button onClick={closeModal}>{cancel}</Button>
          <Button look="primary" busy={save.isPending} onClick={act}>
            {t.save}
          </Button>
        </>
      }
    >
      {preview.data ? (
        <Changes preview={preview.data} draft={draft} isNew={draft.id === undefined} />
      ) : (
        <SkeletonRows rows={4} className="h-8" />
      )}
    </Modal>
  );
}

function Changes({ preview, draft, isNew }: { preview: ProfilePreview; draft: ProfileDraft; isNew: boolean }) {
  const t = useTexts(profilesTexts);
  const { ganha, perde, pessoas } = preview;
  return (
    <div className="grid gap-4 text-sm">
      <PermissionList tone="ok" kind={draft.kind} title={t.gainsTitle} names={ganha} />
      <PermissionList tone="bad" kind={draft.kind} title={t.lossesTitle} names={perde} />
      {pessoas.length === 0 ? (
        <p className="text-ink-2">{isNew ? t.previewNew : t.previewNobody}</p>
      ) : (
        <section aria-label={t.people(pessoas.length)}>
          <h3 className="text-2xs font-semibold text-ink-3">{t.people(pessoas.length)}</h3>
          <ul className="mt-1 divide-y divide-line">
            {pessoas.map(one => (
              <li key={one.id} className="flex items-center gap-2 py-2">
                <UserRound size={15} aria-hidden className="shrink-0 text-ink-3" />
                <span className="min-w-0 flex-1 ellipsis">
                  {one.nome}
                  {!one.ativo && <span className="text-ink-2"> · {t.switchedOff}</span>}
                </span>
                {ganha.length > 0 && <span className="num text-xs text-ok">{t.gains(ganha.length)}</span>}
                {perde.length > 0 && <span className="num text-xs text-bad">{t.losses(perde.length)}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
