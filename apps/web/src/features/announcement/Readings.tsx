import { type ReadingState, readingStates } from '@cracha/contract/features/announcement/announcement.schemas.ts';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { Chip } from '#ui/cards/Chip.tsx';
import { Pager } from '#ui/list/Pager.tsx';
import { useReadings } from './announcement.api.ts';
import { announcementTexts } from './announcements.messages.ts';

/** Who it is for, and who has read it: who has not comes first to be asked about. */
export function Readings({ id }: { id: string }) {
  const t = useTexts(announcementTexts);
  const { momentInFull } = useFormats();
  const [state, setState] = useState<ReadingState | undefined>('naoLeu');
  // the page's own place in its list: the address keeps which announcement it is
  const [trail, setTrail] = useState<readonly string[]>([]);
  const list = useReadings(id, state, trail.at(-1));
  const rows = list.data?.items ?? [];
  const choose = (value: string) => {
    setState(readingStates.find(each => each === value));
    setTrail([]);
  };
  return (
    <section className="mt-8 max-w-3xl">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-bold">{t.readings}</h2>
        <Chip
          label={t.reading}
          value={state}
          onChange={choose}
          every={t.everyReading}
          options={readingStates.map(each => [each, t[each]])}
        />
      </div>
      <ListBody
        {...loadOf(list)}
        empty={rows.length === 0}
        onClear={state ? () => choose('') : undefined}
        whenEmpty={<StateBlock icon={Users} title={t.noReaders} />}
      >
        <ul className="divide-y divide-line border-y border-line text-sm">
          {rows.map(row => (
            <li key={`${row.nome} ${row.perfil} ${row.empresa}`} className="flex flex-wrap gap-x-3 py-2.5">
              <span className="min-w-0 flex-1 font-semibold">
                {row.nome}{' '}
                <span className="block text-xs font-normal text-ink-2">
                  {[row.empresa, row.lotacao, row.perfil === 'gestor' && t.manager].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className="num text-xs text-ink-2">
                {t[row.situacao]}
                {row.em && ` · ${momentInFull(row.em)}`}
              </span>
            </li>
          ))}
        </ul>
      </ListBody>
      <Pager
        cursor={{
          previous: trail.length > 0 ? () => setTrail(trail.slice(0, -1)) : undefined,
          next: after => (after ? () => setTrail([...trail, after]) : undefined),
        }}
        list={list.data}
        words={t.people}
      />
    </section>
  );
}
