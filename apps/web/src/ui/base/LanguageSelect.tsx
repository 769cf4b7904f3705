import { ChevronDown, Globe } from 'lucide-react';
import { asLanguage, languageNames, setLanguage, useLanguage } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { uiTexts } from './ui.messages.ts';

/** Switches at once, everywhere. Each language in its own words. */
export function LanguageSelect() {
  const t = useTexts(uiTexts);
  const language = useLanguage();
  return (
    <label className="relative inline-flex h-11 min-w-0 items-center rounded-md text-sm text-ink-2 focus-within:outline-2 focus-within:outline-focus hover:bg-ink/5">
      <Globe size={18} aria-hidden className="pointer-events-none absolute left-2.5" />
      <span className="sr-only">{t.language}</span>
      <select
        className="h-full min-w-0 cursor-pointer appearance-none bg-transparent pr-8 pl-9 font-semibold outline-none"
        value={language}
        onChange={event => void setLanguage(asLanguage(event.target.value))}
      >
        {Object.entries(languageNames).map(([code, name]) => (
          <option key={code} value={code} lang={code} className="bg-surface text-ink">
            {name}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden className="pointer-events-none absolute right-2.5" />
    </label>
  );
}
