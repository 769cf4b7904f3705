import { to } from '@cracha/contract/navigation/paths.ts';
import { lazy, Suspense } from 'react';
import { openingTexts } from '#features/history/openings.messages.ts';
import { Screen as RecordHistory } from '#features/history/record-history.screen.tsx';
import { useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { FieldWordsSlot } from '#kernel/base/slots.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useFieldWords } from '#kernel/record/field-words.ts';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { SiblingLinks } from '#ui/staff/SiblingLinks.tsx';

// the changes come first: who opened what is asked for
const Openers = lazy(async () => ({ default: (await import('#features/history/Openers.tsx')).Openers }));

const useRecordWords = () => useFieldWords();

/** The history of HR's records, in the words of the worker record where a change is of one; beside it who opened data. */
export function Screen() {
  const t = useTexts(openingTexts);
  const can = useCan();
  const { query } = useAddress();
  const changes = can('RhHistoricoRegistroVisualizar');
  const openings = can('RhAcessoDadoVisualizar');
  const opened = openings && (query.aba === 'aberturas' || !changes);
  const parts = changes && openings && (
    <SiblingLinks
      label={t.parts}
      links={[
        { href: to.hr.recordHistory(), text: t.changes, current: !opened },
        { href: to.hr.openings(), text: t.openings, current: opened },
      ]}
    />
  );
  if (opened)
    return (
      <Suspense fallback={<SkeletonRows rows={6} />}>
        <Openers parts={parts} />
      </Suspense>
    );
  return (
    <FieldWordsSlot value={useRecordWords}>
      <RecordHistory parts={parts} />
    </FieldWordsSlot>
  );
}
