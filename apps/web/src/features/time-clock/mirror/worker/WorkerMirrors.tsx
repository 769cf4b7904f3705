import { CalendarDays, ChevronRight } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { Link } from '#ui/base/Link.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { ListHead } from '#ui/base/ListHead.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { Status } from '#ui/base/Status.tsx';
import { MoreButton } from '#ui/cards/MoreButton.tsx';
import { balanceInWords } from '../../clock-time.ts';
import { PortDown } from '../../PortDown.tsx';
import { PortLine } from '../../PortLine.tsx';
import { usePortCompany } from '../../usePortCompany.ts';
import { useOwnMirrors } from '../mirror.api.ts';
import { mirrorTexts } from '../mirror.messages.ts';
import type { MirrorPlace, MirrorRow } from '../mirror.types.ts';
import { mirrorTones } from '../mirror-tones.ts';
import { waitsForAnswer } from '../mirror-verbs.ts';
import { workerMirrorTexts } from './worker-mirror.messages.ts';

/** One's own periods, the newest first: its state, the balance, and what still waits for its worker. */
export function WorkerMirrors({ place }: { place: MirrorPlace }) {
  const t = useTexts(workerMirrorTexts);
  const shared = useTexts(mirrorTexts);
  const port = usePortCompany(place.origin !== undefined);
  const list = useOwnMirrors(place.origin, port.clock?.id);
  const rows = (list.data?.pages ?? []).flatMap(page => page.items);
  const title = place.origin ? shared.payroll : shared.mirrors;
  useTitle(title);
  return (
    <div className="mx-auto max-w-xl px-4 pt-3 pb-6">
      <ListHead title={title} />
      {port.isShown && <PortLine {...port} className="mt-3" />}
      {port.isDown ? (
        <PortDown large />
      ) : (
        <ListBody
          large
          {...loadOf(list)}
          empty={rows.length === 0}
          whenEmpty={
            <div className="mt-2 w-full rounded-2xl border border-line bg-surface">
              <StateBlock large icon={CalendarDays} title={place.origin ? shared.none : t.none}>
                {!place.origin && t.noneLead}
              </StateBlock>
            </div>
          }
        >
          <ul className="mt-3 grid gap-3">
            {rows.map(row => (
              <li key={row.id}>
                <Card row={row} href={place.one(row.id)} />
              </li>
            ))}
          </ul>
          {list.hasNextPage && <MoreButton busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />}
        </ListBody>
      )}
    </div>
  );
}

function Card({ row, href }: { row: MirrorRow; href: string }) {
  const t = useTexts(workerMirrorTexts);
  const shared = useTexts(mirrorTexts);
  const { competence, dayShort } = useFormats();
  const waits = waitsForAnswer(row, todayHere());
  const due = [
    row.diasIncompletos > 0 && row.status !== 'fechado' && t.toFix(row.diasIncompletos),
    waits && t.toAnswer,
  ];
  return (
    <Link
      href={href}
      className="block rounded-2xl border border-line bg-surface px-4 py-3.5 -outline-offset-2 active:bg-sunken"
    >
      <span className="flex items-center gap-2">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="num grow text-lg font-bold tracking-[-.01em]">{competence(row.mes, row.ano)}</span>
          <Status tone={mirrorTones[row.status]}>{shared[row.status]}</Status>
        </span>
        <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3" />
      </span>
      <span className="num mt-1 block text-sm text-ink-2">
        {dayShort(row.periodoInicio)} – {dayShort(row.periodoFim)} · {row.empresa}
      </span>
      <span className="num mt-2 flex flex-wrap items-baseline gap-x-3">
        {row.origem !== 'pdf' && (
          <span>
            <span className="text-sm text-ink-2">{t.balance}</span>{' '}
            <b className="font-semibold">{balanceInWords(row.saldoAtual)}</b>
          </span>
        )}
        {due.filter(Boolean).map(words => (
          <span key={String(words)} className="text-sm font-semibold text-warn">
            {words}
          </span>
        ))}
      </span>
    </Link>
  );
}
