import { to } from '@cracha/contract/navigation/paths.ts';
import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { Opened } from '#ui/staff/Opened.tsx';
import type { Folder } from '../worker.types.ts';
import { FolderFiles } from './FolderFiles.tsx';
import { filesTexts } from './files.messages.ts';
import { useFolder, useTakeFolder } from './worker-file.api.ts';

/** One worker's folder. */
export function FolderPage({ id, children }: { id: string; children?: ReactNode }) {
  const t = useTexts(filesTexts);
  const can = useCan();
  const found = useFolder(id);
  useTitle(found.data?.nome ?? t.title);
  return (
    <Opened found={found} title={t.title} back={{ href: to.hr.folders(), label: t.back }}>
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
          {/* as high as it is: what stands below doesn't squeeze it */}
          <div className="shrink-0">
            <FolderFiles id={id} />
          </div>
          {children}
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
