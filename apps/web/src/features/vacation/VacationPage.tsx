import { CircleHelp } from 'lucide-react';
import { use } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { Opened } from '#ui/staff/Opened.tsx';
import { FileVacationSlot } from './file-slot.ts';
import { LawfulStarts } from './LawfulStarts.tsx';
import { openingTexts } from './opening.messages.ts';
import { VacationPeriods } from './VacationPeriods.tsx';
import { type Balance, useVacation } from './vacation.api.ts';
import { vacationTexts } from './vacation.messages.ts';

const openingModal = modal(async () => (await import('./OpeningModal.tsx')).OpeningModal);

/** One worker's periods, the days on which the next vacation may begin, and since when it all counts. */
export function VacationPage({ id }: { id: string }) {
  const t = useTexts(vacationTexts);
  const { to } = useStaffWay();
  const found = useVacation(id);
  const back = { href: to.vacations(), label: t.back };
  useTitle(found.data ? t.of(found.data.nome) : t.title);
  return (
    <Opened found={found} title={t.title} back={back}>
      {balance => <Vacation balance={balance} back={back} />}
    </Opened>
  );
}

function Vacation({ balance, back }: { balance: Balance; back: { href: string; label: string } }) {
  const t = useTexts(vacationTexts);
  const { date } = useFormats();
  const { owner, to } = useStaffWay();
  const files = use(FileVacationSlot) !== null;
  const { nome, empresa, lotacao, admissao, periodos, idVinculo } = balance;
  const facts = [lotacao, empresa, admissao && t.admitted(date(admissao))];
  const oldest = periodos.find(({ saldo }) => saldo > 0);
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-auto">
      <PageHead title={nome} lead={facts.filter(Boolean).join(' · ')} back={<BackLink {...back} />}>
        {files && oldest && (
          <Link href={to.newVacation(idVinculo)} className={buttonLook({ look: 'primary' })}>
            {owner === 'hr' ? t.register : t.ask}
          </Link>
        )}
      </PageHead>
      <div className="grid gap-x-8 gap-y-6 px-4 pb-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:px-6">
        <div className="grid content-start gap-4">
          <Doubts balance={balance} />
          <VacationPeriods periods={periodos} />
        </div>
        <div className="grid content-start gap-6">
          {oldest && <LawfulStarts idVinculo={idVinculo} most={oldest.saldo} notice={balance.aviso} />}
          <Counting balance={balance} />
        </div>
      </div>
    </div>
  );
}

/** What stands between these figures and what is true. */
function Doubts({ balance: { admissao, inicio, periodos } }: { balance: Balance }) {
  const t = useTexts(vacationTexts);
  if (admissao === null && inicio === null) return <Notice tone="warn" icon={CircleHelp} title={t.noAdmission} />;
  if (!periodos.some(({ aConferir }) => aConferir)) return null;
  return (
    <Notice tone="warn" icon={CircleHelp} title={t.uncheckedTitle}>
      {t.uncheckedLead}
    </Notice>
  );
}

function Counting({ balance }: { balance: Balance }) {
  const t = useTexts(vacationTexts);
  const words = useTexts(openingTexts);
  const { owner } = useStaffWay();
  const { date, int } = useFormats();
  const { inicio } = balance;
  const can = useCan();
  const reads = owner === 'hr' && can('RhSolicitacaoVisualizar');
  if (!reads && !inicio) return null;
  return (
    <section aria-label={t.counting} className="num text-sm">
      <h2 className="mb-1 text-base font-bold">{t.counting}</h2>
      {inicio ? (
        <p>
          {t.countsFrom(date(inicio.aPartirDe))}
          <span className="block text-ink-2">
            {t.told(int(inicio.gozados), int(inicio.vendidos), int(inicio.faltas))}
          </span>
        </p>
      ) : (
        <p className="text-ink-2">{words.notTold}</p>
      )}
      {reads && (
        <Button className="mt-3" onClick={() => openingModal.open({ id: balance.idVinculo })}>
          {can('RhSolicitacaoEditar') ? words.act : words.history}
        </Button>
      )}
    </section>
  );
}
