import { Camera, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { tellFailure } from '#kernel/failure.ts';
import { closeModal, openModal } from '#kernel/modals.ts';
import { pictureOf } from '#kernel/photo.ts';
import { useTexts } from '#kernel/texts.ts';
import { toast, toastError } from '#kernel/toasts.ts';
import { Button } from './Button.tsx';
import { cropModal, PhotoCrop } from './PhotoCrop.tsx';
import { photoTexts } from './photo.messages.ts';

interface PhotoChooserProps {
  /** There is one to change or remove. */
  has: boolean;
  busy: boolean;
  /** A data URL; null takes the photo away. */
  onKeep: (photo: string | null) => Promise<unknown>;
  /** What the acts are drawn with. */
  Act?: typeof Button;
}

/** A photo is chosen, cut to a square here, and only then sent. */
export function PhotoChooser({ has, busy, onKeep, Act = Button }: PhotoChooserProps) {
  const t = useTexts(photoTexts);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<HTMLImageElement>();
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const image = await pictureOf(file);
    if (!image) return toastError(t.unreadable);
    setChosen(image);
    openModal(cropModal);
  };
  const keep = async (photo: string | null) => {
    try {
      await onKeep(photo);
      toast(photo ? t.saved : t.removed);
      closeModal();
    } catch (error) {
      await tellFailure(error);
    }
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Act onClick={() => input.current?.click()}>
          <Camera size={16} aria-hidden />
          {has ? t.change : t.choose}
        </Act>
        {has && (
          <Act look="ghost" busy={busy} onClick={() => void keep(null)}>
            <Trash2 size={16} aria-hidden />
            {t.remove}
          </Act>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        aria-label={t.choose}
        tabIndex={-1}
        className="sr-only"
        onChange={event => void choose(event)}
      />
      {/* outside of a form around this part: Enter on a slider must not send it */}
      {chosen &&
        createPortal(
          <PhotoCrop Act={Act} image={chosen} busy={busy} onUse={photo => void keep(photo)} />,
          document.body,
        )}
    </>
  );
}
