import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Link } from '#ui/base/Link.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { ListHead } from '#ui/base/ListHead.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { Status } from '#ui/base/Status.tsx';
import { MoreButton } from '#ui/cards/MoreButton.tsx';
import { filedTexts } from './filed.messages.ts';
import type { FiledRow, useRecords } from './filed-document.api.ts';

interface FiledListProps {
  title: string;
  list: ReturnType<typeof useRecords>;
  /** What a document is called in the list, and the line below it. */
  wordsOf: (row: FiledRow, month: string) => readonly [name: string, place: string];
  addressOf: (id: string) => string;
  none: { icon: LucideIcon; title: string; lead: string };
  /** Documents of another kind above them: there is something where either has some. */
  above?: ReturnType<typeof loadOf> & { empty: boolean; section: ReactNode };
}

/** One's own documents that are read as they are, a block a year. */
export function FiledList({ title, list, wordsOf, addressOf, none, above }: FiledListProps) {
  const rows = (list.data?.pages ?? []).flatMap(page => page.items);
  const years = [...new Set(rows.map(row => row.ano))];
  useTitle(title);
  return (
    <div className="mx-auto max-w-xl px-4 pt-3 pb-6">
      <ListHead title={title} />
      <ListBody
        large
        {...(above && above.state !== 'ready' ? above : loadOf(list))}
        empty={rows.length === 0 && (above?.empty ?? true)}
        whenEmpty={
          <div className="mt-2 w-full rounded-2xl border border-line bg-surface">
            <StateBlock large icon={none.icon} title={none.title}>
              {none.lead}
            </StateBlock>
          </div>
        }
      >
        {above?.section}
        {years.map(year => (
          <section key={year}>
            <h2 className="num mt-6 mb-2.5 px-1 text-lg font-bold tracking-[-.01em]">{year}</h2>
            <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
              {rows
                .filter(row => row.ano === year)
                .map(row => (
                  <li key={row.id}>
                    <Card row={row} wordsOf={wordsOf} href={addressOf(row.id)} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
        {list.hasNextPage && <MoreButton busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />}
      </ListBody>
    </div>
  );
}

function Card({ row, wordsOf, href }: { row: FiledRow; wordsOf: FiledListProps['wordsOf']; href: string }) {
  const t = useTexts(filedTexts);
  const { competence } = useFormats();
  const [name, place] = wordsOf(row, competence(row.mes, row.ano));
  return (
    <Link href={href} className="flex min-h-16 items-center gap-3 px-4 py-3.5 -outline-offset-2 active:bg-sunken">
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2 font-semibold">
          <span className="min-w-0 ellipsis">{name}</span>
          {!row.visualizado && <Status tone="brand">{t.fresh}</Status>}
        </span>
        <span className="block text-sm text-ink-2 ellipsis">{place}</span>
      </span>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3" />
    </Link>
  );
}
