import { Screen as RecordHistory } from '#features/history/record-history.screen.tsx';
import { useFieldWords } from '#features/worker/field-words.ts';
import { FieldWordsSlot } from '#kernel/slots.ts';

/** The history of HR's records, in the words of the worker record where a change is of one. */
export function Screen() {
  return (
    <FieldWordsSlot value={useFieldWords}>
      <RecordHistory />
    </FieldWordsSlot>
  );
}
