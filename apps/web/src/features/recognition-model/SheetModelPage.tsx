import { useAddress } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Opened } from '#ui/staff/Opened.tsx';
import { ModelList } from './ModelList.tsx';
import { sheetModels } from './model-kinds.api.ts';
import { NewModel } from './NewModel.tsx';
import { type ColumnWords, SheetEditor } from './SheetEditor.tsx';
import { useSampleRows, useSheetModel } from './sheet-model.api.ts';

interface SheetModelPageProps {
  words: Readonly<Record<string, string>>;
  columnWords: ColumnWords;
}

/** The models of sheets; with its id in the address the one that is worked on, with `novo` another. */
export function SheetModelPage(props: SheetModelPageProps) {
  const { query } = useAddress();
  if (query.id) return <One id={query.id} {...props} />;
  return query.novo ? <NewModel kind={sheetModels} /> : <ModelList kind={sheetModels} />;
}

function One({ id, words, columnWords }: SheetModelPageProps & { id: string }) {
  const model = useSheetModel(id);
  const rows = useSampleRows(id);
  const t = useTexts(sheetModels.texts);
  const head = { title: t.title, back: { href: sheetModels.home(), label: t.back } };
  return (
    <Opened found={model} {...head}>
      {one => (
        <Opened found={rows} {...head}>
          {sheets => (
            <SheetEditor
              key={`${id} ${one.versao}`}
              model={one}
              sheets={sheets}
              words={words}
              columnWords={columnWords}
            />
          )}
        </Opened>
      )}
    </Opened>
  );
}
