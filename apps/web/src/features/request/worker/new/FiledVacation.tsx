import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { Opened } from '#ui/staff/Opened.tsx';
import { NewRequestForm } from './NewRequestForm.tsx';
import { useBalance } from './new-request.api.ts';
import { newRequestTexts } from './new-request.messages.ts';

/** HR or a manager asks for a vacation in somebody's place. */
export function FiledVacation({ idVinculo }: { idVinculo: string }) {
  const t = useTexts(newRequestTexts);
  const { owner, to } = useStaffWay();
  const found = useBalance(idVinculo);
  const title = found.data ? t.forWorker(found.data.nome) : t.title;
  const back = { href: to.vacation(idVinculo), label: t.backToVacations };
  useTitle(title);
  return (
    <Opened found={found} title={title} back={back}>
      {({ empresa, lotacao }) => (
        <div data-scroller className="min-h-0 flex-1 overflow-auto">
          <PageHead title={title} lead={[lotacao, empresa].filter(Boolean).join(' · ')} back={<BackLink {...back} />} />
          <div className="max-w-xl px-4 pb-8 lg:px-6">
            <NewRequestForm
              employments={[{ id: idVinculo, company: empresa }]}
              before={undefined}
              only="ferias"
              filer={owner}
            />
          </div>
        </div>
      )}
    </Opened>
  );
}
