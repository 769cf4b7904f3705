import { areaOf, areas } from '@cracha/contract/navigation/areas.ts';
import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { CircleCheck } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import type { Accepted } from './companies.api.ts';
import { companiesTexts } from './companies.messages.ts';

/** A link was accepted: what to look at now, since somebody else may have set it up, and the way on. */
export function AcceptedNotice({ answer, onDone }: { answer: Accepted; onDone?: (() => void) | undefined }) {
  const t = useTexts(companiesTexts);
  const { path } = useAddress();
  const area = areaOf(path);
  const asks = answer.confirmar.length > 0;
  return (
    <Notice role="status" tone="ok" icon={CircleCheck} title={t.done} className="mb-6">
      <p>{asks ? t.doneLead : t.donePlain}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {area && asks && (
          <>
            <Link href={to.account(areas[area].prefix, 'dados')} className={buttonLook({ className: 'min-h-11' })}>
              {t.confirmContacts}
            </Link>
            <Link href={to.account(areas[area].prefix, 'seguranca')} className={buttonLook({ className: 'min-h-11' })}>
              {t.confirmKeys}
            </Link>
          </>
        )}
        {onDone && (
          <Button look="primary" className="min-h-11" onClick={onDone}>
            {t.goOn}
          </Button>
        )}
      </div>
    </Notice>
  );
}
