import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { DropZone } from '#ui/form/DropZone.tsx';
import { ReasonedButton } from '#ui/form/ReasonedButton.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { type Place, sendModel } from './model.api.ts';
import type { ModelKind } from './model-kinds.api.ts';
import { modelTexts } from './models.messages.ts';
import { PlaceFields } from './PlaceFields.tsx';

/** A model begins with a real file that the reader could not read. */
export function NewModel({ kind }: { kind: ModelKind }) {
  const t = useTexts(modelTexts);
  const own = useTexts(kind.texts);
  const can = useCan();
  const [place, setPlace] = useState<Place>({ name: '', group: '', system: '' });
  const [file, setFile] = useState<File>();
  const [busy, setBusy] = useState(false);
  const why = can(kind.may.create) ? (place.name.trim() ? (file ? undefined : t.fileFirst) : t.nameFirst) : t.mayNot;
  const send = async () => {
    if (!file) return;
    setBusy(true);
    await sendModel(kind, place, file)
      .then(id => navigateTo(kind.one(id), { replace: true }), tellFailure)
      .finally(() => setBusy(false));
  };
  useTitle(own.newTitle);
  return (
    <>
      <PageHead title={own.newTitle} lead={own.newLead} back={<BackLink href={kind.home()} label={own.back} />} />
      <div className="grid max-w-xl gap-4 px-4 py-4 lg:px-6">
        <PlaceFields kind={kind} place={place} onChange={setPlace} />
        <DropZone
          label={own.file}
          title={file?.name ?? own.file}
          help={own.fileHelp}
          accept={kind.accept}
          primary={false}
          onFiles={([first]) => setFile(first ?? file)}
        />
        {file && (
          // the zone has no title on a phone
          <p role="status" className="font-semibold break-words sm:sr-only">
            {file.name}
          </p>
        )}
        <ReasonedButton look="primary" busy={busy} why={why} onClick={() => void send()}>
          {t.send}
        </ReasonedButton>
      </div>
    </>
  );
}
