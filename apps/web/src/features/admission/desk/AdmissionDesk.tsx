import {
  type AdmissionField,
  admissionSteps,
  isAdmissionField,
} from '@cracha/contract/features/admission/admission-steps.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { useState } from 'react';
import { reportFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { reasonModal } from '#ui/form/reason-modal.ts';
import { Desk } from '#ui/staff/Desk.tsx';
import { useAdmissionFields } from '../field-names.ts';
import { type AdmissionWhole, useAdmission, useAdmissionActs } from './admission.api.ts';
import { admissionTexts } from './admission.messages.ts';
import { hireModal, resendModal } from './admission-modals.ts';
import { PaperPictures } from './PaperPictures.tsx';
import { Record as ActsRecord } from './Record.tsx';
import { ReviewItem } from './ReviewItem.tsx';

/** One admission under review: what was told beside its pictures, and the decision in the bar. */
export function AdmissionDesk({ id }: { id: string }) {
  const t = useTexts(admissionTexts);
  const found = useAdmission(id);
  if (!found.data)
    return (
      <ListBody {...loadOf(found)} empty={false} whenEmpty={null}>
        {null}
      </ListBody>
    );
  return <Review key={found.data.versao} title={t.title} row={found.data} />;
}

function Review({ row, title }: { row: AdmissionWhole; title: string }) {
  const t = useTexts(admissionTexts);
  const { date } = useFormats();
  const { dependants } = useAdmissionFields();
  const [marked, setMarked] = useState<Record<string, string>>({});
  const name = row.nome || t.erased;
  const reviews = row.can.includes('devolve');
  useTitle(`${name} · ${title}`);
  const mark = (campo: string, label: string) =>
    reasonModal.open({
      ...{ title: t.giveBackItem(label), act: t.mark, children: t.giveBackLead },
      onConfirm: async motivo => setMarked({ ...marked, [campo]: motivo }),
    });
  const unmark = (campo: string) => setMarked(({ [campo]: _, ...others }) => others);
  const shared = { reviews, marked, mark, unmark };
  return (
    <Desk
      title={name}
      source={`${row.cargo} · ${row.empresa} · ${t.start} ${date(row.inicio)} · ${t[row.situacao]}`}
      back={{ href: to.hr.onlineAdmissions(), label: t.back }}
      footer={<Decision row={row} name={name} marked={marked} />}
    >
      <section
        aria-label={t.answers}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
        tabIndex={0}
        className="px-4 py-4 -outline-offset-2 max-lg:shrink-0 lg:min-h-0 lg:flex-1 lg:overflow-auto lg:px-6"
      >
        <Facts row={row} />
        {admissionSteps
          .filter(step => row.itens.some(({ passo }) => passo === step))
          .map(step => (
            <section key={step} className="mb-6">
              <h2 className="mb-1 text-base font-bold">{t[step === 'fim' ? 'aviso' : step]}</h2>
              <ul className="divide-y divide-line border-y border-line">
                {row.itens
                  .filter(({ passo }) => passo === step)
                  .map(item => (
                    <FieldItem key={item.campo} item={item} {...shared} />
                  ))}
              </ul>
            </section>
          ))}
        <section className="mb-6">
          <h2 className="mb-1 text-base font-bold">{t.dependentes}</h2>
          <ul className="border-y border-line">
            <ReviewItem
              {...{ campo: 'dependentes', label: t.dependentes, ...row.situacaoDependentes, ...shared }}
              isEmpty={row.dependentes === null}
              value={row.dependentes === null ? t.untold : dependants(row.dependentes)}
            />
          </ul>
        </section>
        <ActsRecord row={row} />
      </section>
      <aside
        aria-label={t.papeis}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
        tabIndex={0}
        className="min-h-0 -outline-offset-2 shrink-0 border-line px-4 py-4 max-lg:border-t lg:w-[26rem] lg:overflow-auto lg:border-l"
      >
        {row.papeis.map(paper => (
          <PaperPictures key={paper.id} id={row.id} paper={paper} {...shared} />
        ))}
      </aside>
    </Desk>
  );
}

/** What has to be known before anything is decided. */
function Facts({ row }: { row: AdmissionWhole }) {
  const t = useTexts(admissionTexts);
  const days = row.diasAteVespera;
  const waits = row.can.length > 0 && row.situacao !== 'desistiu' && row.situacao !== 'vencida';
  return (
    <div className="mb-4 grid gap-2 empty:hidden">
      {waits && (
        <Notice tone={days < 0 ? 'bad' : days <= 2 ? 'warn' : 'neutral'}>
          {days < 0 ? t.eveOver : days === 0 ? t.eveToday : t.eveIn(days)}
        </Notice>
      )}
      {row.entrega !== 'enviada' && row.entrega !== 'naFila' && <Notice tone="bad">{t.notDelivered}</Notice>}
      {row.jaNoGrupo && row.idEmpregado === null && <Notice>{t.inGroup}</Notice>}
      {row.faltam.length > 0 && row.can.length > 0 && <Notice>{t.lacking(row.faltam.length)}</Notice>}
      {row.motivo && <Notice>{row.motivo}</Notice>}
    </div>
  );
}

interface Marking {
  reviews: boolean;
  marked: Record<string, string>;
  mark: (campo: string, label: string) => void;
  unmark: (campo: string) => void;
}

function FieldItem({ item, ...marking }: { item: AdmissionWhole['itens'][number] } & Marking) {
  const t = useTexts(admissionTexts);
  const { label, value } = useAdmissionFields();
  const { campo, valor, informado, noCadastro, situacao, motivo } = item;
  if (!isAdmissionField(campo)) return null;
  const declared: AdmissionField[] = ['racaCor', 'deficiencia'];
  const told =
    valor !== null ? value(campo, valor) : !informado ? t.untold : declared.includes(campo) ? t.declared : t.hidden;
  const differs = noCadastro === null ? undefined : t.onRecord(value(campo, noCadastro));
  const shown = { label: label(campo), value: told, isEmpty: !informado, differs };
  return <ReviewItem {...{ campo, ...shown, situacao, motivo, ...marking }} />;
}

/** The decision: what is marked goes back, else all of it is approved, and then the person is hired. */
function Decision({ row, name, marked }: { row: AdmissionWhole; name: string; marked: Record<string, string> }) {
  const t = useTexts(admissionTexts);
  const acts = useAdmissionActs(row.id);
  const may = (act: AdmissionWhole['can'][number]) => row.can.includes(act);
  const itens = Object.entries(marked).map(([campo, motivo]) => ({ campo, motivo }));
  const end = () =>
    reasonModal.open({
      ...{ title: t.endTitle, act: t.end, children: t.endLead },
      onConfirm: async motivo => {
        await acts.end(motivo);
        toast(t.ended);
      },
    });
  const giveBack = () =>
    void reportFailure(acts.giveBack({ versao: row.versao, itens }).then(() => toast(t.gaveBack))).catch(
      () => undefined,
    );
  const approve = () =>
    void reportFailure(acts.approve(row.versao).then(() => toast(t.approvedNow))).catch(() => undefined);
  return (
    <>
      {may('desiste') && (
        <Button look="ghost" onClick={end}>
          {t.end}
        </Button>
      )}
      {may('reenvia') && <Button onClick={() => resendModal.open({ id: row.id, due: row.prazo })}>{t.resend}</Button>}
      {may('devolve') && itens.length > 0 && (
        <Button look="primary" busy={acts.busy} onClick={giveBack}>
          {t.giveBackAll(itens.length)}
        </Button>
      )}
      {may('aprova') && itens.length === 0 && (
        <Button look="primary" busy={acts.busy} onClick={approve}>
          {t.approve}
        </Button>
      )}
      {may('admite') && (
        <Button look="primary" onClick={() => hireModal.open({ id: row.id, name })}>
          {t.hire}
        </Button>
      )}
      {row.idEmpregado && (
        <Link href={to.hr.worker(row.idEmpregado)} className={buttonLook({ look: 'primary' })}>
          {t.seeWorker}
        </Link>
      )}
    </>
  );
}
