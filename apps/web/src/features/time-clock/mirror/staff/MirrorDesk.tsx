import { to } from '@cracha/contract/navigation/paths.ts';
import { ChevronDown, ChevronUp, ClipboardCheck, Download } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { failureOf, tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { Failed, ListBody } from '#ui/base/ListBody.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { Desk } from '#ui/staff/Desk.tsx';
import { Menu, MenuItem } from '#ui/staff/Menu.tsx';
import { downloadMirror, useMirror, useMirrorQueue } from '../mirror.api.ts';
import type { MirrorRow } from '../mirror.types.ts';
import { newestOf } from '../mirror-verbs.ts';
import { BeforeDeciding } from './BeforeDeciding.tsx';
import { Decision } from './Decision.tsx';
import { DeskQueue, useWhy } from './DeskQueue.tsx';
import { decisionTexts } from './decision.messages.ts';
import { MirrorDays } from './MirrorDays.tsx';
import { MirrorSide } from './MirrorSide.tsx';
import { staffMirrorTexts } from './staff-mirrors.messages.ts';

const back = () => to.manager.mirrors();

/** Sent mirrors, one after the other: the queue left, the days, what the decision rests on right, the decision below. */
export function MirrorDesk() {
  const t = useTexts(decisionTexts);
  const { query } = useAddress();
  const queue = useMirrorQueue();
  const rows = (queue.data?.pages ?? []).flatMap(page => page.items);
  const id = query.id ?? rows[0]?.id;
  useTitle(t.title);
  if (id !== undefined) return <Case id={id} queue={queue} rows={rows} />;
  return (
    <Desk title={t.title} back={{ href: back(), label: t.back }} footer={null}>
      <div className="flex-1">
        <ListBody
          {...loadOf(queue)}
          empty
          whenEmpty={
            <StateBlock icon={ClipboardCheck} title={t.none}>
              {t.noneLead}
            </StateBlock>
          }
        >
          {null}
        </ListBody>
      </div>
    </Desk>
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
  const go = (row: MirrorRow | undefined) => setQuery({ id: row?.id });
  /** The one after it, or what is left before it; without either the empty desk. */
  const goOn = () => go(rows[at + 1] ?? rows.find(row => row.id !== id));
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
        <Moves rows={rows} at={at} total={queue.data?.pages[0]?.total ?? rows.length} onGo={go}>
          {mirror && <Pdf row={mirror} />}
        </Moves>
      }
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
      <DeskQueue queue={queue} rows={rows} current={id} onGo={go} />
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

/** What had the focus went with the mirror before: reading goes on at this one's start. */
function Hands() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return <span ref={place} tabIndex={-1} className="sr-only" />;
}

function Pdf({ row }: { row: MirrorRow }) {
  const t = useTexts(staffMirrorTexts);
  const can = useCan();
  if (!can('GestorEspelhoPontoDownload')) return null;
  return (
    <IconButton size="icon-sm" label={t.pdf} onClick={() => void downloadMirror('manager', row).catch(tellFailure)}>
      <Download size={17} aria-hidden />
    </IconButton>
  );
}

interface MovesProps {
  rows: readonly MirrorRow[];
  at: number;
  total: number;
  onGo: (row: MirrorRow | undefined) => void;
  children: ReactNode;
}

function Moves({ rows, at, total, onGo, children }: MovesProps) {
  const t = useTexts(decisionTexts);
  const { int } = useFormats();
  const why = useWhy();
  const before = at > 0 ? rows[at - 1] : undefined;
  const after = rows[at + 1];
  return (
    <div className="flex items-center gap-2">
      {at >= 0 && (
        // the queue, where there is no room for its column
        <Menu
          trigger={
            <Button size="sm" look="ghost" className="num whitespace-nowrap">
              {t.at(int(at + 1), int(total))}
              <ChevronDown size={14} aria-hidden />
            </Button>
          }
        >
          {rows.map(row => (
            <MenuItem key={row.id} current={row === rows[at]} sub={why(row)} onClick={() => onGo(row)}>
              {row.nomeEmpregado}
            </MenuItem>
          ))}
        </Menu>
      )}
      {children}
      <IconButton size="icon-sm" data-key="k" label={t.previous} blocked={!before} onClick={() => onGo(before)}>
        <ChevronUp size={17} aria-hidden />
      </IconButton>
      <IconButton size="icon-sm" data-key="j" label={t.next} blocked={!after} onClick={() => onGo(after)}>
        <ChevronDown size={17} aria-hidden />
      </IconButton>
    </div>
  );
}
