import { expect, it } from 'vitest';
import { createHeard } from './live.ts';

function hearing() {
  const clock = { at: 5_000 };
  return { clock, heard: createHeard(() => clock.at) };
}

it('a topic is quiet since it was last heard of, many since the last of them', () => {
  const { clock, heard } = hearing();
  clock.at += 30_000;
  heard.note('a');
  clock.at += 400;
  heard.note('b');
  clock.at += 100;
  expect(heard.quietMs(['a'])).toBe(500);
  expect(heard.quietMs(['b'])).toBe(100);
  expect(heard.quietMs(['a', 'b'])).toBe(100);
});

it('what was before the first moment of listening, or in a gap, is not known to be quiet', () => {
  const { clock, heard } = hearing();
  clock.at += 200;
  expect(heard.quietMs(['a'])).toBe(200);
  heard.gap();
  clock.at += 50;
  expect(heard.quietMs(['a'])).toBe(50);
});

it('no more than a minute is told, and nothing older kept', () => {
  const { clock, heard } = hearing();
  heard.note('a');
  clock.at += 60_000;
  expect(heard.quietMs(['a'])).toBe(60_000);
  clock.at += 1;
  heard.note('b');
  expect(heard.quietMs(['a'])).toBe(60_000);
  expect(heard.quietMs(['b'])).toBe(0);
});
