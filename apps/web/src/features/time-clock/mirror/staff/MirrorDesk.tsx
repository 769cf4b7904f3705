import { to } from '@cracha/contract/navigation/paths.ts';
import { Download } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { failureOf, tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { Failed } from '#ui/base/ListBody.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { Desk } from '#ui/staff/Desk.tsx';
import { EmptyDesk } from '#ui/staff/EmptyDesk.tsx';
import { Hands, type Queued, QueueList, QueueMoves } from '#ui/staff/Queue.tsx';
import { downloadMirror, useMirror, useMirrorQueue } from '../mirror.api.ts';
import type { MirrorRow } from '../mirror.types.ts';
import { newestOf } from '../mirror-verbs.ts';
import { useTakesFile } from '../useTakesFile.ts';
import { BeforeDeciding } from './BeforeDeciding.tsx';
import { Decision } from './Decision.tsx';
import { DeskFilters } from './DeskFilters.tsx';
import { decisionTexts } from './decision.messages.ts';
import { MirrorDays } from './MirrorDays.tsx';
import { MirrorSide } from './MirrorSide.tsx';
import { monthIn } from './mirror-filter.ts';
import { staffMirrorTexts } from './staff-mirrors.messages.ts';

const back = () => to.manager.mirrors();

/** Sent mirrors, one after the other: the queue left, the days, what the decision rests on right, the decision below. */
export function MirrorDesk() {
  const t = useTexts(decisionTexts);
  const { query } = useAddress();
  const queue = useMirrorQueue({ idEmpresa: query.empresa, ...monthIn(query.competencia) });
  const rows = (queue.data?.pages ?? []).flatMap(page => page.items);
  const id = query.id ?? rows[0]?.id;
  useTitle(t.title);
  if (id !== undefined) return <Case id={id} queue={queue} rows={rows} />;
  return (
    <EmptyDesk
      title={t.title}
      back={{ href: back(), label: t.back }}
      load={loadOf(queue)}
      over={<DeskFilters />}
      none={{ title: t.none, lead: t.noneLead }}
    />
  );
}

interface CaseProps {
  id: string;
  queue: ReturnType<typeof useMirrorQueue>;
  rows: readonly MirrorRow[];
}

function Case({ id, queue, rows }: CaseProps) {
  const t = useTexts(decisionTexts);
  const f = useFormats();
  const { setQuery } = useAddress();
  const found = useMirror('manager', id);
  const mirror = found.data?.id === id ? found.data : undefined;
  const at = rows.findIndex(row => row.id === id);
  const go = (next: string | undefined) => setQuery({ id: next });
  /** The one after it, or what is left before it; without either the empty desk. */
  const goOn = () => go((rows[at + 1] ?? rows.find(row => row.id !== id))?.id);
  const waiting = { rows: rows.map(useQueued()), current: id, words: t, onGo: go };
  const sent = mirror && newestOf(mirror, ['send']);
  const source = mirror && [
    f.competence(mirror.mes, mirror.ano),
    mirror.lotacao ?? mirror.empresa,
    sent && t.sentOn(f.moment(sent.em)),
  ];
  return (
    <Desk
      title={mirror ? t.of(mirror.nomeEmpregado) : t.title}
      source={source?.filter(Boolean).join(' · ')}
      back={{ href: back(), label: t.back }}
      progress={
        <QueueMoves {...waiting} total={queue.data?.pages[0]?.total ?? rows.length}>
          {mirror && <Pdf row={mirror} />}
        </QueueMoves>
      }
      over={<DeskFilters />}
      footer={
        mirror ? (
          <Decision
            key={mirror.id}
            mirror={mirror}
            isLast={rows.every(row => row.id === id)}
            onDone={goOn}
            onStay={() => setQuery({ id })}
          />
        ) : null
      }
    >
      <QueueList {...waiting} list={queue} className="hidden min-[105rem]:block" />
      {mirror ? (
        <>
          <Hands key={mirror.id} />
          <MirrorDays mirror={mirror} />
          <MirrorSide mirror={mirror} label={t.side}>
            <BeforeDeciding mirror={mirror} />
          </MirrorSide>
        </>
      ) : found.isError ? (
        <Failed failure={failureOf(found.error)} onRetry={() => void found.refetch()} />
      ) : (
        <div className="flex-1 p-5">
          <SkeletonRows rows={10} className="h-7" />
        </div>
      )}
    </Desk>
  );
}

function Pdf({ row }: { row: MirrorRow }) {
  const t = useTexts(staffMirrorTexts);
  const takesFile = useTakesFile('manager');
  if (!takesFile(row)) return null;
  return (
    <IconButton size="icon-sm" label={t.pdf} onClick={() => void downloadMirror('manager', row).catch(tellFailure)}>
      <Download size={17} aria-hidden />
    </IconButton>
  );
}

/** Its month, and why one looks at it. */
function useQueued(): (row: MirrorRow) => Queued {
  const t = useTexts(decisionTexts);
  const { competence } = useFormats();
  return ({ id, nomeEmpregado, mes, ano, justificativasPendentes: waiting, alertas }) => {
    const why = waiting > 0 ? t.pendings(waiting) : alertas > 0 ? t.alerts(alertas) : t.noAlert;
    return { id, name: nomeEmpregado, why: `${competence(mes, ano)} · ${why}`, href: to.manager.mirrorToDecide(id) };
  };
}
