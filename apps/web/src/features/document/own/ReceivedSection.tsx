import { to } from '@cracha/contract/navigation/paths.ts';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Link } from '#ui/base/Link.tsx';
import { OnlineButton } from '#ui/base/OnlineButton.tsx';
import { Status } from '#ui/base/Status.tsx';
import type { DocumentRow } from '../document.api.ts';
import { documentWords } from '../document-words.messages.ts';
import { stateTones } from '../document-words.ts';
import { ownTexts } from './own.messages.ts';
import type { useOwnDocuments } from './own-document.api.ts';

/** What was sent to the person who reads: to sign, to acknowledge, new, then the rest. */
export function ReceivedSection({ list }: { list: ReturnType<typeof useOwnDocuments> }) {
  const t = useTexts(ownTexts);
  const heading = useId();
  const rows = (list.data?.pages ?? []).flatMap(page => page.items);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mt-4 mb-2.5 px-1 text-lg font-bold tracking-[-.01em]">
        {t.forYou}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
        {rows.map(row => (
          <li key={row.id}>
            <Line row={row} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <OnlineButton className="mt-4 w-full" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t.more}
        </OnlineButton>
      )}
    </section>
  );
}

function Line({ row }: { row: DocumentRow }) {
  const t = useTexts(ownTexts);
  const { dayShort, recent } = useFormats();
  const standing = useStanding(row);
  return (
    <Link
      href={to.worker.receivedDocument(row.id)}
      className="flex min-h-16 items-center gap-3 px-4 py-3.5 -outline-offset-2 active:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <span className="flex items-start gap-2 font-semibold">
          <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">{row.titulo}</span>
          {row.novo && !standing && <Status tone="brand">{t.fresh}</Status>}
        </span>
        {standing && (
          <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
            <Status tone={standing.tone}>{standing.words}</Status>
            {standing.isDue && row.prazo && (
              <span className="num text-sm font-semibold text-warn">{t.until(dayShort(row.prazo))}</span>
            )}
          </span>
        )}
        <span className="num mt-1 block text-sm text-ink-2">
          {row.empresa ?? row.remetente} · {recent(row.criadoEm)}
        </span>
      </span>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3" />
    </Link>
  );
}

/** What of it waits for the reader, or how it stands; of one that is only to be read nothing. */
function useStanding({ can, pede, situacao, leitura }: DocumentRow) {
  const t = useTexts(ownTexts);
  const words = useTexts(documentWords);
  if (can.includes('assina')) return { tone: 'warn' as const, words: t.toSign, isDue: true };
  if (can.includes('ciente')) return { tone: 'warn' as const, words: t.toAcknowledge, isDue: true };
  if (pede === 'assinatura') return { tone: stateTones[situacao], words: words.states[situacao], isDue: false };
  if (pede === 'ciente' && leitura.cientes > 0) return { tone: 'ok' as const, words: t.acknowledged, isDue: false };
  return undefined;
}
