import { to } from '@cracha/contract/navigation/paths.ts';
import { useAddress } from '#kernel/base/address.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { DocumentHead } from '#ui/base/DocumentHead.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { useRequest } from '../../request.api.ts';
import { NewRequestForm } from './NewRequestForm.tsx';
import { useOwnEmployments } from './new-request.api.ts';
import { newRequestTexts } from './new-request.messages.ts';

/** A new request, or one that waits for a change, sent again. */
export function Screen() {
  const t = useTexts(newRequestTexts);
  const { ajuste } = useAddress().query;
  const employments = useOwnEmployments();
  const before = useRequest(ajuste);
  const title = ajuste === undefined ? t.title : t.adjust;
  const list = to.worker.requests();
  useTitle(title);
  const waits = ajuste !== undefined && !before.data;
  return (
    <>
      <DocumentHead title={title} back={{ href: list, label: t.backToList }} />
      <div className="mx-auto max-w-xl px-4 pb-8">
        <ListBody large {...loadOf(waits ? before : employments)} empty={false} whenEmpty={null} list={list}>
          {employments.data && !waits && (
            <NewRequestForm key={ajuste} employments={employments.data} before={before.data} />
          )}
        </ListBody>
      </div>
    </>
  );
}
