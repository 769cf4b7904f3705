import { to } from '@cracha/contract/navigation/paths.ts';
import {
  CalendarOff,
  CircleAlert,
  FileUp,
  LoaderCircle,
  MessageSquareText,
  ReceiptText,
  ShieldQuestionMark,
  SquareCheck,
  UserRoundX,
  Users,
} from 'lucide-react';
import { mayEnter, useCan } from '#kernel/can.ts';
import { useFormats } from '#kernel/formats.ts';
import { useSession } from '#kernel/session.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { buttonLook } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { useDisputes } from './dispute.api.ts';
import { ImportStrip } from './ImportStrip.tsx';
import { useOpenDataRequests, usePeople } from './people-counts.api.ts';
import { keyOf } from './receipt-filter.ts';
import { useFilterValues, useReceiptTotals } from './receipt-list.api.ts';
import { useImportCounts } from './running-imports.api.ts';
import { staffTexts } from './staff.messages.ts';
import { type Tile, TileList } from './TileList.tsx';

export function Screen() {
  const t = useTexts(staffTexts);
  const can = useCan();
  const name = useSession()?.user.nome.split(' ')[0] ?? '';
  const imports = can('RhImportacaoVisualizar');
  useTitle(t.home);
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-auto">
      <PageHead title={t.hello(name)} lead={t.todo}>
        <Link href={imports ? to.hr.imports() : to.hr.receipts()} className={buttonLook({ look: 'primary' })}>
          {imports ? t.import : t.seePending}
        </Link>
      </PageHead>
      {imports && <ImportStrip />}
      <div className="px-4 pb-8 lg:px-6">
        <TileList
          tiles={[
            ...useReceiptTiles(can('RhReciboVisualizar')),
            ...useDisputeTiles(can('RhDiscordanciaVisualizar')),
            ...useImportTiles(imports),
            ...useDataRequestTiles(can('RhTrabalhadorEditar')),
          ]}
        />
        <People />
        <h2 className="mt-8 mb-3 text-base font-bold">{t.shortcuts}</h2>
        <div className="flex flex-wrap gap-2">
          {can('RhReciboVisualizar') && (
            <Link href={to.hr.receipts()} className={buttonLook()}>
              <ReceiptText size={16} aria-hidden />
              {t.seeReceipts}
            </Link>
          )}
          {imports && (
            <Link href={to.hr.imports()} className={buttonLook()}>
              <FileUp size={16} aria-hidden />
              {t.seeImports}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}

function useReceiptTiles(shown: boolean): Tile[] {
  const t = useTexts(staffTexts);
  const f = useFormats();
  const newest = useFilterValues('hr').data?.competencias[0];
  const totals = useReceiptTotals('hr', newest && { mes: newest.mes, ano: newest.ano }).data;
  if (!shown) return [];
  const month = newest && t.notSeenLead(f.competence(newest.mes, newest.ano).toLowerCase());
  const address = (situacao: string) =>
    `${to.hr.receipts()}?${new URLSearchParams({ situacao, ...(newest ? { competencia: keyOf(newest) } : {}) })}`;
  return [
    {
      key: 'unseen',
      icon: ReceiptText,
      label: t.notSeen,
      sub: month,
      count: totals?.porSituacao.naoVisto,
      href: address('naoVisto'),
    },
  ];
}

/** What waits for an answer, and how much of it is late. */
function useDisputeTiles(shown: boolean): Tile[] {
  const t = useTexts(staffTexts);
  const counts = useDisputes('abertas', undefined, shown).data?.porSituacao;
  if (!shown) return [];
  const late = counts?.atrasadas ?? 0;
  return [
    {
      key: 'disagreed',
      icon: MessageSquareText,
      label: t.disagreements,
      sub: late > 0 ? t.disagreementsLate(late) : undefined,
      count: counts?.abertas,
      bad: true,
      href: to.hr.disputes(),
    },
  ];
}

/** What workers asked about their own data. */
function useDataRequestTiles(shown: boolean): Tile[] {
  const t = useTexts(staffTexts);
  const count = useOpenDataRequests(shown);
  if (!shown) return [];
  return [{ key: 'data', icon: ShieldQuestionMark, label: t.dataRequests, count, href: to.hr.privacyRequests() }];
}

/** Who works here, who is away, and who has not come in yet. */
function People() {
  const t = useTexts(staffTexts);
  const shown = mayEnter(useSession(), { permissions: ['RhTrabalhadorVisualizar'], appAccess: ['trabalhador'] });
  const people = usePeople(shown)?.porSituacao;
  const outside = usePeople(shown, true)?.total;
  if (!shown) return null;
  const address = (query: string) => `${to.hr.workers()}?${query}`;
  return (
    <>
      <h2 className="mt-8 mb-3 text-base font-bold">{t.people}</h2>
      <TileList
        tiles={[
          {
            key: 'working',
            icon: Users,
            label: t.working,
            count: people && (people.ativo ?? 0),
            href: address('situacao=ativo'),
          },
          {
            key: 'away',
            icon: CalendarOff,
            label: t.teamAway,
            count: people && (people.afastado ?? 0),
            href: address('situacao=afastado'),
          },
          {
            key: 'outside',
            icon: UserRoundX,
            label: t.neverCame,
            count: outside,
            href: address('situacao=ativo&acesso=sem'),
          },
        ]}
      />
    </>
  );
}

function useImportTiles(shown: boolean): Tile[] {
  const t = useTexts(staffTexts);
  const counts = useImportCounts(shown).data;
  if (!shown) return [];
  const address = (situacao: string) => `${to.hr.imports()}?situacao=${situacao}`;
  return [
    {
      key: 'running',
      icon: LoaderCircle,
      label: t.running,
      count: counts && (counts.porSituacao.lendo ?? 0) + (counts.porSituacao.naFila ?? 0),
      href: address('emAndamento'),
    },
    {
      key: 'waiting',
      icon: SquareCheck,
      label: t.waiting,
      count: counts?.documentosParaConferir,
      href: address('paraConferir'),
    },
    {
      key: 'ready',
      icon: FileUp,
      label: t.ready,
      count: counts?.porSituacao.prontaParaLiberar,
      href: address('prontaParaLiberar'),
    },
    {
      key: 'failed',
      icon: CircleAlert,
      label: t.failed,
      count: counts?.porSituacao.comErro,
      bad: true,
      href: address('comErro'),
    },
  ];
}
