import { useFormats } from '#kernel/base/formats.ts';
import { useStore } from '#kernel/base/store.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { keepTexts } from './keep.messages.ts';
import { phoneCopy } from './phone-copy.ts';

/** How much is kept, and since when. */
export function Kept() {
  const t = useTexts(keepTexts);
  const { moment } = useFormats();
  const copy = useStore(phoneCopy);
  return copy && t.since(t.kept(copy.receipts, copy.statement), moment(new Date(copy.keptAt).toISOString()));
}
