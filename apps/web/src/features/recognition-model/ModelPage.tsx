import { useAddress } from '#kernel/address.ts';
import { loadOf } from '#kernel/loaded.ts';
import { ListBody } from '#ui/ListBody.tsx';
import { ModelEditor } from './ModelEditor.tsx';
import { useModel } from './model.api.ts';
import { NewModel } from './NewModel.tsx';

interface ModelPageProps {
  /** What a trial finds, in words, by its code. */
  words: Readonly<Record<string, string>>;
}

/** A new model, or with its id in the address the one that is drawn. */
export function ModelPage({ words }: ModelPageProps) {
  const { query } = useAddress();
  return query.id ? <Opened id={query.id} words={words} /> : <NewModel />;
}

function Opened({ id, words }: ModelPageProps & { id: string }) {
  const model = useModel(id);
  return (
    <ListBody {...loadOf(model)} empty={false} whenEmpty={null}>
      {model.data && <ModelEditor key={`${id} ${model.data.versao}`} model={model.data} words={words} />}
    </ListBody>
  );
}
