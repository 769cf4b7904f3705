import { useTexts } from '#kernel/base/texts.ts';
import { useRefusalWords } from '#kernel/lazy/refusal-words.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { BatchPage } from '#ui/staff/BatchPage.tsx';
import { requestKeys } from '../request.api.ts';
import { isOpen, type RequestBatch, useRequestBatch } from './many.api.ts';
import { manyTexts } from './many.messages.ts';

const lists = [...requestKeys, 'list'];

/** How far an act on many is, and what came of each. */
export function ManyResult({ id }: { id: string }) {
  const t = useTexts(manyTexts);
  const place = useStaffWay();
  const found = useRequestBatch(id);
  const codes = new Map(found.data?.itens.map(one => [one.id, one.codigo]));
  return (
    <BatchPage
      found={found}
      back={{ href: `${place.to.requests()}?varios=true`, label: t.toList }}
      stale={lists}
      of={batch => ({
        ...{ isRunning: isOpen(batch), done: batch.feitos, total: batch.total },
        items: batch.itens.map(one => ({
          id: one.id,
          name: [one.nome ?? t.unknown, one.codigo].filter(Boolean).join(' · '),
          outcome: one.resultado === null ? 'waiting' : one.resultado === 'ok' ? 'done' : 'refused',
          why: one.resultado === null || one.resultado === 'ok' ? '–' : <Why {...one} code={one.resultado} />,
        })),
      })}
      href={item => (codes.get(item.id) ? place.to.request(item.id) : undefined)}
      words={{ ...t, who: t.worker }}
    />
  );
}

/** Each with the values of its own: who was quicker, and when. */
function Why({ code, valores }: Pick<RequestBatch['itens'][number], 'valores'> & { code: string }) {
  const words = useRefusalWords([code], valores);
  return <>{words[code] ?? '…'}</>;
}
