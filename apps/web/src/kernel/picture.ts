/** Undefined: no picture that this browser can draw. */
export async function pictureOf(file: File): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch {
    return undefined;
  }
}
