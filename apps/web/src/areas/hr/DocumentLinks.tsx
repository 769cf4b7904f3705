import { to } from '@cracha/contract/navigation/paths.ts';
import { filesTexts } from '#features/worker/folder/files.messages.ts';
import { mayEnter } from '#kernel/base/can.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { SiblingLinks } from '#ui/staff/SiblingLinks.tsx';

const folders = { permissions: ['RhDocumentoEmpregadoVisualizar'], appAccess: ['docs-empregado'] } as const;

/** The workers' documents side by side, as far as this person may open them. */
export function DocumentLinks({ current }: { current: 'folders' | 'fichas' }) {
  const t = useTexts(filesTexts);
  const session = useSession();
  if (!mayEnter(session, folders)) return null;
  return (
    <SiblingLinks
      label={t.siblings}
      links={[
        { href: to.hr.folders(), text: t.folders, current: current === 'folders' },
        { href: to.hr.records(), text: t.records, current: current === 'fichas' },
      ]}
    />
  );
}
