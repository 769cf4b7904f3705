import { lazy, Suspense } from 'react';
import type { SignedInUser } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { ownPhoto, usePhoto } from '#kernel/lazy/photo.ts';
import { Avatar } from '#ui/base/Avatar.tsx';
import { AccountButton, AccountSection } from '../AccountParts.tsx';
import { useSaveProfile } from '../account.api.ts';
import { accountTexts } from '../account.messages.ts';

// the account's data come first
const PhotoChooser = lazy(async () => ({ default: (await import('#ui/photo/PhotoChooser.tsx')).PhotoChooser }));

/** One's own photo. */
export function PhotoSection({ user }: { user: SignedInUser }) {
  const t = useTexts(accountTexts);
  const address = usePhoto(ownPhoto(user));
  const save = useSaveProfile();
  return (
    <AccountSection title={t.photo} lead={t.photoLead}>
      <div className="flex flex-wrap items-center gap-4 pt-1">
        {user.imagem && address ? (
          <img src={address} alt={t.photoOf} className="size-18 rounded-full border border-line object-cover" />
        ) : (
          <Avatar name={user.nome} size={72} />
        )}
        <Suspense>
          <PhotoChooser
            has={user.imagem !== null}
            busy={save.isPending}
            onKeep={photo => save.mutateAsync({ photo })}
            Act={AccountButton}
          />
        </Suspense>
      </div>
    </AccountSection>
  );
}
