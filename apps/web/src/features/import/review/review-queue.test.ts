import { expect, test } from 'vitest';
import type { QueueItem } from './review.types.ts';
import { aheadOf, besideOf, groupsOf, nextOf } from './review-queue.ts';

const item = (id: string, causa: QueueItem['causa'], aberto = true): QueueItem => ({
  id,
  causa,
  aberto,
  nome: id,
  paginas: [],
  resumo: null,
  reservadoPor: null,
  mes: null,
  ano: null,
  liquido: null,
  igual: null,
  decisao: null,
});
const a = item('a', 'soma');
const b = item('b', 'soma', false);
const c = item('c', 'soma');
const d = item('d', 'dono');
const all = [a, b, c, d];

test('the next one is of the same cause as long as one waits, then of any other', () => {
  expect(nextOf(all, a)).toBe(c);
  expect(nextOf(all, c)).toBe(a);
  expect(nextOf([item('x', 'soma'), d], item('x', 'soma'))).toBe(d);
  expect(nextOf([a], a)).toBeUndefined();
});

test('the arrows leave out what is decided', () => {
  expect(besideOf(all, a, 1)).toBe(c);
  expect(besideOf(all, c, -1)).toBe(a);
  expect(besideOf(all, b, -1)).toBe(a);
  expect(besideOf(all, b, 1)).toBe(c);
  expect(besideOf(all, a, -1)).toBeUndefined();
  expect(besideOf([a, b], a, 1)).toBeUndefined();
});

test('those ahead come in the order they will be worked in, each once', () => {
  expect(aheadOf(all, a, 2)).toEqual([c, d]);
  expect(aheadOf(all, d, 5).map(each => each.id)).toEqual(['a', 'c']);
  expect(aheadOf([a], a, 2)).toEqual([]);
});

test('groups keep the order of the queue', () => {
  expect(groupsOf(all).map(([cause, items]) => [cause, items.length])).toEqual([
    ['soma', 3],
    ['dono', 1],
  ]);
});
