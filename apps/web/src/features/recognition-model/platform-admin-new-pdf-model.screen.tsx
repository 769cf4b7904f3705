import { pageModels } from './model-kinds.api.ts';
import { NewModel } from './NewModel.tsx';

/** A new model of a PDF page. */
export function Screen() {
  return <NewModel kind={pageModels} />;
}
