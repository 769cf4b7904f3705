import { isCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import { cpfMasked } from '#kernel/base/formats.ts';

type Option<T extends string> = readonly [value: T, words: string];

interface ColumnListProps<T extends string> {
  titles: readonly string[];
  /** The first rows of the file. */
  examples: readonly (readonly string[])[];
  columns: readonly T[];
  /** What each column can be taken for; the first is 'not read'. */
  options: readonly Option<T>[];
  /** More of them, under a title of their own. */
  more?: { title: string; options: readonly Option<T>[] } | undefined;
  bad: readonly T[];
  words: { untitled: (at: number) => string; holds: (title: string) => string; noSample: string };
  onChange: (columns: T[]) => void;
}

/** The columns of a file: each heading, what stands under it, and what it is taken for. */
export function ColumnList<T extends string>(props: ColumnListProps<T>) {
  const { titles, examples, columns, options, more, bad, words, onChange } = props;
  const rows = titles.map((title, at) => ({ at, title: title || words.untitled(at + 1), value: columns[at] }));
  const choose = (at: number, text: string) => {
    const chosen = [...options, ...(more?.options ?? [])].find(([each]) => each === text);
    if (chosen) onChange(columns.map((each, index) => (index === at ? chosen[0] : each)));
  };
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-surface">
      {rows.map(({ at, title, value }) => {
        const isBad = value !== undefined && bad.includes(value);
        const samples = examples
          .flatMap(cells => cells[at] || [])
          .slice(0, 3)
          .map(masked);
        return (
          <li key={at} className="grid gap-x-4 gap-y-1 px-3 py-2 lg:grid-cols-[14rem_1fr_16rem] lg:items-center">
            <span className="ellipsis font-semibold">{title}</span>
            <span className="num ellipsis text-xs text-ink-2">{samples.join(' · ') || words.noSample}</span>
            <select
              aria-label={words.holds(title)}
              aria-invalid={isBad || undefined}
              className={`h-11 w-full rounded-md border bg-surface px-2 text-sm lg:h-8 ${isBad ? 'border-bad' : 'border-line-strong'} ${value === options[0]?.[0] ? 'text-ink-2' : ''}`}
              value={value}
              onChange={event => choose(at, event.target.value)}
            >
              {options.map(optionOf)}
              {more && <optgroup label={more.title}>{more.options.map(optionOf)}</optgroup>}
            </select>
          </li>
        );
      })}
    </ul>
  );
}

function optionOf([value, text]: Option<string>) {
  return (
    <option key={value} value={value}>
      {text}
    </option>
  );
}

/** A column is recognised by its middle digits too: nobody needs a whole CPF for that. */
function masked(text: string): string {
  const digits = text.replace(/[.\-\s]/g, '');
  return isCpf(digits) ? cpfMasked(digits) : text;
}
