import { to } from '@cracha/contract/navigation/paths.ts';
import { lazy, Suspense } from 'react';
import { filesTexts } from '#features/worker/files.messages.ts';
import { Screen as Folders } from '#features/worker/hr-employee-documents.screen.tsx';
import { useAddress } from '#kernel/address.ts';
import { mayEnter } from '#kernel/can.ts';
import { useSession } from '#kernel/session.ts';
import { useTexts } from '#kernel/texts.ts';
import { SiblingLinks } from '#ui/SiblingLinks.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';

// the folders come first: what came by files is asked for
const StaffFiledList = lazy(async () => ({
  default: (await import('#features/receipt/StaffFiledList.tsx')).StaffFiledList,
}));
const filedParts = ['fichas', 'espelhos'] as const;
const clock = { permissions: ['RhEspelhoPontoVisualizar'], appAccess: ['ponto-pdf'] } as const;

/** The folders of the workers; beside them the employee records and time-clock mirrors of imported files. */
export function Screen() {
  const t = useTexts(filesTexts);
  const { query } = useAddress();
  const session = useSession();
  const parts = filedParts.filter(part => part === 'fichas' || mayEnter(session, clock));
  const part = parts.find(one => one === query.aba);
  const links = (
    <SiblingLinks
      label={t.siblings}
      links={[
        { href: to.hr.folders(), text: t.folders, current: !part },
        ...parts.map(one => ({
          href: `${to.hr.folders()}?aba=${one}`,
          text: one === 'fichas' ? t.records : t.mirrors,
          current: part === one,
        })),
      ]}
    />
  );
  if (!part) return <Folders links={links} />;
  return (
    <Suspense fallback={<SkeletonRows rows={6} />}>
      <StaffFiledList key={part} part={part} links={links} />
    </Suspense>
  );
}
