import type { ComponentProps } from 'react';
import type { SignedInUser } from '#kernel/session.ts';
import { Face } from '#ui/Face.tsx';
import { ownPhoto } from './account.api.ts';

type OwnPhotoProps = Pick<ComponentProps<typeof Face>, 'size'> & { user: SignedInUser };

/** The initials until it is here. */
export function OwnPhoto({ user, size }: OwnPhotoProps) {
  return <Face name={user.nome} size={size} photo={ownPhoto(user)} />;
}
