import type { LucideIcon } from 'lucide-react';
import { useTexts } from '#kernel/texts.ts';
import { buttonLook } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { StateBlock } from '#ui/StateBlock.tsx';
import { documentTexts } from './documents.messages.ts';

interface MissingDocumentProps {
  icon: LucideIcon;
  title: string;
  back: { href: string; label: string };
}

/** In the place of a worker's document that isn't there, or no longer. */
export function MissingDocument({ icon, title, back }: MissingDocumentProps) {
  const t = useTexts(documentTexts);
  return (
    <StateBlock
      large
      icon={icon}
      title={title}
      action={
        <Link href={back.href} className={buttonLook({ look: 'primary', size: 'lg', className: 'w-full' })}>
          {back.label}
        </Link>
      }
    >
      {t.missingLead}
    </StateBlock>
  );
}
