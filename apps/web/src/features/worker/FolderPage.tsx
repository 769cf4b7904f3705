import { to } from '@cracha/contract/navigation/paths.ts';
import { FileDown } from 'lucide-react';
import { useCan } from '#kernel/can.ts';
import { tellFailure } from '#kernel/failure.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { Button, buttonLook } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Opened } from '#ui/Opened.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { FolderFiles } from './FolderFiles.tsx';
import { filesTexts } from './files.messages.ts';
import type { Folder } from './worker.types.ts';
import { useFolder, useTakeFolder } from './worker-file.api.ts';

/** One worker's folder. */
export function FolderPage({ id }: { id: string }) {
  const t = useTexts(filesTexts);
  const can = useCan();
  const found = useFolder(id);
  useTitle(found.data?.nome ?? t.title);
  return (
    <Opened found={found}>
      {folder => (
        <>
          <PageHead
            title={folder.nome}
            lead={`${folder.empresa} · ${t.registration} ${folder.matricula}`}
            back={<BackLink href={to.hr.folders()} label={t.back} />}
          >
            {folder.arquivos > 0 && can('RhDocumentoEmpregadoDownload') && <TakeFolder folder={folder} />}
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

function TakeFolder({ folder }: { folder: Folder }) {
  const t = useTexts(filesTexts);
  const take = useTakeFolder(folder);
  return (
    <Button busy={take.isPending} onClick={() => take.mutate(undefined, { onError: tellFailure })}>
      <FileDown size={16} aria-hidden />
      {t.downloadAll}
    </Button>
  );
}
