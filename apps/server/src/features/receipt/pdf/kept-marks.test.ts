import { expect, it, vi } from 'vitest';
import type { PersonMarks } from '#core/reading/file-people.ts';
import { keptMarks } from './make-version.ts';

const fileMarksOf = vi.fn<() => Promise<PersonMarks[]>>();

const source = (importId: string, marksVersion = '1') => ({ importId, marksVersion });
const tx = {} as Parameters<ReturnType<typeof keptMarks>['of']>[0];

it('everybody of a file is read once for all who ask at the same time, and anew when somebody of it has changed', async () => {
  const marks = keptMarks(fileMarksOf);
  const answers: ((people: PersonMarks[]) => void)[] = [];
  fileMarksOf.mockImplementation(() => new Promise(resolve => answers.push(resolve)));
  const all = Promise.all(['one', 'two', 'three'].map(receipt => marks.of(tx, receipt, source('file'))));
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.([{ cpf: '39053344705' }]);
  const [one, two, three] = await all;
  expect(two).toBe(one);
  expect(three).toBe(one);
  expect(fileMarksOf).toHaveBeenCalledTimes(1);
  const changed = marks.of(tx, 'one', source('file', '2'));
  const other = marks.of(tx, 'one', source('other'));
  await expect.poll(() => answers.length).toBe(3);
  answers[1]?.([]);
  answers[2]?.([]);
  expect(await changed).not.toBe(one);
  expect(await other).not.toBe(await changed);
});

it('who waited for one that failed reads for themselves', async () => {
  const marks = keptMarks(fileMarksOf);
  fileMarksOf.mockReset().mockRejectedValueOnce(new Error('The connection is gone.')).mockResolvedValue([]);
  const first = marks.of(tx, 'one', source('file'));
  const second = marks.of(tx, 'two', source('file'));
  await expect(first).rejects.toThrow('The connection is gone.');
  expect(await second).toBeDefined();
  expect(fileMarksOf).toHaveBeenCalledTimes(2);
});
