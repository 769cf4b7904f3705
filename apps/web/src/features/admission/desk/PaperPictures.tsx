import { isDrawn } from '@cracha/contract/features/admission/admission.schemas.ts';
import { paperItem } from '@cracha/contract/features/admission/admission-steps.ts';
import { FileText } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { useObjectUrl } from '#kernel/lazy/photo.ts';
import { type AdmissionWhole, useAdmissionPicture } from './admission.api.ts';
import { admissionTexts } from './admission.messages.ts';
import { ReviewItem } from './ReviewItem.tsx';

type Paper = AdmissionWhole['papeis'][number];

interface PaperPicturesProps {
  /** Of the admission. */
  id: string;
  paper: Paper;
  reviews: boolean;
  marked: Record<string, string>;
  mark: (campo: string, label: string) => void;
  unmark: (campo: string) => void;
}

/** The pictures of a paper, and the way to send it back. */
export function PaperPictures({ id, paper, ...marking }: PaperPicturesProps) {
  const t = useTexts(admissionTexts);
  const { nome, arquivos, situacao, motivo } = paper;
  const isEmpty = arquivos.length === 0;
  const value = isEmpty ? t.noPicture : arquivos.map(({ nome: name }) => name).join(', ');
  return (
    <section className="mb-5">
      <ul>
        <ReviewItem {...{ campo: paperItem(paper.id), label: nome, value, isEmpty, situacao, motivo, ...marking }} />
      </ul>
      <div className="grid gap-2">
        {arquivos.map(file => (
          <Picture key={file.id} id={id} file={file} name={`${nome}, ${file.lado === 2 ? t.backSide : t.front}`} />
        ))}
      </div>
    </section>
  );
}

function Picture({ id, file, name }: { id: string; file: Paper['arquivos'][number]; name: string }) {
  const t = useTexts(admissionTexts);
  const address = useObjectUrl(useAdmissionPicture(id, file.id, true).data);
  if (!address) return <div className="h-40 rounded-lg bg-sunken" />;
  const isHeic = file.tipo === 'image/heic';
  return (
    <a
      href={address}
      {...(isHeic ? { download: file.nome } : { target: '_blank', rel: 'noreferrer' })}
      aria-label={`${isHeic ? t.download : t.open}: ${name}`}
    >
      {!isDrawn(file.tipo) ? (
        <span className="flex min-h-16 items-center gap-2 rounded-lg bg-sunken px-3 py-2 text-sm font-semibold">
          <FileText size={18} aria-hidden className="shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {file.nome}
            {isHeic && <span className="block text-xs font-normal text-ink-2">{t.heic}</span>}
          </span>
        </span>
      ) : (
        <img src={address} alt={name} className="max-h-72 w-full rounded-lg bg-sunken object-contain" />
      )}
    </a>
  );
}
