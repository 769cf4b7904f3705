import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { CircleCheck, type LucideIcon, TimerOff } from 'lucide-react';
import { useState } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { FaultNotice } from '../FaultNotice.tsx';
import { objectByLink } from './companies.api.ts';
import { companiesTexts } from './companies.messages.ts';

/** 'It wasn't me', from the link of a notice: one button, so that no mail reader objects by looking at the link. */
export function Screen() {
  const t = useTexts(companiesTexts);
  const { query } = useAddress();
  const { busy, fault, run } = useAct();
  const [stopped, setStopped] = useState(false);
  useTitle(t.objectionTitle);
  const stop = () => void run(() => objectByLink(query.codigo ?? '')).then(setStopped);
  if (stopped) return <End icon={CircleCheck} title={t.objectionDone} lead={t.objectionDoneLead} />;
  if (fault?.code === 'LINK_EXPIRED' || !query.codigo)
    return <End icon={TimerOff} title={t.objectionOver} lead={t.objectionOverLead} />;
  return (
    <div className="mx-auto w-full max-w-[420px] pt-4">
      <h1 className="text-2xl font-bold tracking-[-.02em]">{t.objectionTitle}</h1>
      <p className="mt-2 text-ink-2">{t.objectionLead}</p>
      <FaultNotice fault={fault} />
      <Button look="danger" size="lg" className="mt-6 w-full" busy={busy} onClick={stop}>
        {t.objectionAct}
      </Button>
    </div>
  );
}

function End({ icon, title, lead }: { icon: LucideIcon; title: string; lead: string }) {
  const t = useTexts(companiesTexts);
  return (
    <div role="status" className="mx-auto w-full max-w-[420px] pt-4">
      <StateBlock
        large
        icon={icon}
        title={title}
        action={
          <Link href={to.login()} className={buttonLook({ look: 'primary', size: 'lg', className: 'w-full' })}>
            {t.enter}
          </Link>
        }
      >
        {lead}
      </StateBlock>
    </div>
  );
}
