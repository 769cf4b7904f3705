import { to } from '@cracha/contract/navigation/paths.ts';
import { useState } from 'react';
import { navigateTo } from '#kernel/address.ts';
import { tellFailure } from '#kernel/failure.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { Field, Select } from '#ui/Field.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { ReasonedButton } from '#ui/ReasonedButton.tsx';
import { sendModel, useGroups } from './model.api.ts';
import { modelTexts } from './models.messages.ts';

/** A model begins with a real file that the reader could not read. */
export function NewModel() {
  const t = useTexts(modelTexts);
  const groups = useGroups();
  const [name, setName] = useState('');
  const [group, setGroup] = useState('');
  const [file, setFile] = useState<File>();
  const [busy, setBusy] = useState(false);
  const why = name.trim() ? (file ? undefined : t.fileFirst) : t.nameFirst;
  const send = async () => {
    if (!file) return;
    setBusy(true);
    await sendModel(name.trim(), group, file)
      .then(id => navigateTo(to.platform.model(id), { replace: true }), tellFailure)
      .finally(() => setBusy(false));
  };
  useTitle(t.newTitle);
  return (
    <>
      <PageHead title={t.newTitle} lead={t.newLead} back={<BackLink href={to.platform.models()} label={t.back} />} />
      <div className="grid max-w-xl gap-4 px-4 py-4 lg:px-6">
        <Field label={t.name} maxLength={120} value={name} onChange={event => setName(event.target.value)} />
        <Select label={t.group} value={group} onChange={event => setGroup(event.target.value)}>
          <option value="">{t.every}</option>
          {groups.data?.map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
        </Select>
        <Field
          label={t.file}
          help={t.fileHelp}
          type="file"
          accept=".pdf"
          className="[&_input]:py-1.5"
          onChange={event => setFile(event.target.files?.[0])}
        />
        <ReasonedButton look="primary" busy={busy} why={why} onClick={() => void send()}>
          {t.send}
        </ReasonedButton>
      </div>
    </>
  );
}
