import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { BatchForm } from './BatchForm.tsx';
import { BatchList } from './BatchList.tsx';
import { batchTexts } from './batch.messages.ts';

/** Many documents in a ZIP: what is asked for above, what was asked for below. */
export function Screen() {
  const t = useTexts(batchTexts);
  useTitle(t.title);
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <BatchForm />
      <BatchList />
    </>
  );
}
