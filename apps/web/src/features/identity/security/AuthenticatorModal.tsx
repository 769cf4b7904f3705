import { type FormEvent, useEffect, useState } from 'react';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { Button } from '#ui/base/Button.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { CodeInput } from '#ui/code/CodeInput.tsx';
import { AuthenticatorKey } from '../AuthenticatorKey.tsx';
import { FaultNotice } from '../FaultNotice.tsx';
import { registerAuthenticator } from '../registration.api.ts';
import { CodesShown } from './CodesShown.tsx';
import { Prove } from './Prove.tsx';
import { newAuthenticatorKey, useSecurityChanged } from './security.api.ts';
import { securityTexts } from './security.messages.ts';

/** The first authenticator, or another one: the present one is asked for first. */
export function AuthenticatorModal({ active }: { active: boolean }) {
  const t = useTexts(securityTexts);
  const [codes, setCodes] = useState<readonly string[]>();
  return codes ? (
    <Modal key="codes" title={t.codesTitle} description={t.codesLead}>
      <CodesShown codes={codes} />
    </Modal>
  ) : (
    <Modal key="register" title={t.registerTitle}>
      <Registration another={active} setCodes={setCodes} />
    </Modal>
  );
}

interface RegistrationProps {
  another: boolean;
  setCodes: (codes: readonly string[]) => void;
}

function Registration({ another, setCodes }: RegistrationProps) {
  const t = useTexts(securityTexts);
  const [key, setKey] = useState<string>();
  const changed = useSecurityChanged();
  const { fault, run } = useAct();
  const fetchKey = async () => setKey(await newAuthenticatorKey());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the dialog opens
  useEffect(() => {
    if (!another) void run(fetchKey);
  }, []);
  const registered = async (made: readonly string[]) => {
    setCodes(made);
    await changed();
  };
  if (key)
    return <KeyForm secret={key} lead={another ? t.registerLead : t.registerFirstLead} onRegistered={registered} />;
  if (another) return <Prove onProved={fetchKey} />;
  return fault ? <FaultNotice fault={fault} /> : <SkeletonRows rows={2} className="h-24" />;
}

interface KeyFormProps {
  secret: string;
  lead: string;
  onRegistered: (codes: readonly string[]) => Promise<void>;
}

function KeyForm({ secret, lead, onRegistered }: KeyFormProps) {
  const t = useTexts(securityTexts);
  const user = useSession()?.user;
  const [code, setCode] = useState('');
  const { busy, fault, run, clear } = useAct();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.length < 6 || busy) return;
    if (!(await run(async () => onRegistered(await registerAuthenticator(secret, code))))) setCode('');
  };
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <p>{lead}</p>
      <AuthenticatorKey secret={secret} account={user?.email ?? user?.nome ?? ''} />
      <CodeInput
        label={t.registerLabel}
        value={code}
        readOnly={busy}
        error={fault?.sentence}
        onChange={next => {
          setCode(next);
          clear();
        }}
      />
      <Button type="submit" look="primary" size="lg" busy={busy} blocked={code.length < 6}>
        {t.activate}
      </Button>
    </form>
  );
}
