import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import type { Photo } from '@cracha/contract/kernel/photo.ts';
import { useQuery } from '@tanstack/react-query';
import { callFile } from './client.ts';
import { useObjectUrl } from './picture.ts';
import type { SignedInUser } from './session.ts';

/** The photo of who is signed in, where they have one. */
export function ownPhoto({ id, imagem }: SignedInUser): Photo | null {
  return imagem === null ? null : { idUsuario: id, imagem };
}

/** Somebody's photo as an address of this page; undefined until it is here, and where there is none. */
export function usePhoto(photo: Photo | null): string | undefined {
  const { data } = useQuery({
    queryKey: ['photo', photo?.idUsuario, photo?.imagem],
    enabled: photo !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => callFile(identityContract.photo, { params: { id: photo?.idUsuario ?? '' } }),
  });
  return useObjectUrl(data);
}
