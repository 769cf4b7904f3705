import { photoCalls } from '@cracha/contract/features/identity/photo.contract.ts';
import type { Photo } from '@cracha/contract/kernel/photo.ts';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { callFile } from '../base/client.ts';
import type { SignedInUser } from '../base/session.ts';

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
    queryFn: () => callFile(photoCalls.photo, { params: { id: photo?.idUsuario ?? '' } }),
  });
  return useObjectUrl(data);
}

/** Undefined: no picture that this browser can draw. */
export async function pictureOf(file: File): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    return undefined;
  } finally {
    // what is decoded needs its address no more
    URL.revokeObjectURL(address);
  }
}

/** An address of these bytes, as long as they are shown. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useLayoutEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return blob && address;
}
