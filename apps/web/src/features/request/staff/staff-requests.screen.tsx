import { to } from '@cracha/contract/navigation/paths.ts';
import { ListChecks } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { partOf } from '#kernel/lazy/part.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { RequestDesk } from './RequestDesk.tsx';
import { requestDeskTexts } from './request-desk.messages.ts';

const ManyRequests = partOf(async () => (await import('./ManyRequests.tsx')).ManyRequests);
const ManyResult = partOf(async () => (await import('./ManyResult.tsx')).ManyResult);

/** Requests to decide, one by one or several; who only looks after tickets is led on to them. */
export function Screen() {
  const can = useCan();
  const { owner } = useStaffWay();
  const reads = can(owner === 'hr' ? 'RhSolicitacaoVisualizar' : 'GestorSolicitacaoVisualizar');
  const { query } = useAddress();
  if (!reads) return <ToServiceDesk />;
  if (query.lote !== undefined) return <ManyResult id={query.lote} />;
  return query.varios === undefined ? <RequestDesk /> : <ManyRequests />;
}

function ToServiceDesk() {
  const t = useTexts(requestDeskTexts);
  useTitle(t.title);
  return (
    <div className="grid flex-1 place-items-center">
      <h1 className="sr-only">{t.title}</h1>
      <StateBlock
        icon={ListChecks}
        title={t.notHere}
        action={
          <Link href={to.hr.desk()} className={buttonLook({ look: 'primary' })}>
            {t.toDesk}
          </Link>
        }
      >
        {t.notHereLead}
      </StateBlock>
    </div>
  );
}
