import { useAddress } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Opened } from '#ui/staff/Opened.tsx';
import { ModelEditor } from './ModelEditor.tsx';
import { ModelList } from './ModelList.tsx';
import { useModel } from './model.api.ts';
import { pageModels } from './model-kinds.api.ts';

interface ModelPageProps {
  /** What a trial finds, in words, by its code. */
  words: Readonly<Record<string, string>>;
}

/** The models of PDF pages, or with its id in the address the one that is drawn. */
export function ModelPage({ words }: ModelPageProps) {
  const { query } = useAddress();
  return query.id ? <One id={query.id} words={words} /> : <ModelList kind={pageModels} />;
}

function One({ id, words }: ModelPageProps & { id: string }) {
  const t = useTexts(pageModels.texts);
  return (
    <Opened found={useModel(id)} title={t.title} back={{ href: pageModels.home(), label: t.back }}>
      {model => <ModelEditor key={`${id} ${model.versao}`} model={model} words={words} />}
    </Opened>
  );
}
