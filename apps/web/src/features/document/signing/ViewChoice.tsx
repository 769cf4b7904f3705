import { useTexts } from '#kernel/base/texts.ts';
import { Segmented } from '#ui/base/Segmented.tsx';
import type { View } from './PageSheet.tsx';
import { signingTexts } from './signing.messages.ts';

/** Pages as pictures, or their words in large letters. */
export function ViewChoice({ value, onChange }: { value: View; onChange: (view: View) => void }) {
  const t = useTexts(signingTexts);
  return (
    <Segmented
      large
      label={t.viewAs}
      options={[
        ['picture', t.picture],
        ['text', t.text],
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
