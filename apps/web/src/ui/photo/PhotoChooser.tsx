import { Camera, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal, modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast, toastError } from '#kernel/base/toasts.ts';
import { pictureOf } from '#kernel/lazy/photo.ts';
import { Button } from '../base/Button.tsx';
import { photoTexts } from './photo.messages.ts';

// outside of a form around this part: Enter on a slider must not send it
const cropModal = modal(async () => (await import('./PhotoCrop.tsx')).PhotoCrop);

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
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const image = await pictureOf(file);
    if (!image) return toastError(t.unreadable);
    cropModal.open({ Act, image, onUse: keep });
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
    </>
  );
}
