import { useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { ComparedText } from './ComparedText.tsx';
import { PaperText } from './PaperText.tsx';
import { type TemplateRow, type TemplateVersion, useTemplateVersion, useTemplateVersions } from './template.api.ts';
import { templateTexts } from './templates.messages.ts';

/** The published versions of a model: who, when, and what each changed. */
export function VersionsModal({ template }: { template: Pick<TemplateRow, 'id' | 'titulo'> }) {
  const t = useTexts(templateTexts);
  const [shown, setShown] = useState<TemplateVersion>();
  const list = useTemplateVersions(template.id);
  return (
    <Modal
      shape="side"
      title={shown ? t.versionOf(shown.numero) : t.versions}
      description={shown ? shown.titulo : `${template.titulo}. ${t.versionsLead}`}
      footer={shown && <Button onClick={() => setShown(undefined)}>{t.toVersions}</Button>}
    >
      {shown ? (
        <OneVersion id={template.id} n={shown.numero} />
      ) : (
        <ListBody {...loadOf(list)} empty={false} whenEmpty={null}>
          <ul className="divide-y divide-line">
            {list.data?.map(version => (
              <li key={version.numero}>
                <Line version={version} onOpen={() => setShown(version)} />
              </li>
            ))}
          </ul>
        </ListBody>
      )}
    </Modal>
  );
}

function Line({ version, onOpen }: { version: TemplateVersion; onOpen: () => void }) {
  const t = useTexts(templateTexts);
  const { momentInFull } = useFormats();
  const { numero, em, por, nota } = version;
  return (
    <button
      type="button"
      className="-mx-2 w-[calc(100%+1rem)] rounded-md px-2 py-3 text-left text-sm hover:bg-sunken"
      onClick={onOpen}
    >
      <b className="num font-semibold text-brand-ink">{t.versionOf(numero)}</b>
      <span className="num text-ink-2">
        {' '}
        · {momentInFull(em)} · {por ?? t.byProduct}
      </span>
      {nota && <span className="block [overflow-wrap:anywhere]">{nota}</span>}
    </button>
  );
}

function OneVersion({ id, n }: { id: string; n: number }) {
  const t = useTexts(templateTexts);
  const [view, setView] = useState<'whole' | 'change'>(n > 1 ? 'change' : 'whole');
  const { data: version } = useTemplateVersion(id, n);
  const { data: before } = useTemplateVersion(id, n > 1 ? n - 1 : undefined);
  if (!version) return <SkeletonRows rows={6} className="h-11" />;
  return (
    <div className="grid gap-4">
      {n > 1 && (
        <Segmented
          label={t.versionOf(n)}
          value={view}
          onChange={setView}
          options={[
            ['change', t.whatChanged],
            ['whole', t.wholeText],
          ]}
        />
      )}
      {view === 'change' && before ? (
        <ComparedText before={before.corpo} after={version.corpo} fields={version.campos} />
      ) : (
        <PaperText body={version.corpo} fields={version.campos} />
      )}
    </div>
  );
}
