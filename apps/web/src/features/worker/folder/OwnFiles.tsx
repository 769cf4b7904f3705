import { Download, LoaderCircle } from 'lucide-react';
import { useId } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { sizeInWords } from '#kernel/base/files.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useConnection } from '#kernel/base/online.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { OnlineButton } from '#ui/base/OnlineButton.tsx';
import { Status } from '#ui/base/Status.tsx';
import { DueDay } from './DueDay.tsx';
import { FormerEmployment } from './FormerEmployment.tsx';
import { filesTexts } from './files.messages.ts';
import { type OwnFile, type useOwnFiles, useTakeFile } from './own-file.api.ts';

/** The files that HR shows to the person who reads, the last shown first; a tap takes one. */
export function OwnFiles({ list }: { list: ReturnType<typeof useOwnFiles> }) {
  const t = useTexts(filesTexts);
  const heading = useId();
  const rows = (list.data?.pages ?? []).flatMap(page => page.items);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mt-6 mb-2.5 px-1 text-lg font-bold tracking-[-.01em]">
        {t.fromHr}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
        {rows.map(row => (
          <li key={row.id}>
            <Row row={row} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <OnlineButton className="mt-4 w-full" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t.moreFiles}
        </OnlineButton>
      )}
    </section>
  );
}

function Row({ row }: { row: OwnFile }) {
  const t = useTexts(filesTexts);
  const f = useFormats();
  const { online } = useConnection();
  const take = useTakeFile();
  const about = [t[row.secao], row.competencia, sizeInWords(row.tamanho, f.int)].filter(Boolean).join(' · ');
  const Icon = take.isPending ? LoaderCircle : Download;
  return (
    <button
      type="button"
      aria-disabled={take.isPending || undefined}
      className="flex min-h-16 w-full items-center gap-3 px-4 py-3.5 text-left -outline-offset-2 active:bg-sunken"
      onClick={() => {
        if (take.isPending) return;
        if (!online) return void toast(t.dropOffline);
        take.mutateAsync(row).then(() => toast(t.taken(row.nome)), tellFailure);
      }}
    >
      <span className="min-w-0 flex-1">
        <span className="flex items-start gap-2 font-semibold">
          <span className="line-clamp-2 min-w-0 break-words">{row.nome}</span>
          {row.novo && <Status tone="brand">{t.fresh}</Status>}
        </span>
        <span className="block text-sm text-ink-2">{about}</span>
        <span className="block text-sm text-ink-2 ellipsis">
          {row.vinculoAnterior ? '' : `${row.empresa} · `}
          {f.date(row.recebidoEm)}
        </span>
        <FormerEmployment of={row.vinculoAnterior} />
        {row.validoAte && (
          <span className="mt-1 block text-sm">
            <DueDay day={row.validoAte} />
          </span>
        )}
      </span>
      <span className="sr-only">{t.download}</span>
      <Icon size={20} aria-hidden className={`shrink-0 text-ink-3 ${take.isPending ? 'animate-spin' : ''}`} />
    </button>
  );
}
