import { dismissalKinds } from '@cracha/contract/kernel/dismissal-kinds.ts';
import { columns } from '@cracha/contract/kernel/said.ts';
import { to as paths } from '@cracha/contract/navigation/paths.ts';
import { Download, RotateCcw, X } from 'lucide-react';
import { navigateTo } from '#kernel/base/address.ts';
import { reportFailure, tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useLanguage } from '#kernel/base/language.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useRefusalWords } from '#kernel/lazy/refusal-words.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { Button } from '#ui/base/Button.tsx';
import { Progress } from '#ui/base/Progress.tsx';
import { Status } from '#ui/base/Status.tsx';
import { reasonModal } from '#ui/form/reason-modal.ts';
import { AnswerBlock } from '#ui/record/AnswerBlock.tsx';
import { Events } from '#ui/record/Events.tsx';
import { Facts } from '#ui/record/Facts.tsx';
import { Desk } from '#ui/staff/Desk.tsx';
import { MenuItem } from '#ui/staff/Menu.tsx';
import { MoreMenu } from '#ui/staff/MoreMenu.tsx';
import { OpenedDesk, RecordColumns } from '#ui/staff/OpenedDesk.tsx';
import { type KitItem, type KitWhole, useItemActs, useKit } from '../kit.api.ts';
import { kitWords } from '../kit.messages.ts';
import { type ListedKind, takeAll, useKitActs } from './staff-kit.api.ts';
import { staffKitTexts } from './staff-kit.messages.ts';
import { Counter, useNow } from './useKitTable.tsx';

const itemModal = modal(async () => (await import('./ItemModal.tsx')).ItemModal);

/** A kit of one person: where it stands, each item with what can be done about it, what happened. */
export function KitPage({ id, kind }: { id: string; kind: ListedKind }) {
  const t = useTexts(staffKitTexts);
  const { to } = useStaffWay();
  const found = useKit(id);
  const back = { href: kind === 'admissao' ? to.admissions() : to.terminations(), label: t.back };
  const title = found.data?.trabalhador ?? t.titles[kind];
  useTitle(title);
  return (
    <OpenedDesk found={found} title={title} back={back}>
      {kit => (
        <Desk title={title} source={`${kit.nome} · ${kit.empresa}`} back={back} footer={<Foot kit={kit} />}>
          <RecordColumns title={title} aside={t.side} side={<Side kit={kit} />}>
            <Standing kit={kit} />
            <Items kit={kit} />
          </RecordColumns>
        </Desk>
      )}
    </OpenedDesk>
  );
}

function Standing({ kit }: { kit: KitWhole }) {
  const t = useTexts(staffKitTexts);
  const words = useTexts(kitWords);
  const [tone, said] = useNow()(kit);
  return (
    <AnswerBlock tone={tone} asked={t.asked} title={said}>
      <p className="num mb-1 text-sm">{words.percent(kit.percentual)}</p>
      <Progress value={kit.percentual} label={words.percent(kit.percentual)} done={kit.percentual === 100} />
      {kit.motivo !== null && <p className="mt-2 text-sm">{kit.motivo}</p>}
    </AnswerBlock>
  );
}

const tones = { pedido: 'neutral', entregue: 'brand', aceito: 'ok', recusado: 'bad', dispensado: 'neutral' } as const;

function Items({ kit }: { kit: KitWhole }) {
  const t = useTexts(staffKitTexts);
  return (
    <section>
      <h2 className="text-base font-bold">{t.items}</h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {kit.itens.map(item => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <ItemLine item={item} />
            <ItemActs kit={kit} item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ItemLine({ item }: { item: KitItem }) {
  const t = useTexts(staffKitTexts);
  const words = useTexts(kitWords);
  const { date } = useFormats();
  const { nome, situacao, motivo, obrigatorio, validoAte, decididoPor, falha, tipo, idDocumento } = item;
  const isModel = (tipo === 'assina' || tipo === 'ciente') && situacao === 'pedido' && idDocumento !== null;
  const facts = [!obrigatorio && t.optional, decididoPor, validoAte !== null && `${t.until} ${date(validoAte)}`];
  return (
    <div className="min-w-0 flex-1 basis-60">
      <p className="font-semibold [overflow-wrap:anywhere]">{nome}</p>
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-2">
        <Status tone={isModel ? 'warn' : tones[situacao]}>{isModel ? words.toSign : words.states[situacao]}</Status>
        {facts.filter(Boolean).join(' · ')}
      </p>
      {motivo !== null && <p className="mt-1 text-sm [overflow-wrap:anywhere]">{motivo}</p>}
      {falha && <Failure code={falha.codigo} values={falha.valores} />}
    </div>
  );
}

function Failure({ code, values }: { code: string; values: NonNullable<KitItem['falha']>['valores'] }) {
  const words = useRefusalWords([code], values);
  return <p className="mt-1 text-sm text-bad">{words[code] ?? '…'}</p>;
}

function ItemActs({ kit, item }: { kit: KitWhole; item: KitItem }) {
  const t = useTexts(staffKitTexts);
  const acts = useItemActs(kit.id);
  const may = (act: KitItem['can'][number]) => item.can.includes(act);
  const waive = () =>
    reasonModal.open({
      title: `${t.waive}: ${item.nome}`,
      act: t.waive,
      children: t.waiveLead,
      onConfirm: why => acts.waive(item.id, why).then(() => toast(t.waived)),
    });
  return (
    <div className="flex flex-wrap gap-2">
      {item.tipo === 'papel' && item.arquivos.length > 0 && (
        <Button
          size="sm"
          look={may('aceita') ? 'tonal' : 'outline'}
          aria-label={t.check(item.nome)}
          onClick={() => itemModal.open({ kit: kit.id, item: item.id })}
        >
          {may('aceita') ? t.open : t.see}
        </Button>
      )}
      {item.tipo === 'conferencia' && may('aceita') && (
        <Button
          size="sm"
          busy={acts.busy}
          aria-label={`${t.tick}: ${item.nome}`}
          onClick={() => void acts.accept(item.id, {}).then(() => toast(t.accepted), tellFailure)}
        >
          {t.tick}
        </Button>
      )}
      {may('dispensa') && (
        <Button size="sm" look="ghost" aria-label={`${t.waive}: ${item.nome}`} onClick={waive}>
          {t.waive}
        </Button>
      )}
    </div>
  );
}

function Side({ kit }: { kit: KitWhole }) {
  const t = useTexts(staffKitTexts);
  const words = useTexts(kitWords);
  const { date, recent } = useFormats();
  const column = columns[useLanguage()];
  const { rescisao, cargo, empresa, inicio, prazo } = kit;
  return (
    <>
      <Facts
        facts={[
          [t.company, empresa],
          [t.position, cargo],
          [t.starts, rescisao || inicio === null ? null : date(inicio)],
          [t.deadline, rescisao || prazo === null ? null : date(prazo)],
          [t.reasonCode, rescisao && `${rescisao.codigo} · ${dismissalKinds[rescisao.codigo][column]}`],
          [t.notice, rescisao && words.notices[rescisao.aviso]],
          [t.noticeOn, rescisao?.avisoEm && date(rescisao.avisoEm)],
          [t.ends, rescisao && date(rescisao.ultimoDia)],
          [t.payBy, rescisao && date(rescisao.prazo)],
          [t.counter, rescisao && <Counter row={kit} />],
        ]}
      />
      <Events
        title={t.what}
        events={kit.eventos.map(({ em, por, ato, item, motivo }, at) => ({
          ...{ key: `${em}-${at}`, what: item === null ? t.acts[ato] : `${t.acts[ato]}: ${item}`, why: motivo },
          facts: [por ?? t.system, recent(em)],
        }))}
      />
    </>
  );
}

function Foot({ kit }: { kit: KitWhole }) {
  const t = useTexts(staffKitTexts);
  const { to } = useStaffWay();
  const acts = useKitActs(kit.id);
  const may = (act: KitWhole['can'][number]) => kit.can.includes(act);
  const run = (work: () => Promise<unknown>, said: string) => void work().then(() => toast(said), tellFailure);
  const cancel = () =>
    reasonModal.open({
      title: t.cancel,
      act: t.cancel,
      children: t.cancelLead,
      onConfirm: why =>
        acts.cancel(why).then(() => navigateTo(kit.tipo === 'rescisao' ? to.terminations() : to.admissions())),
    });
  const { rescisao } = kit;
  const ends = rescisao !== null && kit.situacao === 'concluido' && may('desliga');
  const more = may('cancela') || may('baixa') || may('modelos');
  return (
    <>
      {more && (
        <div className="mr-auto">
          <MoreMenu label={t.more}>
            {may('baixa') && (
              <MenuItem icon={Download} onClick={() => void reportFailure(takeAll(kit))}>
                {t.takeAll}
              </MenuItem>
            )}
            {may('modelos') && (
              <MenuItem icon={RotateCcw} onClick={() => run(acts.again, t.againDone)}>
                {t.again}
              </MenuItem>
            )}
            {may('cancela') && (
              <MenuItem bad icon={X} onClick={cancel}>
                {t.cancel}
              </MenuItem>
            )}
          </MoreMenu>
        </div>
      )}
      {may('lembra') && (
        <Button busy={acts.busy} onClick={() => run(acts.remind, t.reminded)}>
          {t.remind}
        </Button>
      )}
      {may('conclui') && (
        <Button
          look={kit.pronto ? 'primary' : 'outline'}
          busy={acts.busy}
          onClick={() => run(acts.conclude, t.concluded)}
        >
          {t.conclude}
        </Button>
      )}
      {ends && (
        <Button
          look="primary"
          onClick={() => navigateTo(paths.hr.dismissal(kit.idEmpregado, rescisao.ultimoDia, rescisao.codigo))}
        >
          {t.dismiss}
        </Button>
      )}
    </>
  );
}
