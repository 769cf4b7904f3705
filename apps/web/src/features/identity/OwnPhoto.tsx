import type { ComponentProps } from 'react';
import type { SignedInUser } from '#kernel/session.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { useOwnPhoto } from './account.api.ts';

type OwnPhotoProps = Pick<ComponentProps<typeof Avatar>, 'size'> & { user: SignedInUser };

/** The initials until it is here. */
export function OwnPhoto({ user, size }: OwnPhotoProps) {
  return <Avatar name={user.nome} size={size} photo={useOwnPhoto(user.imagem)} />;
}
