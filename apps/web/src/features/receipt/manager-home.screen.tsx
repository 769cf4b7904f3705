import { to } from '@cracha/contract/navigation/paths.ts';
import { CircleCheck, MessageSquareText, ReceiptText } from 'lucide-react';
import { useCan } from '#kernel/can.ts';
import { useFormats } from '#kernel/formats.ts';
import { useSession } from '#kernel/session.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { buttonLook } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { useFilterValues, useReceiptTotals } from './receipt-list.api.ts';
import { staffTexts } from './staff.messages.ts';
import { TileList } from './TileList.tsx';

export function Screen() {
  const t = useTexts(staffTexts);
  const can = useCan();
  const name = useSession()?.user.nome.split(' ')[0] ?? '';
  useTitle(t.home);
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-auto">
      <PageHead title={t.hello(name)} lead={t.team}>
        {can('GestorComunicadoVisualizar') && (
          <Link href={to.manager.announcements()} className={buttonLook({ className: 'max-lg:h-11' })}>
            {t.announcements}
          </Link>
        )}
        {can('GestorReciboVisualizar') && (
          <Link href={to.manager.receipts()} className={buttonLook({ look: 'primary', className: 'max-lg:h-11' })}>
            {t.seeReceipts}
          </Link>
        )}
      </PageHead>
      <div className="px-4 pb-8 lg:px-6">
        {can('GestorReciboVisualizar') ? <Tiles /> : <p className="text-ink-2">{t.allDone}</p>}
      </div>
    </div>
  );
}

function Tiles() {
  const t = useTexts(staffTexts);
  const f = useFormats();
  const newest = useFilterValues('manager').data?.competencias[0];
  const totals = useReceiptTotals('manager', newest && { mes: newest.mes, ano: newest.ano }).data;
  const sub = newest && t.notSeenLead(f.competence(newest.mes, newest.ano).toLowerCase());
  const address = (situacao: string) => `${to.manager.receipts()}?situacao=${situacao}`;
  return (
    <TileList
      tiles={[
        {
          key: 'unseen',
          icon: ReceiptText,
          label: t.notSeen,
          sub,
          count: totals?.porSituacao.naoVisto,
          href: address('naoVisto'),
        },
        {
          key: 'agreed',
          icon: CircleCheck,
          label: t.concordou,
          sub,
          count: totals?.porSituacao.concordou,
          href: address('concordou'),
        },
        {
          key: 'disagreed',
          icon: MessageSquareText,
          label: t.discordou,
          sub,
          count: totals?.porSituacao.discordou,
          bad: true,
          href: address('discordou'),
        },
      ]}
    />
  );
}
