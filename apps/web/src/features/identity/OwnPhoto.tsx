import type { ComponentProps } from 'react';
import { ownPhoto, usePhoto } from '#kernel/photo.ts';
import type { SignedInUser } from '#kernel/session.ts';
import { Avatar } from '#ui/Avatar.tsx';

type OwnPhotoProps = Pick<ComponentProps<typeof Avatar>, 'size'> & { user: SignedInUser };

/** The initials until it is here. */
export function OwnPhoto({ user, size }: OwnPhotoProps) {
  const photo = usePhoto(ownPhoto(user));
  return <Avatar name={user.nome} size={size} {...(photo ? { photo } : {})} />;
}
