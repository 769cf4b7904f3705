import { Maximize, Scissors, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { useObjectUrl } from '#kernel/lazy/photo.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { boxPlace, PaperBox } from '#ui/paper/Paper.tsx';
import { usePicture } from './review.api.ts';
import { reviewTexts } from './review.messages.ts';
import type { ReviewDocument, ReviewLine } from './review.types.ts';
import { lineField } from './review-draft.ts';
import { SplitBar } from './SplitBar.tsx';
import { SplitOverlay } from './SplitOverlay.tsx';
import { partsTexts } from './split.messages.ts';
import type { Cuts } from './split-cuts.ts';

interface ReviewPagesProps {
  id: string;
  document: ReviewDocument;
  /** The pay items as they stand; their boxes show when they are pointed at, or when they lack an amount. */
  lines: readonly ReviewLine[];
  /** The field that is pointed at or has the focus. */
  active: string | undefined;
  doubtful: ReadonlySet<string>;
  onPoint: (field: string | undefined) => void;
  /** Where the page is cut while it is being split. */
  cuts: Cuts | undefined;
  onCut: (cuts: Cuts) => void;
  /** Begins to split the page; undefined: it can't be. */
  onSplit: (() => void) | undefined;
}

const zooms = [0.75, 1, 1.25, 1.5, 2, 2.5];

/** The document's pages as the payroll system printed them, with the read boxes over them. */
export function ReviewPages({ onSplit, ...props }: ReviewPagesProps) {
  const { document, cuts, onCut } = props;
  const t = useTexts(reviewTexts);
  const split = useTexts(partsTexts);
  const [zoom, setZoom] = useState(1);
  const step = (by: number) => setZoom(zooms[Math.min(zooms.length - 1, Math.max(0, zooms.indexOf(zoom) + by))] ?? 1);
  return (
    <section
      aria-label={t.page}
      className="flex min-h-0 min-w-0 flex-1 flex-col bg-sunken max-lg:h-[40dvh] max-lg:flex-none"
    >
      <div className="flex h-10 shrink-0 items-center gap-1 px-3 text-xs text-ink-2">
        <span className="num ellipsis px-1">
          {document.arquivo ? `${document.arquivo} · ` : ''}
          {document.paginas.length > 0 ? t.pages(document.paginas) : t.noPage}
        </span>
        <span className="flex-1" />
        {document.temPagina && (
          <>
            {onSplit && !cuts && (
              <Button look="ghost" size="sm" onClick={onSplit}>
                <Scissors size={15} aria-hidden />
                {split.split}
              </Button>
            )}
            <IconButton size="icon-sm" label={t.zoomOut} blocked={zoom === zooms[0]} onClick={() => step(-1)}>
              <ZoomOut size={16} aria-hidden />
            </IconButton>
            <IconButton size="icon-sm" label={t.zoomIn} blocked={zoom === zooms.at(-1)} onClick={() => step(1)}>
              <ZoomIn size={16} aria-hidden />
            </IconButton>
            <Button look="ghost" size="sm" onClick={() => setZoom(1)}>
              <Maximize size={15} aria-hidden />
              {t.fit}
            </Button>
          </>
        )}
      </div>
      {cuts && <SplitBar cuts={cuts} onCut={onCut} />}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
        tabIndex={0}
        aria-label={t.picture}
        className="min-h-0 flex-1 overflow-auto px-4 pb-4 -outline-offset-2"
      >
        {document.temPagina ? (
          document.paginas.map(page => <Page key={page} {...props} page={page} width={`${zoom * 100}%`} />)
        ) : (
          <p className="mx-auto max-w-prose rounded-lg bg-surface px-5 py-4 text-ink-2">{t.noPageLead}</p>
        )}
      </section>
    </section>
  );
}

function Page({
  id,
  document,
  lines,
  page,
  active,
  doubtful,
  onPoint,
  width,
  cuts,
  onCut,
}: Omit<ReviewPagesProps, 'onSplit'> & { page: number; width: string }) {
  const t = useTexts(reviewTexts);
  const picture = usePicture(id, document.id, page);
  const address = useObjectUrl(picture.data);
  const boxes = document.caixas.filter(box => box.pagina === page);
  const region = document.regiao ?? sliceOf(document.vias, boxes);
  return (
    <div className="paper relative mx-auto mb-4 overflow-hidden shadow-sm" style={{ width }}>
      {address ? (
        <img src={address} alt={t.pictureOf(page)} className="block w-full" />
      ) : (
        <p
          className="grid aspect-[1/1.3] place-items-center px-6 text-center text-sm"
          role={picture.isError ? 'alert' : 'status'}
        >
          {picture.isError ? t.noPicture : t.drawing}
        </p>
      )}
      {address && region && !cuts && <Outside region={region}>{document.vias > 1 && t.copy}</Outside>}
      {address &&
        boxes.map(({ campo, caixa }) => (
          <PaperBox
            key={`${campo} ${caixa.join()}`}
            box={caixa}
            active={active === campo}
            doubtful={doubtful.has(campo)}
            onPoint={() => onPoint(campo)}
          />
        ))}
      {address &&
        lines.map(
          ({ caixa, vencimento, desconto }, at) =>
            caixa?.pagina === page && (
              <PaperBox
                // biome-ignore lint/suspicious/noArrayIndexKey: a line may occur twice; its place is its name
                key={at}
                quiet
                box={caixa.caixa}
                active={active === lineField(at)}
                doubtful={vencimento === null && desconto === null}
                onPoint={() => onPoint(lineField(at))}
              />
            ),
        )}
      {address && cuts && <SplitOverlay cuts={cuts} onChange={onCut} />}
    </div>
  );
}

/** Of copies one above the other, the one that was read; undefined where the boxes don't tell. */
function sliceOf(copies: number, boxes: ReviewDocument['caixas']): readonly number[] | undefined {
  const ys = boxes.flatMap(({ caixa: [, y0 = 0, , y1 = 0] }) => [y0, y1]);
  const at = Math.floor(Math.min(...ys) * copies);
  if (copies < 2 || ys.length === 0 || Math.floor(Math.max(...ys) * copies) !== at) return undefined;
  return [0, at / copies, 1, (at + 1) / copies];
}

/** What stands beside the document on its page is faded: another person's, or a copy that doesn't count. */
function Outside({ region, children }: { region: readonly number[]; children: ReactNode }) {
  const [x0 = 0, y0 = 0, x1 = 1, y1 = 1] = region;
  return (
    <div aria-hidden={children ? undefined : true} className="pointer-events-none absolute inset-0">
      <div
        className="absolute"
        style={{
          ...boxPlace([x0, y0, x1, y1]),
          boxShadow: '0 0 0 4000px color-mix(in srgb, var(--paper) 72%, transparent)',
        }}
      />
      {children && (
        <span className="paper-chip absolute bottom-[12%] left-1/2 -translate-x-1/2 rounded-full px-3 py-1 text-xs font-semibold">
          {children}
        </span>
      )}
    </div>
  );
}
