import { useLayoutEffect, useState } from 'react';

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
