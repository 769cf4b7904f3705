import { useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { Modal } from '#ui/base/Modal.tsx';
import { CodesShown } from './CodesShown.tsx';
import { Prove } from './Prove.tsx';
import { newRecoveryCodes, useSecurityChanged } from './security.api.ts';
import { securityTexts } from './security.messages.ts';

/** Ten new recovery codes for who shows a second factor. */
export function RecoveryCodesModal() {
  const t = useTexts(securityTexts);
  return (
    <Modal title={t.newCodesTitle} description={t.newCodesLead}>
      <Renewal />
    </Modal>
  );
}

function Renewal() {
  const [codes, setCodes] = useState<readonly string[]>();
  const changed = useSecurityChanged();
  const renew = async () => {
    setCodes(await newRecoveryCodes());
    await changed();
  };
  return codes ? <CodesShown codes={codes} /> : <Prove onProved={renew} />;
}
