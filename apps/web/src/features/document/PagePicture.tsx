import { useTexts } from '#kernel/base/texts.ts';
import { useObjectUrl } from '#kernel/lazy/photo.ts';
import { useDocumentPage } from './document.api.ts';
import { documentWords } from './document-words.messages.ts';

interface PagePictureProps {
  id: string;
  version: number;
  page: number;
  pages: number;
}

/** A page as the server draws it. */
export function PagePicture({ id, version, page, pages }: PagePictureProps) {
  const t = useTexts(documentWords);
  const picture = useDocumentPage(id, version, page);
  const address = useObjectUrl(picture.data);
  return (
    <div className="overflow-hidden rounded-sm border border-line bg-white shadow-1">
      {address ? (
        <img src={address} alt={t.page(page, pages)} className="block w-full" />
      ) : (
        <p
          role={picture.isError ? 'alert' : undefined}
          className="grid aspect-[1/1.4142] place-items-center px-3 text-center text-xs text-neutral-600"
        >
          {picture.isError ? t.noPicture : t.drawing}
        </p>
      )}
    </div>
  );
}
