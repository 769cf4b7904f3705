import { Camera, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { tellFailure } from '#kernel/failure.ts';
import { closeModal, openModal } from '#kernel/modals.ts';
import { ownPhoto, usePhoto } from '#kernel/photo.ts';
import { pictureOf } from '#kernel/picture.ts';
import type { SignedInUser } from '#kernel/session.ts';
import { useTexts } from '#kernel/texts.ts';
import { toast, toastError } from '#kernel/toasts.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { AccountButton, AccountSection } from './AccountParts.tsx';
import { useSaveProfile } from './account.api.ts';
import { accountTexts } from './account.messages.ts';
import { cropModal, PhotoCrop } from './PhotoCrop.tsx';

/** The photo: chosen, cut to a square here, and only then sent. */
export function PhotoSection({ user }: { user: SignedInUser }) {
  const t = useTexts(accountTexts);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<HTMLImageElement>();
  const address = usePhoto(ownPhoto(user));
  const save = useSaveProfile();
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const image = await pictureOf(file);
    if (!image) return toastError(t.photoUnreadable);
    setChosen(image);
    openModal(cropModal);
  };
  const keep = async (photo: string | null) => {
    try {
      await save.mutateAsync({ photo });
      toast(photo ? t.photoSaved : t.photoRemoved);
      closeModal();
    } catch (error) {
      await tellFailure(error);
    }
  };
  return (
    <AccountSection title={t.photo} lead={t.photoLead}>
      <div className="flex flex-wrap items-center gap-4 pt-1">
        {user.imagem && address ? (
          <img src={address} alt={t.photoOf} className="size-18 rounded-full border border-line object-cover" />
        ) : (
          <Avatar name={user.nome} size={72} />
        )}
        <div className="flex flex-wrap gap-2">
          <AccountButton onClick={() => input.current?.click()}>
            <Camera size={16} aria-hidden />
            {user.imagem ? t.changePhoto : t.choosePhoto}
          </AccountButton>
          {user.imagem && (
            <AccountButton look="ghost" busy={save.isPending} onClick={() => void keep(null)}>
              <Trash2 size={16} aria-hidden />
              {t.removePhoto}
            </AccountButton>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
          aria-label={t.choosePhoto}
          tabIndex={-1}
          className="sr-only"
          onChange={event => void choose(event)}
        />
      </div>
      {chosen && <PhotoCrop image={chosen} busy={save.isPending} onUse={photo => void keep(photo)} />}
    </AccountSection>
  );
}
