import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { StatusText } from '#ui/base/Status.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { useFileLines } from './file.api.ts';
import { fileTexts } from './file.messages.ts';
import { effectOf, findingIn } from './finding-words.ts';
import { clockFindingTexts } from './findings.messages.ts';

const tones = { keptOut: 'bad', doubtful: 'warn', taken: 'neutral' } as const;

/** The lines that have something wrong, in the order of the file, and what is of the whole of it. */
export function FileLines({ id }: { id: string }) {
  const t = useTexts(fileTexts);
  const words = useTexts(clockFindingTexts);
  const address = useListAddress();
  const list = useFileLines(id, address.cursor.after);
  if (list.data?.items.length === 0 && !address.cursor.previous) return null;
  return (
    <section aria-label={t.found} className="mt-6 -mx-4 lg:-mx-6">
      <h2 className="px-4 pb-1 text-base font-bold lg:px-6">{t.found}</h2>
      <ListPage
        address={address}
        list={list}
        whenEmpty={null}
        found={t.lineTotal}
        table={{
          caption: t.found,
          rowKey: row => `${row.linha} ${row.codigo} ${row.campo} ${JSON.stringify(row.valores)}`,
          rowName: row => (row.linha === null ? t.wholeFile : `${t.line} ${row.linha}`),
          head: { title: t.line },
          columns: [
            { key: 'field', title: t.field, width: 150, quiet: true, card: 'line', cell: row => row.campo ?? '–' },
            { key: 'what', title: t.what, card: 'line', cell: row => findingIn(words, row) },
            {
              key: 'effect',
              title: t.effect,
              width: 170,
              card: 'status',
              cell: row => {
                const effect = effectOf(row.codigo);
                return effect ? <StatusText tone={tones[effect]}>{t[effect]}</StatusText> : '–';
              },
            },
          ],
        }}
      />
    </section>
  );
}
