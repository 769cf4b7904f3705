import { expect, it } from 'vitest';
import { lentMemory } from './lent-memory.ts';

const bytesOf = (memory: SharedArrayBuffer) => new Uint8Array(memory);

it('what was given back is lent again, and nothing of what stood in it', () => {
  const memory = lentMemory();
  const one = memory.borrow();
  const taken = one.take(100);
  const kept = bytesOf(taken).fill(7).subarray(20, 30);
  const other = memory.borrow();
  expect(other.take(50)).not.toBe(taken);
  one.giveBack();
  expect([...kept]).toEqual(Array(10).fill(0));
  expect(other.take(90)).toBe(taken);
  expect(bytesOf(taken).every(byte => byte === 0)).toBe(true);
  // twice is nothing: it is the other's now
  bytesOf(taken).fill(8);
  one.giveBack();
  expect(bytesOf(taken).every(byte => byte === 8)).toBe(true);
});

it('the smallest that will do, and a larger one in place of what would not', () => {
  const memory = lentMemory();
  const one = memory.borrow();
  const [small, large] = [one.take(100), one.take(1000)];
  one.giveBack();
  const two = memory.borrow();
  expect(two.take(80)).toBe(small);
  // 'small' is out; 'large' is too small and goes
  const larger = two.take(5000);
  expect(larger.byteLength).toBeGreaterThanOrEqual(5000);
  two.giveBack();
  const three = memory.borrow();
  const all = [three.take(1), three.take(1), three.take(1)];
  expect(all.slice(0, 2)).toEqual([small, larger]);
  expect(all).not.toContain(large);
});

it('what was swapped for a larger one is the larger one from then on', () => {
  const memory = lentMemory();
  const one = memory.borrow();
  const small = one.take(10);
  const larger = new SharedArrayBuffer(500);
  one.swap(small, larger);
  one.giveBack();
  const next = memory.borrow();
  expect(next.take(10)).toBe(larger);
  expect(next.take(10)).not.toBe(small);
});
