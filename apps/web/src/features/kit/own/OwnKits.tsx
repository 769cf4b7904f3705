import type { KitKind } from '@cracha/contract/features/kit/kit-words.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { Check, ChevronRight, CircleAlert, FileCheck, Minus, Timer } from 'lucide-react';
import { addressWith } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { ListHead } from '#ui/base/ListHead.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { Facts } from '#ui/record/Facts.tsx';
import { type KitItem, type KitWhole, useItemActs } from '../kit.api.ts';
import { kitWords } from '../kit.messages.ts';
import { useOwnKits } from './own-kit.api.ts';
import { ownKitTexts } from './own-kit.messages.ts';

const isMissing = ({ tipo, situacao, idDocumento }: KitItem) =>
  tipo === 'papel' || tipo === 'dado'
    ? situacao === 'pedido' || situacao === 'recusado'
    : tipo !== 'conferencia' && situacao === 'pedido' && idDocumento !== null;
/** What was refused comes first. */
const byUrgency = (one: KitItem, other: KitItem) =>
  Number(other.situacao === 'recusado') - Number(one.situacao === 'recusado') ||
  Number(other.obrigatorio) - Number(one.obrigatorio);

/** What is asked of the worker: how far one is, what is missing with why it was refused first, and one button for the next thing. */
export function OwnKits({ kind }: { kind: KitKind }) {
  const t = useTexts(ownKitTexts);
  const found = useOwnKits();
  const all = found.data ?? [];
  // single papers stand beside what kits miss: a worker has one list of all that waits
  const kits =
    kind === 'pedido'
      ? all.filter(kit => kit.situacao === 'aberto' && kit.itens.some(isMissing))
      : all.filter(({ tipo }) => tipo === kind);
  useTitle(t.titles[kind]);
  return (
    <div className="mx-auto max-w-xl px-4 pt-3 pb-8">
      <ListHead title={t.titles[kind]} />
      <ListBody
        large
        {...loadOf(found)}
        empty={kits.length === 0}
        whenEmpty={
          <div className="w-full rounded-2xl border border-line bg-surface">
            <StateBlock large icon={FileCheck} title={t.none[kind]}>
              {t.noneLead}
            </StateBlock>
          </div>
        }
      >
        <div className="mt-2 grid gap-8">
          {kits.map(kit => (
            <Kit key={kit.id} kit={kit} />
          ))}
        </div>
      </ListBody>
    </div>
  );
}

function Kit({ kit }: { kit: KitWhole }) {
  const t = useTexts(ownKitTexts);
  const missing = kit.itens.filter(isMissing).sort(byUrgency);
  const company = kit.itens.filter(({ tipo }) => tipo === 'conferencia');
  const done = kit.itens.filter(item => !isMissing(item) && item.tipo !== 'conferencia');
  const [next] = missing;
  return (
    <section aria-label={kit.nome}>
      <Hero kit={kit} missing={missing.length} next={next} />
      {kit.rescisao && <Dates kit={kit} />}
      {missing.length > 0 && <Lines title={t.todo} kit={kit} items={missing} />}
      {done.length > 0 && <Lines title={t.done} kit={kit} items={done} />}
      {company.length > 0 && <Lines title={t.company} kit={kit} items={company} />}
      {kit.itens.some(({ idDocumento }) => idDocumento !== null) && (
        <Link href="/trabalhador/documentos/recebido" className={buttonLook({ size: 'lg', className: 'mt-4 w-full' })}>
          {t.myDocuments}
        </Link>
      )}
    </section>
  );
}

function Hero({ kit, missing, next }: { kit: KitWhole; missing: number; next: KitItem | undefined }) {
  const t = useTexts(ownKitTexts);
  const words = useTexts(kitWords);
  const { date } = useFormats();
  const { percentual, prazo, empresa, nome } = kit;
  // a paper asked alone is its own kit: it is there or not, and nothing between
  const isAlone = kit.tipo === 'pedido';
  return (
    <div className="rounded-2xl bg-hero p-5 text-on-hero forced-colors:border">
      <p className="text-sm text-on-hero-2">{isAlone ? empresa : `${nome} · ${empresa}`}</p>
      <h2 className="num mt-1 text-2xl font-bold tracking-[-.02em] [overflow-wrap:anywhere]">
        {isAlone ? nome : percentual === 100 ? t.heroDone : words.percent(percentual)}
      </h2>
      {!isAlone && (
        <div className="mt-3 h-2 overflow-hidden rounded-full bg-on-hero/20" aria-hidden>
          <div className="h-full rounded-full bg-on-hero" style={{ width: `${percentual}%` }} />
        </div>
      )}
      <p className="mt-2 text-sm text-on-hero-2">
        {missing > 0 ? t.missing(missing) : percentual < 100 ? t.heroWaits : null}
        {missing > 0 && prazo !== null && `, ${t.until(date(prazo))}`}
      </p>
      {next && kit.situacao === 'aberto' && <NextAct kit={kit} item={next} />}
    </div>
  );
}

/** One button: the next thing. */
function NextAct({ kit, item }: { kit: KitWhole; item: KitItem }) {
  const t = useTexts(ownKitTexts);
  const acts = useItemActs(kit.id);
  const look = buttonLook({ look: 'hero', size: 'lg', className: 'mt-4 w-full py-2' });
  if (item.tipo === 'dado')
    return item.can.includes('entrega') ? (
      <Button
        look="hero"
        size="lg"
        className="mt-4 w-full"
        busy={acts.busy}
        onClick={() => void acts.deliver(item.id, []).then(() => toast(t.confirmed), tellFailure)}
      >
        {t.confirm}
      </Button>
    ) : null;
  if (item.tipo === 'papel')
    return item.can.includes('entrega') ? (
      <Link href={addressWith({ kit: kit.id, item: item.id })} className={look}>
        {item.situacao === 'recusado' ? t.again(item.nome) : t.send(item.nome)}
      </Link>
    ) : null;
  return (
    <Link href={to.worker.receivedDocument(item.idDocumento ?? '')} className={look}>
      {item.tipo === 'assina' ? t.sign : t.acknowledge}
    </Link>
  );
}

function Dates({ kit: { rescisao } }: { kit: KitWhole }) {
  const t = useTexts(ownKitTexts);
  const words = useTexts(kitWords);
  const { date } = useFormats();
  if (!rescisao) return null;
  const { ultimoDia, prazo, aviso, avisoEm } = rescisao;
  return (
    <Facts
      facts={[
        [t.lastDay, date(ultimoDia)],
        [t.payBy, date(prazo)],
        [t.notice, avisoEm === null ? words.notices[aviso] : `${words.notices[aviso]} · ${date(avisoEm)}`],
      ]}
    />
  );
}

function Lines({ title, kit, items }: { title: string; kit: KitWhole; items: readonly KitItem[] }) {
  return (
    <>
      <h3 className="mt-5 mb-2 px-1 text-base font-bold">{title}</h3>
      <ul aria-label={title} className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
        {items.map(item => (
          <li key={item.id}>
            <Line kit={kit} item={item} />
          </li>
        ))}
      </ul>
    </>
  );
}

const icons = { pedido: Timer, entregue: Timer, aceito: Check, recusado: CircleAlert, dispensado: Minus } as const;
const inks = {
  ...{ pedido: 'text-ink-3', entregue: 'text-brand-ink', aceito: 'text-ok', recusado: 'text-bad' },
  dispensado: 'text-ink-3',
} as const;

function Line({ kit, item }: { kit: KitWhole; item: KitItem }) {
  const t = useTexts(ownKitTexts);
  const words = useTexts(kitWords);
  const { nome, situacao, motivo, porque, tipo, lados, obrigatorio, validadeMaxima } = item;
  const Icon = icons[situacao];
  const opens = kit.situacao === 'aberto' && tipo === 'papel' && item.can.includes('entrega');
  const asked = [
    lados === 2 && t.sides,
    validadeMaxima !== null && t.age(validadeMaxima),
    !obrigatorio && tipo === 'papel' && t.optional,
  ].filter(Boolean);
  const content = (
    <>
      <Icon size={20} aria-hidden className={`mt-0.5 shrink-0 ${inks[situacao]}`} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold [overflow-wrap:anywhere]">{nome}</span>
        <span className={`block text-sm ${inks[situacao]}`}>
          {tipo === 'assina' && situacao === 'pedido' ? words.toSign : words.states[situacao]}
        </span>
        {motivo !== null && <span className="block text-sm [overflow-wrap:anywhere]">{motivo}</span>}
        {asked.length > 0 && <span className="block text-sm text-ink-2">{asked.join(' · ')}</span>}
        {porque !== '' && situacao !== 'aceito' && <span className="block text-sm text-ink-2">{porque}</span>}
      </span>
      {opens && <ChevronRight size={20} aria-hidden className="shrink-0 self-center text-ink-3" />}
    </>
  );
  const look = 'flex min-h-16 items-start gap-3 px-4 py-3.5';
  if (!opens) return <div className={look}>{content}</div>;
  return (
    <Link href={addressWith({ kit: kit.id, item: item.id })} className={`${look} -outline-offset-2 active:bg-sunken`}>
      {content}
    </Link>
  );
}
