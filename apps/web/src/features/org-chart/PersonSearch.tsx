import { Search } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { orgChartTexts } from './org-chart.messages.ts';
import { type Chart, foundIn } from './useChart.ts';

/** Finds people by name, one after the other: each is brought into sight with the way to the top. */
export function PersonSearch({ chart }: { chart: Chart }) {
  const t = useTexts(orgChartTexts);
  const { int } = useFormats();
  const [text, setText] = useState('');
  const [hits, setHits] = useState<readonly string[]>();
  const [at, setAt] = useState(0);
  const go = (found: readonly string[], index: number) => {
    setAt(index);
    const id = found[index];
    if (id) chart.reveal(id);
  };
  const find = () => {
    const found = foundIn(chart.tree, text);
    setHits(text.trim() ? found : undefined);
    go(found, 0);
  };
  return (
    <form
      className="flex shrink-0 flex-wrap items-center gap-2 px-4 py-3"
      onSubmit={event => {
        event.preventDefault();
        find();
      }}
    >
      <label className="flex h-11 w-full items-center gap-2 rounded-md border border-line-strong bg-surface px-2.5 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus sm:w-72 lg:h-9">
        <Search size={15} aria-hidden className="shrink-0 text-ink-3" />
        <span className="sr-only">{t.search}</span>
        <input
          type="search"
          data-key="/"
          className="min-w-0 flex-1 bg-transparent text-sm outline-none placeholder:text-ink-3"
          placeholder={t.searchHint}
          value={text}
          onChange={event => {
            setText(event.target.value);
            setHits(undefined);
          }}
        />
      </label>
      <Button type="submit" look="primary">
        {t.find}
      </Button>
      <p role="status" className="num text-sm text-ink-2">
        {hits && (hits.length === 0 ? t.noHit : t.hits(int(at + 1), hits.length))}
      </p>
      {hits && hits.length > 1 && (
        <Button look="ghost" onClick={() => go(hits, (at + 1) % hits.length)}>
          {t.next}
        </Button>
      )}
      {chart.canChange && !hits && <p className="text-xs text-ink-2 max-xl:hidden">{t.dragHint}</p>}
    </form>
  );
}
