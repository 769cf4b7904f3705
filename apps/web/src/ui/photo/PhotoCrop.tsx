import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { Button } from '../base/Button.tsx';
import { Modal } from '../base/Modal.tsx';
import { photoTexts } from './photo.messages.ts';
import { type Crop, centred, dragged, mostZoom, squareOf } from './photo-crop.ts';

/** Pixels a side of what is sent; the server keeps as many. */
const side = 320;

interface PhotoCropProps {
  /** What the acts are drawn with. */
  Act: typeof Button;
  image: HTMLImageElement;
  /** The square as a data URL: nothing else of the file leaves the browser. */
  onUse: (photo: string) => Promise<void>;
}

/** The square of the picture that is kept: by dragging, or by three sliders. */
export function PhotoCrop({ Act, image, onUse }: PhotoCropProps) {
  const t = useTexts(photoTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [busy, setBusy] = useState(false);
  const keep = () => {
    if (!canvas.current) return;
    setBusy(true);
    void onUse(canvas.current.toDataURL('image/jpeg', 0.9)).finally(() => setBusy(false));
  };
  return (
    <Modal
      title={t.cropTitle}
      description={t.cropLead}
      footer={
        <>
          <Act onClick={closeModal}>{t.back}</Act>
          <Act look="primary" busy={busy} onClick={keep}>
            {t.use}
          </Act>
        </>
      }
    >
      <Square key={image.src} image={image} canvas={canvas} />
    </Modal>
  );
}

function Square({
  image,
  canvas,
}: Pick<PhotoCropProps, 'image'> & { canvas: React.RefObject<HTMLCanvasElement | null> }) {
  const t = useTexts(photoTexts);
  const [crop, setCrop] = useState<Crop>(centred);
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  useEffect(() => {
    const from = squareOf({ width: image.naturalWidth, height: image.naturalHeight }, crop);
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    // a transparent picture gets a ground: what is sent has none
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, side, side);
    pen.drawImage(image, from.left, from.top, from.side, from.side, 0, 0, side, side);
  }, [image, crop, canvas]);
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    if (buttons !== 1) return;
    const shown = currentTarget.clientWidth;
    setCrop(dragged(size, crop, movementX / shown, movementY / shown));
  };
  return (
    <div className="grid justify-items-center gap-4">
      <canvas
        ref={canvas}
        width={side}
        height={side}
        role="img"
        aria-label={t.cropPreview}
        className="size-56 cursor-grab touch-none rounded-full border border-line active:cursor-grabbing"
        onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <div className="grid w-full gap-1">
        <Slider
          label={t.zoom}
          least={1}
          most={mostZoom}
          value={crop.zoom}
          onChange={zoom => setCrop({ ...crop, zoom })}
        />
        <Slider label={t.across} least={0} most={1} value={crop.x} onChange={x => setCrop({ ...crop, x })} />
        <Slider label={t.down} least={0} most={1} value={crop.y} onChange={y => setCrop({ ...crop, y })} />
      </div>
    </div>
  );
}

interface SliderProps {
  label: string;
  least: number;
  most: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, least, most, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3">
      <label htmlFor={id} className="w-36 shrink-0 text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={(most - least) / 50}
        value={value}
        onChange={event => onChange(Number(event.target.value))}
        className="h-11 min-w-0 flex-1 accent-brand"
      />
    </div>
  );
}
