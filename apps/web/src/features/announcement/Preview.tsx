import { useTexts } from '#kernel/base/texts.ts';
import { announcementTexts } from './announcements.messages.ts';
import { RichText } from './RichText.tsx';

/** Title and text as their readers will see them. */
export function Preview({ title, markup, className }: { title: string; markup: string; className?: string }) {
  const t = useTexts(announcementTexts);
  return (
    <section
      aria-label={t.preview}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      className={`overflow-auto rounded-lg border border-line p-4 text-base text-ink ${className ?? 'max-h-64'}`}
    >
      {title && <h3 className="mb-2 text-lg font-bold">{title}</h3>}
      {markup ? <RichText markup={markup} /> : <p className="text-sm text-ink-2">{t.nothingToShow}</p>}
    </section>
  );
}
