import { ExternalLink, FileText } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { sizeInWords } from '#kernel/base/files.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Disclosure } from '#ui/base/Disclosure.tsx';
import { ArticleText } from './ArticleText.tsx';
import { type Article, saveHelpFile } from './help.api.ts';
import { helpTexts } from './help.messages.ts';

/** An article in its list: a text opens in place, a PDF is downloaded, a video opens elsewhere and says so. */
export function ArticleEntry({ article }: { article: Article }) {
  const { corpo, link, arquivo, titulo } = article;
  if (link) return <Video title={titulo} link={link} />;
  if (arquivo) return <Pdf article={article} name={arquivo} />;
  return (
    <Disclosure
      summaryClass="min-h-12 cursor-pointer py-2"
      summary={<span className="flex-1 font-semibold">{titulo}</span>}
    >
      <div className="pt-1 pb-4">
        <ArticleText text={corpo ?? ''} />
      </div>
    </Disclosure>
  );
}

function Video({ title, link }: { title: string; link: string }) {
  const t = useTexts(helpTexts);
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className="flex min-h-12 items-center gap-2 py-2 font-semibold text-brand-ink hover:underline"
    >
      <span className="min-w-0 flex-1">
        {title} <span className="block text-xs font-normal text-ink-2">{t.opensAt(new URL(link).hostname)}</span>
      </span>
      <ExternalLink size={18} aria-hidden className="shrink-0" />
    </a>
  );
}

function Pdf({ article: { id, titulo, tamanho }, name }: { article: Article; name: string }) {
  const t = useTexts(helpTexts);
  const { int } = useFormats();
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-2 py-2">
      <span className="min-w-0 flex-1 font-semibold">
        {titulo}{' '}
        <span className="num block text-xs font-normal text-ink-2">{t.pdf(sizeInWords(tamanho ?? 0, int))}</span>
      </span>
      <Button aria-label={t.downloadOf(titulo)} onClick={() => void saveHelpFile(id, name).catch(tellFailure)}>
        <FileText size={16} aria-hidden />
        {t.download}
      </Button>
    </div>
  );
}
