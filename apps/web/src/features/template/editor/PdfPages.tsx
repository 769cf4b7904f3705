import { useEffect, useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import '#ui/paper/paper.css';
import { editorTexts } from './editor.messages.ts';
import { drawnPages, type PdfItem, type PdfPage } from './pdf-drawing.ts';

/** The first pages of a paper as its PDF has them; the rest is in the file. */
const mostShown = 10;

/** A PDF's pages on the screen: each word, line and picture where the file has it. */
export function PdfPages({ bytes, label }: { bytes: string; label: string }) {
  const t = useTexts(editorTexts);
  const [pages, setPages] = useState<readonly PdfPage[] | 'failed'>();
  useEffect(() => {
    let isOpen = true;
    drawnPages(bytes).then(
      drawn => isOpen && setPages(drawn),
      () => isOpen && setPages('failed'),
    );
    return () => {
      isOpen = false;
    };
  }, [bytes]);
  if (pages === undefined) return <SkeletonRows rows={1} className="aspect-[210/297]" />;
  if (pages === 'failed') return <p className="text-sm text-ink-2">{t.onlyAsFile}</p>;
  return (
    <ol aria-label={label} className="grid gap-3">
      {pages.slice(0, mostShown).map((page, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paper's pages keep their order
        <li key={at} className="paper overflow-hidden rounded-sm shadow-2">
          <svg
            viewBox={`0 0 ${page.width} ${page.height}`}
            className="block h-auto w-full"
            role="img"
            aria-label={t.page(at + 1, wordsOn(page))}
          >
            {page.items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor does what stands on one
              <Item key={index} item={item} />
            ))}
          </svg>
        </li>
      ))}
    </ol>
  );
}

const wordsOn = ({ items }: PdfPage) => items.map(item => (item.kind === 'text' ? item.text : '')).join(' ');

function Item({ item }: { item: PdfItem }) {
  if (item.kind === 'path')
    return <path d={item.d} fill={item.fill ?? 'none'} stroke={item.stroke} strokeWidth={item.width} />;
  if (item.kind === 'image') {
    const { kind: _, ...place } = item;
    return <image {...place} />;
  }
  return (
    <text
      x={item.x}
      y={item.y}
      fill={item.fill}
      fontSize={item.size}
      fontFamily="Helvetica, Arial, 'Liberation Sans', Figtree, sans-serif"
      fontWeight={item.bold ? 700 : 400}
      fontStyle={item.italic ? 'italic' : undefined}
    >
      {item.text}
    </text>
  );
}
