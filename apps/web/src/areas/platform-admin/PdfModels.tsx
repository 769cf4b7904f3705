import { useFindingWords } from '#features/import/finding-words.ts';
import { ModelPage } from '#features/recognition-model/ModelPage.tsx';

/** Models of PDF pages; what a trial finds is told as the imports tell it. */
export function Screen() {
  return <ModelPage words={useFindingWords()} />;
}
