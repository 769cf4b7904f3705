import { type RichNode, readRichText } from '@cracha/contract/kernel/rich-text.ts';
import type { ReactNode } from 'react';

/** Kept markup, read by the allow-list and drawn as elements: none of it reaches the browser as markup. */
export function RichText({ markup }: { markup: string }) {
  return <div className="grid max-w-2xl gap-3 leading-relaxed break-words">{drawnAll(readRichText(markup))}</div>;
}

function drawnAll(nodes: readonly RichNode[]): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name and never move
  return nodes.map((node, at) => <Drawn key={at} node={node} />);
}

function Drawn({ node }: { node: RichNode }) {
  if (typeof node === 'string') return node;
  const inside = drawnAll(node.children);
  switch (node.tag) {
    case 'br':
      return <br />;
    case 'h2':
      return <h2 className="mt-1 text-lg font-bold">{inside}</h2>;
    case 'ul':
      return <ul className="list-disc space-y-1 pl-5">{inside}</ul>;
    case 'ol':
      return <ol className="list-decimal space-y-1 pl-5">{inside}</ol>;
    case 'li':
      return <li>{inside}</li>;
    case 'strong':
      return <strong>{inside}</strong>;
    case 'em':
      return <em>{inside}</em>;
    case 'a':
      return (
        <a href={node.href} target="_blank" rel="noopener noreferrer" className="text-brand-ink underline">
          {inside}
        </a>
      );
    case 'p':
      return <p>{inside}</p>;
  }
}
