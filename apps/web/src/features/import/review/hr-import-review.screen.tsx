import { to } from '@cracha/contract/navigation/paths.ts';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { failureOf } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { Desk } from '#ui/staff/Desk.tsx';
import { useLiveImports } from '../import.api.ts';
import { ReviewDesk } from './ReviewDesk.tsx';
import { useReviewQueue } from './review.api.ts';
import { reviewTexts } from './review.messages.ts';
import type { ReviewQueue } from './review.types.ts';

/** The documents of an import that wait for a person, one after the other (design addendum B3). */
export function Screen() {
  const t = useTexts(reviewTexts);
  const { query } = useAddress();
  const id = query.id ?? '';
  const queue = useReviewQueue(id);
  const can = useCan();
  useLiveImports();
  useTitle(t.title);
  const data = queue.data;
  const open = data?.itens.filter(item => item.aberto) ?? [];
  if (data && (open.length > 0 || data.itens.some(item => item.id === query.documento)))
    return <ReviewDesk id={id} queue={data} wanted={query.documento} mayChange={can('RhImportacaoEditar')} />;
  return (
    <Desk title={t.title} source={data?.importacao.nome} back={{ href: to.hr.imports(), label: t.back }} footer={null}>
      <div className="flex-1">
        <ListBody
          list={to.hr.imports()}
          state={data ? 'ready' : queue.isError ? 'failed' : 'loading'}
          failure={failureOf(queue.error)}
          onRetry={() => void queue.refetch()}
          empty={data !== undefined}
          whenEmpty={data && <AllDone queue={data} />}
        >
          {null}
        </ListBody>
      </div>
    </Desk>
  );
}

function AllDone({ queue }: { queue: ReviewQueue }) {
  const t = useTexts(reviewTexts);
  const way = useRef<HTMLAnchorElement>(null);
  // what had the hands went with the last document; whoever is elsewhere on the page stays there
  useEffect(() => {
    if (document.activeElement === document.body) way.current?.focus();
  }, []);
  return (
    <StateBlock
      icon={CircleCheck}
      title={t.allDone}
      action={
        <Link ref={way} href={to.hr.release(queue.importacao.id)} className={buttonLook({ look: 'primary' })}>
          {t.toRelease}
        </Link>
      }
    >
      {t.allDoneLead(queue.decididos)}
      {queue.deOutros > 0 && ` ${t.ofOthers(queue.deOutros)}`}
    </StateBlock>
  );
}
