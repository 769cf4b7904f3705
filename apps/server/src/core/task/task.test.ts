import { taskStates as wireStates } from '@cracha/contract/kernel/task.ts';
import { expect, it, test } from 'vitest';
import { taskStates } from './task.ts';

it('every state of the wire is one of a task', () => {
  expect(Object.values(taskStates.wire)).toEqual([...wireStates]);
});

const verbs = ['begin', 'confirm', 'resume', 'progress', 'end', 'fail'] as const;
test.each([
  ['waiting', ['begin', 'fail']],
  ['running', ['begin', 'confirm', 'progress', 'end', 'fail']],
  ['confirming', ['resume', 'fail']],
  ['done', []],
  ['empty', []],
  ['failed', ['resume']],
])('a task that is %s may %j', (state, may) => {
  expect(verbs.filter(verb => taskStates.allows(verb, { state }))).toEqual(may);
});
