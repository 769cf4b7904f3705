import { useTexts } from '#kernel/base/texts.ts';
import { uiTexts } from './ui.messages.ts';

/** First stop of the Tab key; every frame names its main part `conteudo`. */
export function SkipLink() {
  const t = useTexts(uiTexts);
  return (
    <a
      href="#conteudo"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-surface focus:px-4 focus:py-2 focus:shadow-2"
    >
      {t.skip}
    </a>
  );
}
