import { useFindingWords } from '#features/import/finding-words.ts';
import { ModelPage } from '#features/recognition-model/ModelPage.tsx';

/** A recognition model; what its trial finds is told as the imports tell it. */
export function Screen() {
  return <ModelPage words={useFindingWords()} />;
}
