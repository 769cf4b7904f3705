/** What is chosen in a text. */
export interface Chosen {
  text: string;
  start: number;
  end: number;
}

export type Mark = 'heading' | 'strong' | 'list' | 'link';

const lineMarks = { heading: '## ', list: '- ' } as const;

/** The text with a mark put on what is chosen, or taken off again; what is chosen afterwards is what one types next. Pure. */
export function withMark(chosen: Chosen, mark: Mark, words: string): Chosen {
  if (mark === 'strong') return wrapped(chosen, words);
  if (mark === 'link') return linked(chosen, words);
  return onLines(chosen, lineMarks[mark]);
}

function wrapped({ text, start, end }: Chosen, words: string): Chosen {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const inside = text.slice(start, end);
  if (before.endsWith('**') && after.startsWith('**'))
    return { text: before.slice(0, -2) + inside + after.slice(2), start: start - 2, end: end - 2 };
  const shown = inside || words;
  return { text: `${before}**${shown}**${after}`, start: start + 2, end: start + 2 + shown.length };
}

/** The address is chosen: it is what is missing. */
function linked({ text, start, end }: Chosen, words: string): Chosen {
  const shown = text.slice(start, end) || words;
  const address = 'https://';
  const from = start + shown.length + 3;
  return {
    text: `${text.slice(0, start)}[${shown}](${address})${text.slice(end)}`,
    start: from,
    end: from + address.length,
  };
}

/** Every line that is touched gets the mark; where all have it, it goes. */
function onLines({ text, start, end }: Chosen, mark: string): Chosen {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const until = next < 0 ? text.length : next;
  const lines = text.slice(from, until).split('\n');
  const plain = lines.map(line => line.replace(/^(## +|- +|\d{1,2}\. +)/, ''));
  const isMarked = lines.every(line => line.startsWith(mark));
  const changed = (isMarked ? plain : plain.map(line => mark + line)).join('\n');
  return {
    text: text.slice(0, from) + changed + text.slice(until),
    start: lines.length > 1 ? from : from + changed.length,
    end: from + changed.length,
  };
}
