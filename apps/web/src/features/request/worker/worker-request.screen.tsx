import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { useAddress } from '#kernel/base/address.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { DocumentHead } from '#ui/base/DocumentHead.tsx';
import { Failed, ListBody } from '#ui/base/ListBody.tsx';
import { useRequest } from '../request.api.ts';
import { requestTexts } from '../request-words.messages.ts';
import { OwnRequest } from './OwnRequest.tsx';
import { ownTexts } from './own-requests.messages.ts';

const nowhere = { code: 'NOT_FOUND', gone: true };

/** One of the worker's own requests. */
export function Screen() {
  const t = useTexts(ownTexts);
  const words = useTexts(requestTexts);
  const { id } = useAddress().query;
  const one = useRequest(id);
  const title = one.data ? words.types[one.data.tipo] : t.open;
  const list = to.worker.requests();
  useTitle(title);
  return (
    <>
      <DocumentHead title={title} back={{ href: list, label: t.backToList }} />
      <div className="mx-auto max-w-xl px-4 pb-8">
        {id === undefined ? (
          <Failed large failure={nowhere} onRetry={() => undefined} list={list} />
        ) : (
          <ListBody large {...loadOf(one)} empty={false} whenEmpty={null} list={list}>
            {one.data && <OwnRequest key={one.data.id} one={one.data} />}
          </ListBody>
        )}
      </div>
    </>
  );
}
