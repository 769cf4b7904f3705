import { expect, test } from 'vitest';
import { companyOfFile } from './clock-file-company.ts';

const head = { id: 'a', cnpj: '13623689000152' };
const branch = { id: 'b', cnpj: '13623689000233' };
const other = { id: 'c', cnpj: '49021913000183' };
const named = { kind: '1', number: head.cnpj } as const;
const person = { kind: '2', number: '34155440873' } as const;

test.each([
  ['nobody chose', named, head, null, false, { go: head }],
  ['the one it names was chosen', named, head, head, false, { go: head }],
  ['a branch was chosen', named, head, branch, false, { ask: 'EMPLOYER_BRANCH' }],
  ['a branch was chosen and confirmed', named, head, branch, true, { go: branch }],
  ['another was chosen', named, head, other, false, { ask: 'EMPLOYER_OTHER' }],
  ['another was chosen, it names none of ours', named, null, other, false, { ask: 'EMPLOYER_OTHER' }],
  ['another was chosen and confirmed', named, null, other, true, { go: other }],
  ['it names none of ours', named, null, null, false, { unknown: true }],
  ['confirming alone names none', named, null, null, true, { unknown: true }],
  ['it has no header', null, null, null, false, { unknown: true }],
  ['it has no header, one was chosen', null, null, other, false, { go: other }],
  ['a person’s clock', person, null, other, false, { ask: 'EMPLOYER_OTHER' }],
] as const)('%s', (_, employer, ours, chosen, confirmed, decision) => {
  expect(companyOfFile(employer, { ours, chosen, confirmed })).toEqual(decision);
});
