import { to } from '@cracha/contract/navigation/paths.ts';
import { filesTexts } from '#features/worker/folder/files.messages.ts';
import { mayEnter } from '#kernel/base/can.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { SiblingLinks } from '#ui/staff/SiblingLinks.tsx';

const folders = { permissions: ['RhDocumentoEmpregadoVisualizar'], appAccess: ['docs-empregado'] } as const;
/** What asks for time-clock mirrors that came by files. */
export const clock = { permissions: ['RhEspelhoPontoVisualizar'], appAccess: ['ponto-pdf'] } as const;

/** The workers' documents side by side, as far as this person may open them. */
export function DocumentLinks({ current }: { current: 'folders' | 'fichas' | 'espelhos' }) {
  const t = useTexts(filesTexts);
  const session = useSession();
  const links = [
    ...(mayEnter(session, folders)
      ? [
          { href: to.hr.folders(), text: t.folders, current: current === 'folders' },
          { href: to.hr.records(), text: t.records, current: current === 'fichas' },
        ]
      : []),
    ...(mayEnter(session, clock) ? [{ href: to.hr.mirrors(), text: t.mirrors, current: current === 'espelhos' }] : []),
  ];
  return links.length > 1 && <SiblingLinks label={t.siblings} links={links} />;
}
