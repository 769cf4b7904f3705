import { to } from '@cracha/contract/navigation/paths.ts';
import { useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { OneFileDrop } from '#ui/form/OneFileDrop.tsx';
import { CompanySelect } from '../CompanySelect.tsx';
import { useSendFile } from './file.api.ts';
import { fileTexts } from './file.messages.ts';

/** One file at a time, for the company that it tells or the one chosen; once it is taken, its page opens. */
export function FileDrop() {
  const t = useTexts(fileTexts);
  const [idEmpresa, setCompany] = useState('');
  const send = useSendFile();
  return (
    <OneFileDrop
      texts={t}
      accept=".txt,.afd"
      send={(file, onProgress) => send.mutateAsync({ file, idEmpresa, onProgress })}
      href={to.hr.clockFile}
    >
      <CompanySelect
        className="max-w-72"
        label={t.dropCompany}
        none={t.decidesItself}
        value={idEmpresa}
        onChange={setCompany}
      />
    </OneFileDrop>
  );
}
