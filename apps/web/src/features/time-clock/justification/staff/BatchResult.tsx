import { useTexts } from '#kernel/base/texts.ts';
import { useRefusalWords } from '#kernel/lazy/refusal-words.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { BatchPage } from '#ui/staff/BatchPage.tsx';
import { isRunning } from '#ui/staff/task-state.ts';
import { justificationKeys } from '../justification.api.ts';
import { useBatch } from './desk.api.ts';
import { deskTexts } from './desk.messages.ts';

const queue = [...justificationKeys, 'queue'];
const outcomes = { aguardando: 'waiting', feito: 'done', recusado: 'refused' } as const;

/** How far a batch is, and what came of each. */
export function BatchResult({ id }: { id: string }) {
  const t = useTexts(deskTexts);
  const place = useStaffWay();
  const found = useBatch(id);
  const codes = [...new Set(found.data?.itens.flatMap(({ codigo }) => codigo ?? []))].sort();
  const words = useRefusalWords(codes);
  return (
    <BatchPage
      found={found}
      back={{ href: place.to.justificationLots(), label: t.toList }}
      stale={queue}
      of={({ status, feitos, total, itens }) => ({
        ...{ isRunning: isRunning(status), done: feitos, total },
        items: itens.map(({ id: item, nome, situacao, codigo }) => ({
          ...{ id: item, name: nome, outcome: outcomes[situacao] },
          why: codigo === null ? '–' : (words[codigo] ?? codigo),
        })),
      })}
      href={item => place.to.justification(item.id)}
      words={{ ...t, who: t.worker }}
    />
  );
}
