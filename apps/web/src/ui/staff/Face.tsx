import type { Photo } from '@cracha/contract/kernel/photo.ts';
import type { ComponentProps } from 'react';
import { usePhoto } from '#kernel/lazy/photo.ts';
import { Avatar } from '../base/Avatar.tsx';

type FaceProps = Omit<ComponentProps<typeof Avatar>, 'photo'> & { photo: Photo | null };

/** Somebody's photo, where there is one; the initials until it is here. Decorative, the name always stands beside it. */
export function Face({ photo, ...avatar }: FaceProps) {
  return photo ? <Photographed photo={photo} {...avatar} /> : <Avatar {...avatar} />;
}

function Photographed({ photo, ...avatar }: FaceProps) {
  const address = usePhoto(photo);
  return <Avatar {...avatar} {...(address ? { photo: address } : {})} />;
}
