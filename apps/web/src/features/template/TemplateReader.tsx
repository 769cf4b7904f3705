import { to } from '@cracha/contract/navigation/paths.ts';
import { FileStack, Info } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { PaperText } from './PaperText.tsx';
import type { TemplateWhole } from './template.api.ts';
import { stateTones } from './template-states.ts';
import { templateTexts } from './templates.messages.ts';

/** A model to read: on a phone, and for who may not change it. */
export function TemplateReader({ template, why }: { template: TemplateWhole; why: string }) {
  const t = useTexts(templateTexts);
  const { recent } = useFormats();
  const { id, titulo, situacao, publicada, alteradoEm, alteradoPor, corpo, campos, can } = template;
  useTitle(titulo);
  const facts = [publicada && t.versionOf(publicada), recent(alteradoEm), alteradoPor];
  return (
    <div data-scroller className="min-h-0 flex-1 overflow-auto">
      <PageHead title={titulo} lead={template.descricao} back={<BackLink href={to.hr.templates()} label={t.back} />}>
        {can.includes('gera') && (
          <Link href={to.hr.generate(id)} className={buttonLook({ look: 'primary' })}>
            <FileStack size={16} aria-hidden />
            {t.use}
          </Link>
        )}
      </PageHead>
      <div className="grid gap-4 px-4 pb-8 lg:px-6">
        <p className="num flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
          <StatusText tone={stateTones[situacao]}>{t.states[situacao]}</StatusText>
          {facts.filter(Boolean).join(' · ')}
        </p>
        <Notice icon={Info}>{why}</Notice>
        <PaperText body={corpo} fields={campos} />
      </div>
    </div>
  );
}
