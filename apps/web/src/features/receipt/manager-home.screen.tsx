import { to } from '@cracha/contract/navigation/paths.ts';
import { CalendarOff, CircleCheck, MessageSquareText, ReceiptText, Users } from 'lucide-react';
import { mayEnter, useCan } from '#kernel/can.ts';
import { useFormats } from '#kernel/formats.ts';
import { useSession } from '#kernel/session.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { buttonLook } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { listTexts } from './lists.messages.ts';
import { useFilterValues, useReceiptTotals } from './receipt-list.api.ts';
import { staffTexts } from './staff.messages.ts';
import { TileList } from './TileList.tsx';
import { useTeam } from './team.api.ts';

export function Screen() {
  const t = useTexts(staffTexts);
  const can = useCan();
  const name = useSession()?.user.nome.split(' ')[0] ?? '';
  const team = mayEnter(useSession(), { permissions: ['GestorTrabalhadorVisualizar'], appAccess: ['trabalhador'] });
  useTitle(t.home);
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-auto">
      <PageHead title={t.hello(name)} lead={t.team}>
        {can('GestorComunicadoVisualizar') && (
          <Link href={to.manager.announcements()} className={buttonLook()}>
            {t.announcements}
          </Link>
        )}
        {can('GestorReciboVisualizar') && (
          <Link href={to.manager.receipts()} className={buttonLook({ look: 'primary' })}>
            {t.seeReceipts}
          </Link>
        )}
      </PageHead>
      <div className="grid gap-3 px-4 pb-8 lg:px-6">
        {team && <TeamTiles />}
        {can('GestorReciboVisualizar') && <Tiles />}
        {!team && !can('GestorReciboVisualizar') && <p className="text-ink-2">{t.allDone}</p>}
      </div>
    </div>
  );
}

/** Who is there and who is away, by the lists that hold them. */
function TeamTiles() {
  const t = useTexts(staffTexts);
  const totals = useTeam();
  const address = (situacao: string) => `${to.manager.workers()}?situacao=${situacao}`;
  return (
    <TileList
      tiles={[
        { key: 'people', icon: Users, label: t.teamPeople, count: present(totals), href: to.manager.workers() },
        {
          key: 'away',
          icon: CalendarOff,
          label: t.teamAway,
          count: totals && (totals.porSituacao.afastado ?? 0),
          href: address('afastado'),
        },
      ]}
    />
  );
}

/** Who left is no longer of the team. */
function present(totals: ReturnType<typeof useTeam>): number | undefined {
  return totals && totals.total - (totals.porSituacao.desligado ?? 0);
}

function Tiles() {
  const t = useTexts(staffTexts);
  const f = useFormats();
  const newest = useFilterValues('manager').data?.competencias[0];
  const { many } = useTexts(listTexts);
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
          label: many.concordou,
          sub,
          count: totals?.porSituacao.concordou,
          href: address('concordou'),
        },
        {
          key: 'disagreed',
          icon: MessageSquareText,
          label: many.discordou,
          sub,
          count: totals?.porSituacao.discordou,
          bad: true,
          href: address('discordou'),
        },
      ]}
    />
  );
}
