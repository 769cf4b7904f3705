import type { ReactNode } from 'react';

interface Block {
  kind: 'heading' | 'list' | 'steps' | 'text';
  lines: string[];
}

/** Plain text as an article: blank lines part paragraphs, `## ` is a heading, `- ` and `1. ` are lists. Never markup. */
export function ArticleText({ text }: { text: string }) {
  return (
    <div className="grid max-w-2xl gap-3 break-words">
      {blocksOf(text).map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's blocks have no other name and never move
        <div key={at}>{drawn(block)}</div>
      ))}
    </div>
  );
}

function drawn({ kind, lines }: Block): ReactNode {
  if (kind === 'heading') return <h3 className="mt-1 font-bold">{lines[0]}</h3>;
  if (kind === 'text') return <p className="whitespace-pre-line">{lines.join('\n')}</p>;
  const items = lines.map(line => <li key={line}>{line}</li>);
  return kind === 'list' ? (
    <ul className="list-disc space-y-1 pl-5">{items}</ul>
  ) : (
    <ol className="list-decimal space-y-1 pl-5">{items}</ol>
  );
}

const marks = [
  ['heading', /^## +/],
  ['list', /^- +/],
  ['steps', /^\d{1,2}\. +/],
] as const;

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') {
      open = undefined;
      continue;
    }
    const [kind, mark] = marks.find(([, each]) => each.test(line)) ?? (['text', /^/] as const);
    const words = line.replace(mark, '').trim();
    if (open && open.kind === kind && kind !== 'heading') open.lines.push(words);
    else {
      open = { kind, lines: [words] };
      blocks.push(open);
    }
  }
  return blocks;
}
