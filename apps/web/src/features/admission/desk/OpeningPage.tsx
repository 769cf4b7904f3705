import { type CandidateStage, candidateStages } from '@cracha/contract/features/admission/admission.schemas.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { Plus } from 'lucide-react';
import { mayEnter, useCan } from '#kernel/base/can.ts';
import { reportFailure } from '#kernel/base/failure.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Button } from '#ui/base/Button.tsx';
import { Select } from '#ui/base/Field.tsx';
import { Link } from '#ui/base/Link.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { reasonModal } from '#ui/form/reason-modal.ts';
import { PageHead } from '#ui/list/PageHead.tsx';
import { question } from '#ui/staff/questions.ts';
import { type CandidateRow, type OpeningRow, useCandidates, useOpening, useOpeningActs } from './admission.api.ts';
import { admissionTexts } from './admission.messages.ts';
import { candidateModal, inviteModal } from './admission-modals.ts';
import { entries } from './PartTabs.tsx';

/** The candidates of an opening by stage; nobody is ranked. */
export function OpeningPage({ id }: { id: string }) {
  const t = useTexts(admissionTexts);
  const can = useCan();
  const list = useCandidates(id);
  const opening = useOpening(id).data;
  const open = opening?.situacao === 'aberta' ? opening : undefined;
  const { close } = useOpeningActs();
  const title = opening?.titulo ?? t.candidates;
  useTitle(title);
  const rows = list.data?.items ?? [];
  const end = () =>
    question.open({ title: t.close, act: t.close, children: t.closeLead, onConfirm: () => reportFailure(close(id)) });
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-auto">
      <PageHead
        title={title}
        lead={opening && `${opening.empresa} · ${t[opening.situacao]}`}
        back={<BackLink href={to.hr.vacancies()} label={t.backToOpenings} />}
      >
        {open && can('RhRecrutamentoFinalizar') && <Button onClick={end}>{t.close}</Button>}
        {open && can('RhRecrutamentoCriar') && (
          <Button look="primary" onClick={() => candidateModal.open({ idVaga: id })}>
            <Plus size={16} aria-hidden />
            {t.add}
          </Button>
        )}
      </PageHead>
      <ListBody {...loadOf(list)} empty={false} whenEmpty={null}>
        <div className="grid gap-4 px-4 pb-8 md:grid-cols-2 lg:px-6 xl:grid-cols-4">
          {candidateStages.map(stage => (
            <Stage key={stage} stage={stage} open={open} rows={rows.filter(({ etapa }) => etapa === stage)} />
          ))}
        </div>
      </ListBody>
    </div>
  );
}

/** One that takes candidates. */
type Opening = Pick<OpeningRow, 'idEmpresa'>;

function Stage({
  stage,
  open,
  rows,
}: {
  stage: CandidateStage;
  open: Opening | undefined;
  rows: readonly CandidateRow[];
}) {
  const t = useTexts(admissionTexts);
  return (
    <section>
      <h2 className="mb-2 font-bold">
        {t[stage]} <span className="num text-sm font-medium text-ink-2">{rows.length}</span>
      </h2>
      {rows.length === 0 && <p className="text-sm text-ink-2">{t.nobody}</p>}
      <ul className="grid gap-2">
        {rows.map(row => (
          <Candidate key={row.id} row={row} open={open} />
        ))}
      </ul>
    </section>
  );
}

function Candidate({ row, open }: { row: CandidateRow; open: Opening | undefined }) {
  const t = useTexts(admissionTexts);
  const can = useCan();
  const { move } = useOpeningActs();
  const admits = mayEnter(useSession(), entries.admissions) && can('RhAdmissaoOnlineCriar');
  const moveTo = (stage: CandidateStage) => {
    if (stage !== 'recusado') return void reportFailure(move(row.id, stage)).catch(() => undefined);
    reasonModal.open({
      ...{ title: t.refuse, act: t.refuse, children: t.refuseLead },
      onConfirm: motivo => move(row.id, stage, motivo),
    });
  };
  return (
    <li className="grid gap-2 rounded-lg border border-line bg-surface p-3">
      <div>
        <p className="font-semibold">{row.nome}</p>
        <p className="num text-sm text-ink-2 [overflow-wrap:anywhere]">{row.email ?? row.celular}</p>
        {row.motivo && <p className="text-sm text-ink-2">{row.motivo}</p>}
      </div>
      {open && can('RhRecrutamentoEditar') && (
        <Select
          label={t.stageOf(row.nome)}
          value={row.etapa}
          onChange={event => {
            const stage = candidateStages.find(one => one === event.target.value);
            if (stage) moveTo(stage);
          }}
        >
          {candidateStages.map(stage => (
            <option key={stage} value={stage}>
              {t[stage]}
            </option>
          ))}
        </Select>
      )}
      {row.idAdmissao ? (
        <Link
          href={to.hr.onlineAdmission(row.idAdmissao)}
          className="text-sm font-semibold text-brand-ink hover:underline"
        >
          {t.alreadyInvited}
        </Link>
      ) : (
        open &&
        admits &&
        row.etapa !== 'recusado' && (
          <Button
            onClick={() => inviteModal.open({ candidate: { id: row.id, nome: row.nome, idEmpresa: open.idEmpresa } })}
          >
            {t.inviteTitle}
          </Button>
        )
      )}
    </li>
  );
}
