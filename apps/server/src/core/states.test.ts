import { expect, it, test } from 'vitest';
import { states } from './states.ts';

interface Letter {
  state: string;
  pages: number;
}
const letter = states({
  wire: { draft: 'rascunho', sent: 'enviada', answered: 'respondida' },
  moves: { send: ['draft'], withdraw: ['draft', 'sent'] },
  when: (verb, { pages }: Letter) => verb !== 'send' || pages > 0,
});

test.each([
  ['send', 'draft', 1, true],
  ['send', 'draft', 0, false],
  ['send', 'sent', 1, false],
  ['withdraw', 'sent', 0, true],
  ['withdraw', 'answered', 1, false],
] as const)('%s of a letter that is %s with %d pages: %s', (verb, state, pages, may) => {
  expect(letter.allows(verb, { state, pages })).toBe(may);
  const must = () => letter.must(verb, { state, pages });
  if (may) expect(must).not.toThrow();
  else
    expect(must).toThrow(expect.objectContaining({ code: 'STATUS_FORBIDS', data: { status: letter.wireOf(state) } }));
});

it('finds states both ways, and an UPDATE asks the same as the list', () => {
  expect(letter.storedOf('enviada')).toBe('sent');
  expect(letter.storedOf('sent')).toBeUndefined();
  expect(() => letter.wireOf('toString')).toThrow('toString');
  expect(letter.from('withdraw')).toEqual(['draft', 'sent']);
});
