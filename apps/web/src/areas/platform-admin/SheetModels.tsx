import { columnTexts } from '#features/import/columns.messages.ts';
import { useFindingWords } from '#features/import/finding-words.ts';
import { SheetModelPage } from '#features/recognition-model/SheetModelPage.tsx';
import { useTexts } from '#kernel/base/texts.ts';

/** Models of sheets; columns and what a trial finds are told as the imports tell them. */
export function Screen() {
  return <SheetModelPage words={useFindingWords()} columnWords={useTexts(columnTexts)} />;
}
