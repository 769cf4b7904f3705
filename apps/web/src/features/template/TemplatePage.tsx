import { to } from '@cracha/contract/navigation/paths.ts';
import { lazy } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { useWide } from '#ui/base/wide.ts';
import { Opened } from '#ui/staff/Opened.tsx';
import { useTemplate } from './template.api.ts';
import { templateTexts } from './templates.messages.ts';

// the editor is large, and a phone never has it
const TemplateEditor = lazy(async () => ({
  default: (await import('./editor/TemplateEditor.tsx')).TemplateEditor,
}));
const TemplateReader = lazy(async () => ({ default: (await import('./TemplateReader.tsx')).TemplateReader }));

/** One model: written on by who may where there is room, else read. */
export function TemplatePage({ id }: { id: string }) {
  const t = useTexts(templateTexts);
  const isWide = useWide();
  const found = useTemplate(id);
  return (
    <Opened found={found} title={t.template} back={{ href: to.hr.templates(), label: t.back }}>
      {template => {
        const edits = template.can.includes('edita');
        if (edits && isWide) return <TemplateEditor template={template} />;
        return <TemplateReader template={template} why={edits ? t.phoneReads : t.onlyReads} />;
      }}
    </Opened>
  );
}
