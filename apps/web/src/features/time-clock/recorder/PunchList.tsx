import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { Clock } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { ListHead } from '#ui/base/ListHead.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { LineList } from '#ui/cards/LineList.tsx';
import { punchTexts } from '../punch-words.messages.ts';
import { downloadReceipt, usePunches } from './recorder.api.ts';
import { recorderTexts } from './recorder.messages.ts';

/** All of one's own punches as facts, the newest first. */
export function PunchList() {
  const t = useTexts(recorderTexts);
  const { sources } = useTexts(punchTexts);
  const { dayShort, int } = useFormats();
  const list = usePunches();
  return (
    <div className="mx-auto max-w-xl px-4 pt-3 pb-6">
      <ListHead title={t.all} back={{ href: to.worker.punch(), label: t.back }} />
      <LineList
        list={list}
        className="mt-3"
        whenEmpty={<StateBlock large icon={Clock} title={t.noPunches} />}
        line={row => (
          <div className="flex min-h-16 items-center gap-3 px-4 py-2.5">
            <span className="num min-w-0 flex-1">
              <b className="block font-semibold">
                {dayShort(row.dia)}, {row.hora}
              </b>
              <span className="block text-sm text-ink-2">
                {[t.number(int(row.nsr)), sources[row.origem], row.empresa].join(' · ')}
              </span>
            </span>
            {row.comprovante && (
              <Button
                aria-label={t.receiptOf(`${dayShort(row.dia)}, ${row.hora}`)}
                onClick={() => void downloadReceipt(row.id).catch(tellFailure)}
              >
                {t.receipt}
              </Button>
            )}
          </div>
        )}
      />
    </div>
  );
}
