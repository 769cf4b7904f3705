import { useTexts } from '#kernel/base/texts.ts';
import { Segmented } from '#ui/base/Segmented.tsx';
import type { View } from './PageSheet.tsx';
import { readingTexts } from './reading.messages.ts';

/** Pages as pictures, or their words in large letters. */
export function ViewChoice({ view, onView }: { view: View; onView: (view: View) => void }) {
  const t = useTexts(readingTexts);
  return (
    <Segmented
      large
      label={t.viewAs}
      options={[
        ['picture', t.picture],
        ['text', t.text],
      ]}
      value={view}
      onChange={onView}
    />
  );
}
