import { taskStates } from '@cracha/contract/features/time-clock/clock-period.schemas.ts';
import { expect, it, test } from 'vitest';
import { taskMoves, taskWire, wireOfTask } from './task.ts';

it('every state of the wire is one of a task', () => {
  expect(Object.values(taskWire)).toEqual([...taskStates]);
  expect(wireOfTask('confirming')).toBe('aguardandoAprovacao');
  expect(() => wireOfTask('sleeping')).toThrow('sleeping');
});

test.each([
  ['waiting', ['begin', 'fail']],
  ['running', ['begin', 'confirm', 'progress', 'end', 'fail']],
  ['confirming', ['resume', 'fail']],
  ['done', []],
  ['empty', []],
  ['failed', ['resume']],
])('a task that is %s may %j', (state, verbs) => {
  const may = Object.entries(taskMoves).filter(([, from]) => from.some(one => one === state));
  expect(may.map(([verb]) => verb)).toEqual(verbs);
});
