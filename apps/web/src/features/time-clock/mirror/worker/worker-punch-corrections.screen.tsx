import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { ListHead } from '#ui/base/ListHead.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { usePeriodName } from '../../period-name.ts';
import { useMirrorsOf, useOwnMirrors } from '../mirror.api.ts';
import type { Mirror, MirrorDay } from '../mirror.types.ts';
import { actOf, dayBalance, waitsForWorker } from '../mirror-days.ts';
import { WeekDay } from '../WeekCards.tsx';
import { workerMirrorTexts } from './worker-mirror.messages.ts';

/** Only the days that need their worker, of the latest months that are still open. */
export function Screen() {
  const t = useTexts(workerMirrorTexts);
  const list = useOwnMirrors(undefined);
  const open = (list.data?.pages[0]?.items ?? []).filter(({ status }) => status === 'aberto' || status === 'emRevisao');
  const read = useMirrorsOf(open.map(({ id }) => id));
  // what was asked here stays in sight, with what may follow it
  const [seen] = useState(() => new Set<string>());
  const daysOf = (mirror: Mirror) =>
    mirror.dias.filter(day => {
      const key = `${mirror.id} ${day.dia}`;
      if (waitsForWorker(mirror, day)) seen.add(key);
      return seen.has(key) && actOf(mirror, day) !== undefined;
    });
  const months = read
    .flatMap(({ data }) => data ?? [])
    .map(mirror => ({ mirror, days: daysOf(mirror) }))
    .filter(({ days }) => days.length > 0);
  // one that is not here yet, or could not be read, is no month in order
  const behind = read.find(one => one.isError) ?? read.find(one => one.isPending);
  useTitle(t.fix);
  return (
    <div className="mx-auto max-w-xl px-4 pt-3 pb-6">
      <ListHead title={t.fix} />
      <ListBody
        large
        {...loadOf(list.data && behind ? behind : list)}
        empty={months.length === 0}
        whenEmpty={
          <div className="mt-2 w-full rounded-2xl border border-line bg-surface">
            <StateBlock large icon={CircleCheck} title={t.inOrder}>
              {t.inOrderLead}
            </StateBlock>
          </div>
        }
      >
        {months.map(({ mirror, days }) => (
          <Month key={mirror.id} mirror={mirror} days={days} />
        ))}
      </ListBody>
    </div>
  );
}

function Month({ mirror, days }: { mirror: Mirror; days: readonly MirrorDay[] }) {
  const nameOf = usePeriodName();
  const balance = dayBalance(mirror);
  const name = nameOf(mirror.periodoInicio, mirror.periodoFim);
  return (
    <section aria-label={name} className="mt-4">
      <h2 className="num mb-2 px-1 text-base font-bold">{name}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
        {days.toReversed().map(day => (
          <WeekDay key={day.dia} mirror={mirror} day={day} minutes={balance(day)} />
        ))}
      </ul>
    </section>
  );
}
