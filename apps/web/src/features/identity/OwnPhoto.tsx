import type { ComponentProps } from 'react';
import type { SignedInUser } from '#kernel/base/session.ts';
import { ownPhoto, usePhoto } from '#kernel/lazy/photo.ts';
import { Avatar } from '#ui/base/Avatar.tsx';

type OwnPhotoProps = Pick<ComponentProps<typeof Avatar>, 'size'> & { user: SignedInUser };

/** The initials until it is here. */
export function OwnPhoto({ user, size }: OwnPhotoProps) {
  const photo = usePhoto(ownPhoto(user));
  return <Avatar name={user.nome} size={size} {...(photo ? { photo } : {})} />;
}
