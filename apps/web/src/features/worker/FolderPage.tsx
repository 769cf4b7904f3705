import { to } from '@cracha/contract/navigation/paths.ts';
import { useCan } from '#kernel/can.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { buttonLook } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Opened } from '#ui/Opened.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { FolderFiles } from './FolderFiles.tsx';
import { filesTexts } from './files.messages.ts';
import { useFolder } from './worker-file.api.ts';

/** One worker's folder. */
export function FolderPage({ id }: { id: string }) {
  const t = useTexts(filesTexts);
  const can = useCan();
  const found = useFolder(id);
  useTitle(found.data?.nome ?? t.title);
  return (
    <Opened found={found}>
      {({ nome, empresa, matricula }) => (
        <>
          <PageHead
            title={nome}
            lead={`${empresa} · ${t.registration} ${matricula}`}
            back={<BackLink href={to.hr.folders()} label={t.back} />}
          >
            {can('RhTrabalhadorVisualizar') && (
              <Link href={to.hr.worker(id)} className={buttonLook()}>
                {t.record}
              </Link>
            )}
          </PageHead>
          <FolderFiles id={id} />
        </>
      )}
    </Opened>
  );
}
