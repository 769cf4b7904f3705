import { inSentence, useFormats } from '#kernel/base/formats.ts';
import { kindTexts } from '#kernel/base/kinds.messages.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { type OwnOpening, useOwnOpenings } from './opening.api.ts';
import { openingTexts } from './openings.messages.ts';

/** What others opened of one: as whom, of which company, what and when. */
export function OwnOpenings() {
  const t = useTexts(openingTexts);
  const list = useOwnOpenings();
  const rows = (list.data?.pages ?? []).flatMap(page => page.items);
  return (
    <section className="mt-7 border-t border-line pt-6">
      <h2 className="text-base font-bold">{t.own}</h2>
      <p className="text-ink-2">{t.ownLead}</p>
      <ListBody {...loadOf(list)} empty={false} whenEmpty={null}>
        {rows.length === 0 && <p className="mt-3 text-ink-2">{t.none}</p>}
        <ul aria-label={t.own} className="mt-2 divide-y divide-line">
          {rows.map(row => (
            <li key={row.id} className="py-2.5">
              <Row row={row} />
            </li>
          ))}
        </ul>
        {list.hasNextPage && (
          <Button className="mt-3" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t.more}
          </Button>
        )}
      </ListBody>
    </section>
  );
}

function Row({ row }: { row: OwnOpening }) {
  const t = useTexts(openingTexts);
  const kinds = useTexts(kindTexts);
  const f = useFormats();
  const period =
    row.mes !== null && row.ano !== null ? inSentence(f.competence(row.mes, row.ano)) : row.ano?.toString();
  const role = t.roles[row.papel];
  return (
    <>
      <p className="font-semibold">
        {[t.records[row.registro], row.especie && kinds[row.especie], period].filter(Boolean).join(' · ')}
      </p>
      <p className="num text-sm text-ink-2">
        {row.onde ? t.of(role, row.onde) : role} · {f.momentInFull(row.em)}
      </p>
    </>
  );
}
