import { to } from '@cracha/contract/navigation/paths.ts';
import { useAddress } from '#kernel/base/address.ts';
import { failureOf } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Desk } from '#ui/staff/Desk.tsx';
import { useLiveImports } from '../import.api.ts';
import { ReleaseDeskView } from './ReleaseDeskView.tsx';
import { useReleaseDesk } from './release.api.ts';
import { releaseTexts } from './release.messages.ts';

/** What is looked at before anything becomes visible to workers (design addendum B4). */
export function Screen() {
  const t = useTexts(releaseTexts);
  const { query } = useAddress();
  const id = query.id ?? '';
  const desk = useReleaseDesk(id);
  useLiveImports();
  useTitle(t.title);
  if (desk.data) return <ReleaseDeskView id={id} desk={desk.data} />;
  return (
    <Desk title={t.title} back={{ href: to.hr.imports(), label: t.back }} footer={null}>
      <div className="flex-1">
        <ListBody
          list={to.hr.imports()}
          state={desk.isError ? 'failed' : 'loading'}
          failure={failureOf(desk.error)}
          onRetry={() => void desk.refetch()}
          empty={false}
          whenEmpty={null}
        >
          {null}
        </ListBody>
      </div>
    </Desk>
  );
}
