import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { uiTexts } from '#ui/base/ui.messages.ts';
import { type AccessProfile, useDeleteProfile, usePreview } from '../access-profile.api.ts';
import { profilesTexts } from '../profiles.messages.ts';

const named = 8;

/** One in use says by whom and stays. */
export function DeleteProfileModal({ profile }: { profile: AccessProfile }) {
  const t = useTexts(profilesTexts);
  const { cancel } = useTexts(uiTexts);
  const { list } = useFormats();
  const used = profile.totalUsuarios > 0;
  const preview = usePreview({ id: profile.id, kind: profile.tipo, permissions: profile.permissoes }, used);
  const remove = useDeleteProfile();
  const people = preview.data?.pessoas ?? [];
  const hidden = profile.totalUsuarios - Math.min(people.length, named);
  const words = people.slice(0, named).map(one => one.nome);
  const names =
    people.length === 0
      ? t.people(profile.totalUsuarios)
      : [list(words), hidden > 0 && t.inUseMore(hidden)].filter(Boolean).join(' ');
  const act = () =>
    void remove.mutateAsync(profile.id).then(() => {
      closeModal();
      toast(t.deleted(profile.nome));
    }, tellFailure);
  return (
    <Modal
      title={t.deleteTitle(profile.nome)}
      footer={
        <>
          <Button onClick={closeModal}>{cancel}</Button>
          <Button
            look="danger"
            blocked={used}
            busy={remove.isPending}
            aria-describedby={used ? 'perfil-em-uso' : undefined}
            onClick={act}
          >
            {t.remove}
          </Button>
        </>
      }
    >
      <p id="perfil-em-uso" className="text-sm text-ink-2">
        {used ? t.inUse(names) : t.deleteLead}
      </p>
    </Modal>
  );
}
