import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { toastError } from '#kernel/base/toasts.ts';
import { pictureOf } from '#kernel/lazy/photo.ts';
import { Button } from '#ui/base/Button.tsx';
import { useLogo } from './company.api.ts';
import { companyTexts } from './company.messages.ts';
import { Logo } from './Logo.tsx';
import type { CompanyDraft } from './useCompanyDraft.ts';

/** Pixels a side of what is sent; the server keeps as many. */
const side = 320;

interface LogoFieldProps {
  draft: CompanyDraft;
  name: string;
  present: { id: string; logo: string | null } | undefined;
}

/** The logo: fitted into a square here, and only then sent, as one's own photo is. */
export function LogoField({ draft, name, present }: LogoFieldProps) {
  const t = useTexts(companyTexts);
  const input = useRef<HTMLInputElement>(null);
  const kept = useLogo(present?.id ?? '', present?.logo ?? null);
  const address = draft.logo === undefined ? kept : (draft.logo ?? undefined);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const image = await pictureOf(file);
    const logo = image && fitted(image);
    if (logo) draft.choose({ logo });
    else toastError(t.logoUnreadable);
  };
  return (
    <section aria-label={t.logo}>
      <h2 className="mb-1 text-base font-bold">{t.logo}</h2>
      <p className="mb-3 text-sm text-ink-2">{t.logoLead}</p>
      <div className="flex flex-wrap items-center gap-4">
        <Logo address={address} alt={t.logoOf(name)} large />
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => input.current?.click()}>
            <ImageUp size={16} aria-hidden />
            {address ? t.changeLogo : t.chooseLogo}
          </Button>
          {address && (
            <Button look="ghost" onClick={() => draft.choose({ logo: null })}>
              <Trash2 size={16} aria-hidden />
              {t.removeLogo}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
          aria-label={t.chooseLogo}
          tabIndex={-1}
          className="sr-only"
          onChange={event => void choose(event)}
        />
      </div>
    </section>
  );
}

/** The whole picture on a white square: a logo has no part to leave out. Undefined where this browser draws nothing. */
function fitted(image: HTMLImageElement): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  const scale = side / Math.max(image.naturalWidth, image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
  pen.drawImage(image, (side - width) / 2, (side - height) / 2, width, height);
  return canvas.toDataURL('image/png');
}
