/** A half-open interval of instants, and sets of them: sorted, apart from one another, none empty. */
export type Span = readonly [from: number, to: number];
export type Spans = readonly Span[];

/** What is in any of them. */
export function union(spans: Spans): Spans {
  const sorted = spans.filter(([from, to]) => from < to).sort((a, b) => a[0] - b[0]);
  const out: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = out.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else out.push([from, to]);
  }
  return out;
}

/** What is in both. */
export function meet(a: Spans, b: Spans): Spans {
  const out: Span[] = [];
  for (const [from, to] of a)
    for (const [start, end] of b) if (start < to && from < end) out.push([Math.max(from, start), Math.min(to, end)]);
  return out;
}

/** What of `a` is not in `b`. */
export function minus(a: Spans, b: Spans): Spans {
  let left = a;
  for (const [start, end] of b)
    left = left.flatMap(([from, to]): Span[] => {
      if (end <= from || to <= start) return [[from, to]];
      const parts: Span[] = [
        [from, start],
        [end, to],
      ];
      return parts.filter(([begin, stop]) => begin < stop);
    });
  return left;
}

export function lengthOf(spans: Spans): number {
  let sum = 0;
  for (const [from, to] of spans) sum += to - from;
  return sum;
}

/** Between consecutive ones. */
export function gapsOf(spans: Spans): Spans {
  return spans.slice(1).map(([from], at): Span => [spans[at]?.[1] ?? from, from]);
}

/** Cut where a new day begins. */
export function cutAt(spans: Spans, step: number): Spans {
  return spans.flatMap(([from, to]) => {
    const parts: Span[] = [];
    for (let begin = from; begin < to; ) {
      const end = Math.min(to, (Math.floor(begin / step) + 1) * step);
      parts.push([begin, end]);
      begin = end;
    }
    return parts;
  });
}
