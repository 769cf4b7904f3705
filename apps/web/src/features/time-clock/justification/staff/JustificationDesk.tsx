import { justificationStates } from '@cracha/contract/features/time-clock/clock-justification.schemas.ts';
import { useAddress } from '#kernel/base/address.ts';
import { failureOf } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { type StaffWay, useStaffWay } from '#kernel/lazy/staff-way.ts';
import { Select } from '#ui/base/Field.tsx';
import { Failed } from '#ui/base/ListBody.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { Desk } from '#ui/staff/Desk.tsx';
import { EmptyDesk } from '#ui/staff/EmptyDesk.tsx';
import { Hands, QueueList, QueueMoves } from '#ui/staff/Queue.tsx';
import { justificationStateTexts } from '../../justification-states.messages.ts';
import { useJustification } from '../justification.api.ts';
import { type JustificationRow, useJustificationQueue } from './desk.api.ts';
import { deskTexts } from './desk.messages.ts';
import { JustificationCase } from './JustificationCase.tsx';
import { JustificationDecision } from './JustificationDecision.tsx';
import { JustificationSide } from './JustificationSide.tsx';

/** Justifications one by one: what waits at the left, one in full with its day, the decision below. */
export function JustificationDesk() {
  const t = useTexts(deskTexts);
  const place = useStaffWay();
  const { query } = useAddress();
  const state = oneOf(justificationStates, query.situacao);
  const queue = useJustificationQueue({ situacao: state });
  const rows = (queue.data?.pages ?? []).flatMap(page => page.items);
  const id = query.id ?? rows[0]?.id;
  useTitle(t.title);
  if (id !== undefined) return <Case id={id} place={place} queue={queue} rows={rows} />;
  return (
    <EmptyDesk
      title={t.title}
      back={{ href: place.to.clock(), label: t.back }}
      load={loadOf(queue)}
      none={{ title: t.none, lead: t.noneLead }}
    >
      {state && (
        <div className="max-w-60 p-4">
          <StateSelect />
        </div>
      )}
    </EmptyDesk>
  );
}

interface CaseProps {
  id: string;
  place: StaffWay;
  queue: ReturnType<typeof useJustificationQueue>;
  rows: readonly JustificationRow[];
}

function Case({ id, place, queue, rows }: CaseProps) {
  const t = useTexts(deskTexts);
  const states = useTexts(justificationStateTexts);
  const { dayShort, dayInWords, recent } = useFormats();
  const { setQuery } = useAddress();
  const found = useJustification(id);
  const one = found.data?.id === id ? found.data : undefined;
  const at = rows.findIndex(row => row.id === id);
  const next = rows[at + 1] ?? rows.find(row => row.id !== id);
  const go = (to: string | undefined) => setQuery({ id: to });
  const waiting = {
    rows: rows.map(row => ({
      id: row.id,
      name: row.nomeEmpregado,
      why: `${dayShort(row.data)} · ${states[row.status]}`,
      href: place.to.justification(row.id),
    })),
    current: id,
    words: t,
    onGo: go,
  };
  return (
    <Desk
      title={one ? t.of(one.nomeEmpregado, dayInWords(one.data)) : t.title}
      source={one && [one.lotacao ?? one.empresa, t.asked(recent(one.dataSolicitacao))].join(' · ')}
      back={{ href: place.to.clock(), label: t.back }}
      progress={<QueueMoves {...waiting} total={queue.data?.pages[0]?.total ?? rows.length} />}
      footer={
        one ? (
          <JustificationDecision key={one.id} one={one} onDone={() => go(next?.id)} onStay={() => setQuery({ id })} />
        ) : null
      }
    >
      <QueueList {...waiting} list={queue} className="hidden xl:block">
        <div className="px-1 pb-3">
          <StateSelect />
        </div>
      </QueueList>
      {one ? (
        <>
          <Hands key={one.id} />
          <JustificationCase one={one} />
          <JustificationSide key={`side ${one.id}`} one={one} place={place} />
        </>
      ) : found.isError ? (
        <Failed failure={failureOf(found.error)} onRetry={() => void found.refetch()} />
      ) : (
        <div className="flex-1 p-5">
          <SkeletonRows rows={8} className="h-7" />
        </div>
      )}
    </Desk>
  );
}

function StateSelect() {
  const t = useTexts(deskTexts);
  const states = useTexts(justificationStateTexts);
  const { query, setQuery } = useAddress();
  return (
    <Select
      label={t.state}
      value={oneOf(justificationStates, query.situacao) ?? ''}
      onChange={event => setQuery({ situacao: event.target.value || undefined, id: undefined })}
    >
      <option value="">{t.everyState}</option>
      {justificationStates.map(state => (
        <option key={state} value={state}>
          {states[state]}
        </option>
      ))}
    </Select>
  );
}
