import { Camera, CircleAlert, CircleCheck, FileUp, RotateCcw } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { pictureOf, useObjectUrl } from '#kernel/lazy/photo.ts';
import { Button } from '#ui/base/Button.tsx';
import { DocumentHead } from '#ui/base/DocumentHead.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Progress } from '#ui/base/Progress.tsx';
import { holdPapers, type KitItem, useItemActs } from '../kit.api.ts';
import { useOwnKits } from './own-kit.api.ts';
import { ownKitTexts } from './own-kit.messages.ts';

interface DeliverProps {
  kit: string;
  item: string;
  /** Where it was asked. */
  list: string;
}

/** A paper is photographed, the front and then the back, or chosen as a file; each picture is looked at before it goes. */
export function Deliver({ kit, item: id, list }: DeliverProps) {
  const t = useTexts(ownKitTexts);
  const found = useOwnKits();
  const item = found.data?.find(one => one.id === kit)?.itens.find(one => one.id === id);
  const title = item?.nome ?? t.titles.pedido;
  useTitle(title);
  return (
    <>
      <DocumentHead title={title} back={{ href: list, label: t.back }} />
      <div className="mx-auto max-w-xl px-4 pt-4 pb-8">
        <ListBody
          large
          {...loadOf(found)}
          empty={found.data !== undefined && !item}
          whenEmpty={<p>{t.none.pedido}</p>}
          list={list}
        >
          {item && <Steps kit={kit} item={item} list={list} />}
        </ListBody>
      </div>
    </>
  );
}

/** A picture, or a file that is looked at elsewhere. */
interface Shot {
  file: File;
  /** Its shorter side in pixels; null: it is no picture. */
  side: number | null;
}
/** From which the letters of a card can be read. */
const sharpSide = 1000;

function Steps({ kit, item, list }: { kit: string; item: KitItem; list: string }) {
  const t = useTexts(ownKitTexts);
  const acts = useItemActs(kit);
  const [kept, setKept] = useState<readonly File[]>([]);
  const [shot, setShot] = useState<Shot>();
  const [part, setPart] = useState<number>();
  const n = kept.length + 1;
  const isLast = n >= item.lados || shot?.side === null;
  const choose = async (file: File) => {
    const isPdf = file.type === 'application/pdf';
    const image = isPdf ? undefined : await pictureOf(file);
    setShot({ file, side: image ? Math.min(image.naturalWidth, image.naturalHeight) : null });
  };
  const use = () => {
    if (!shot) return;
    const files = [...kept, shot.file];
    if (!isLast) {
      setKept(files);
      setShot(undefined);
      return;
    }
    setPart(0);
    void holdPapers(files, setPart)
      .then(ids => acts.deliver(item.id, ids))
      .then(() => {
        toast(t.sent);
        navigateTo(list, { replace: true });
      }, tellFailure)
      .finally(() => setPart(undefined));
  };
  return (
    <>
      {item.lados === 2 && (
        <Progress value={(n - 1) * 50 + (shot ? 25 : 0)} label={t.step(n, item.lados)} className="mb-5" />
      )}
      {shot ? (
        <Look
          shot={shot}
          item={item}
          n={n}
          busy={part !== undefined || acts.busy}
          act={isLast ? t.use : t.useAndBack}
          onAgain={() => setShot(undefined)}
          onUse={use}
        />
      ) : (
        <Take item={item} n={n} onFile={file => void choose(file).catch(tellFailure)} />
      )}
      {part !== undefined && <Progress value={part * 100} label={t.sending} className="mt-4" />}
      {item.porque !== '' && (
        <p className="mt-5 px-1 text-sm text-ink-2">
          {t.why}: {item.porque} {!item.gestor && t.onlyHr}
        </p>
      )}
    </>
  );
}

function Take({ item, n, onFile }: { item: KitItem; n: number; onFile: (file: File) => void }) {
  const t = useTexts(ownKitTexts);
  const camera = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const took = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    if (chosen) onFile(chosen);
    event.target.value = '';
  };
  const photos = item.formatos.includes('foto');
  const accept = [photos && '.jpg,.jpeg,.png,.heic', item.formatos.includes('pdf') && '.pdf'].filter(Boolean).join(',');
  return (
    <>
      <h2 className="text-2xl font-bold tracking-[-.02em]">
        {item.lados === 1 ? t.take : n === 1 ? t.takeFront : t.takeBack}
      </h2>
      <p className="mt-1 text-ink-2">{t.takeLead}</p>
      {item.motivo !== null && item.situacao === 'recusado' && (
        <p className="mt-3 flex gap-2 rounded-xl bg-bad-soft px-4 py-3 text-sm">
          <CircleAlert size={18} aria-hidden className="mt-0.5 shrink-0 text-bad" />
          <span className="[overflow-wrap:anywhere]">{item.motivo}</span>
        </p>
      )}
      <div className="mt-6 grid gap-3">
        {photos && (
          <Button look="primary" size="lg" onClick={() => camera.current?.click()}>
            <Camera size={20} aria-hidden />
            {t.camera}
          </Button>
        )}
        <Button size="lg" look={photos ? 'outline' : 'primary'} onClick={() => file.current?.click()}>
          <FileUp size={20} aria-hidden />
          {t.file}
        </Button>
      </div>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={t.camera}
        tabIndex={-1}
        className="sr-only"
        onChange={took}
      />
      <input
        ref={file}
        type="file"
        accept={accept}
        aria-label={t.file}
        tabIndex={-1}
        className="sr-only"
        onChange={took}
      />
    </>
  );
}

interface LookProps {
  shot: Shot;
  item: KitItem;
  n: number;
  busy: boolean;
  act: string;
  onAgain: () => void;
  onUse: () => void;
}

function Look({ shot, item, n, busy, act, onAgain, onUse }: LookProps) {
  const t = useTexts(ownKitTexts);
  const address = useObjectUrl(shot.side === null ? undefined : shot.file);
  const side = item.lados === 2 ? (n === 1 ? t.front : t.backSide) : item.nome;
  const isSmall = shot.side !== null && shot.side < sharpSide;
  return (
    <>
      <h2 className="text-2xl font-bold tracking-[-.02em]">{shot.side === null ? t.file1 : t.good}</h2>
      <p className="mt-1 text-ink-2 [overflow-wrap:anywhere]">{shot.side === null ? shot.file.name : side}</p>
      {address && (
        <div className="mt-4 rounded-2xl bg-neutral-900 p-4">
          <img src={address} alt={side} className="mx-auto block max-h-[50vh] rounded-lg" />
        </div>
      )}
      {shot.side !== null && (
        <ul className="mt-4 grid gap-3 rounded-2xl border border-line bg-surface p-4">
          {[t.corners, t.letters].map(check => (
            <li key={check} className="flex gap-3">
              <CircleCheck size={20} aria-hidden className="mt-0.5 shrink-0 text-ok" />
              {check}
            </li>
          ))}
          {isSmall && (
            <li className="flex gap-3">
              <CircleAlert size={20} aria-hidden className="mt-0.5 shrink-0 text-warn" />
              {t.small}
            </li>
          )}
        </ul>
      )}
      <div className="sticky bottom-0 mt-5 flex gap-3 bg-canvas py-3">
        <Button size="lg" onClick={onAgain} blocked={busy}>
          <RotateCcw size={18} aria-hidden />
          {t.retake}
        </Button>
        <Button look="primary" size="lg" className="flex-1" busy={busy} onClick={onUse}>
          {act}
        </Button>
      </div>
    </>
  );
}
