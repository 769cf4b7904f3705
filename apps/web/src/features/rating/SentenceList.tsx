import { useTexts } from '#kernel/base/texts.ts';
import { type RatingMonth, useRatingSentences } from './rating.api.ts';
import { ratingsTexts } from './ratings.messages.ts';

/** What was written in a month, in no order of time; read when it is opened. */
export function SentenceList({ month }: { month: RatingMonth }) {
  const t = useTexts(ratingsTexts);
  const list = useRatingSentences(month);
  if (!list.data) {
    return (
      <p role={list.isError ? 'alert' : 'status'} className="text-sm text-ink-2">
        {list.isError ? t.failed : t.loading}
      </p>
    );
  }
  return (
    <>
      <h2 className="text-sm font-bold">{t.sentences}</h2>
      <ul className="mt-1 divide-y divide-line text-sm">
        {list.data.map(({ nota, frase }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have written the same; the list never changes in place
          <li key={at} className="flex gap-3 py-2">
            <span className="num w-16 shrink-0 text-ink-2">{t.score(nota)}</span>
            <span className="min-w-0 break-words">{frase}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
