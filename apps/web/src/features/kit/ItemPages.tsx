import { useTexts } from '#kernel/base/texts.ts';
import { useObjectUrl } from '#kernel/lazy/photo.ts';
import { type KitItem, useItemPage } from './kit.api.ts';
import { kitWords } from './kit.messages.ts';

/** No more are drawn at once; the rest is in the file. */
const most = 12;

/** What was delivered, page by page as the server draws it. */
export function ItemPages({ kit, item }: { kit: string; item: KitItem }) {
  const t = useTexts(kitWords);
  const pages = item.arquivos.reduce((sum, { paginas }) => sum + (paginas ?? 0), 0);
  if (pages === 0) return <p className="text-sm text-ink-2">{t.notShown}</p>;
  return (
    <div className="grid gap-3">
      {Array.from({ length: Math.min(pages, most) }, (_, at) => at + 1).map(n => (
        <Page key={n} kit={kit} item={item} n={n} />
      ))}
    </div>
  );
}

function Page({ kit, item, n }: { kit: string; item: KitItem; n: number }) {
  const t = useTexts(kitWords);
  const picture = useItemPage(kit, item.id, n, item.entregueEm);
  const address = useObjectUrl(picture.data);
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-white">
      {address ? (
        <img src={address} alt={t.page(n, item.nome)} className="block w-full" />
      ) : (
        <p
          role={picture.isError ? 'alert' : undefined}
          className="grid aspect-[1.4] place-items-center px-3 text-center text-xs text-neutral-600"
        >
          {picture.isError ? t.noPicture : t.drawing}
        </p>
      )}
    </div>
  );
}
