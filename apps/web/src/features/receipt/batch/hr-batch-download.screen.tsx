import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { PageHead } from '#ui/list/PageHead.tsx';
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
