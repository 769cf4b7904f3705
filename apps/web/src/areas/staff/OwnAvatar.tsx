import { lazy, Suspense } from 'react';
import { useSession } from '#kernel/base/session.ts';
import { Avatar } from '#ui/base/Avatar.tsx';

const OwnPhoto = lazy(async () => ({ default: (await import('#features/identity/OwnPhoto.tsx')).OwnPhoto }));

/** One's own initials; the photo comes after them, and only where there is one. */
export function OwnAvatar() {
  const user = useSession()?.user;
  const initials = <Avatar name={user?.nome ?? ''} size={28} />;
  return user?.imagem ? (
    <Suspense fallback={initials}>
      <OwnPhoto user={user} size={28} />
    </Suspense>
  ) : (
    initials
  );
}
