import { expect, test } from 'vitest';
import { centred, dragged, squareOf } from './photo-crop.ts';

const wide = { width: 400, height: 200 };

test.each([
  ['the largest square in the middle', centred, { left: 100, top: 0, side: 200 }],
  ['at the left edge', { zoom: 1, x: 0, y: 0.5 }, { left: 0, top: 0, side: 200 }],
  ['twice as near, at the lower right', { zoom: 2, x: 1, y: 1 }, { left: 300, top: 100, side: 100 }],
  ['nothing lies beyond the picture', { zoom: 0.1, x: 7, y: -3 }, { left: 200, top: 0, side: 200 }],
])('%s', (_, crop, square) => {
  expect(squareOf(wide, crop)).toEqual(square);
});

test('dragging the picture to the right shows what is left of it, up to the edge; where there is no room nothing moves', () => {
  expect(squareOf(wide, dragged(wide, centred, 0.25, 0))).toEqual({ left: 50, top: 0, side: 200 });
  expect(squareOf(wide, dragged(wide, centred, 5, 0.5))).toEqual({ left: 0, top: 0, side: 200 });
});
