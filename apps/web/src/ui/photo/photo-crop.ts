/** Where the square lies on the picture: `zoom` 1 is the largest square; `x`, `y` from 0 (left, top) to 1. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const centred: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const mostZoom = 4;

interface Size {
  width: number;
  height: number;
}

/** The square in pixels of the picture; never beyond its edges. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / within(zoom, 1, mostZoom);
  return { left: (width - side) * within(x, 0, 1), top: (height - side) * within(y, 0, 1), side };
}

/** The picture is dragged by a part of the square's side: the square goes the other way. */
export function dragged(size: Size, crop: Crop, byX: number, byY: number): Crop {
  const { left, top, side } = squareOf(size, crop);
  const moved = (at: number, by: number, room: number) => (room > 0 ? within((at - by * side) / room, 0, 1) : 0.5);
  return { ...crop, x: moved(left, byX, size.width - side), y: moved(top, byY, size.height - side) };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
