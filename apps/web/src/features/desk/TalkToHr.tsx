import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { ListHead } from '#ui/base/ListHead.tsx';
import { useDeskOptions } from './desk.api.ts';
import { NoDesk } from './NoDesk.tsx';
import { TalkForm } from './TalkForm.tsx';
import { workerDeskTexts } from './worker.messages.ts';

/** The form that opens a ticket. */
export function TalkToHr() {
  const t = useTexts(workerDeskTexts);
  const options = useDeskOptions();
  useTitle(t.talk);
  return (
    <div className="mx-auto max-w-xl px-4 pt-3 pb-8">
      <ListHead title={t.talk} back={{ href: to.worker.tickets(), label: t.back }} />
      <p className="text-ink-2">{t.talkLead}</p>
      <ListBody large {...loadOf(options)} empty={options.data?.length === 0} whenEmpty={<NoDesk />}>
        {options.data && <TalkForm options={options.data} />}
      </ListBody>
    </div>
  );
}
