import { to } from '@cracha/contract/navigation/paths.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { ListHead } from '#ui/base/ListHead.tsx';
import { NewRequestForm } from './NewRequestForm.tsx';
import { useOwnEmployments } from './new-request.api.ts';
import { newRequestTexts } from './new-request.messages.ts';

/** Talk to HR without a service desk: a request about whatever it is. */
export function TalkRequest() {
  const t = useTexts(newRequestTexts);
  const employments = useOwnEmployments();
  useTitle(t.talk);
  return (
    <div className="mx-auto max-w-xl px-4 pt-3 pb-8">
      <ListHead title={t.talk} back={{ href: to.worker.requests(), label: t.backToList }} />
      <ListBody large {...loadOf(employments)} empty={false} whenEmpty={null}>
        {employments.data && <NewRequestForm employments={employments.data} before={undefined} only="outros" />}
      </ListBody>
    </div>
  );
}
