import { IdCard } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { Button } from '#ui/base/Button.tsx';
import { signInTexts } from '../entry/sign-in.messages.ts';
import { FaultNotice } from '../FaultNotice.tsx';
import { beginProvider } from './provider.api.ts';

/** To the provider of identity, and from there back to where the person wanted to go. */
export function ProviderButton({ name, redirect }: { name: string; redirect?: string }) {
  const t = useTexts(signInTexts);
  const { query } = useAddress();
  const { busy, fault, run } = useAct();
  return (
    <>
      <Button
        size="lg"
        className="w-full"
        busy={busy}
        onClick={() => void run(() => beginProvider(redirect ?? query.redirect))}
      >
        <IdCard size={20} aria-hidden />
        {t.byProvider(name)}
      </Button>
      <FaultNotice fault={fault} />
    </>
  );
}
