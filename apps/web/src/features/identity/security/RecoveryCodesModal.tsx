import { useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { Modal } from '#ui/base/Modal.tsx';
import { CodesShown } from './CodesShown.tsx';
import { Prove } from './Prove.tsx';
import { newRecoveryCodes, useSecurityChanged } from './security.api.ts';
import { securityTexts } from './security.messages.ts';

/** Ten new recovery codes for who shows a second factor; then they have the dialog to themselves. */
export function RecoveryCodesModal() {
  const t = useTexts(securityTexts);
  const [codes, setCodes] = useState<readonly string[]>();
  const changed = useSecurityChanged();
  const renew = async () => {
    setCodes(await newRecoveryCodes());
    await changed();
  };
  return codes ? (
    <Modal key="codes" title={t.codesTitle} description={t.codesLead}>
      <CodesShown codes={codes} />
    </Modal>
  ) : (
    <Modal key="prove" title={t.newCodesTitle} description={t.newCodesLead}>
      <Prove onProved={renew} />
    </Modal>
  );
}
