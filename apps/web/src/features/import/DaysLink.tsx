import { to } from '@cracha/contract/navigation/paths.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import type { ImportItem } from './import.types.ts';
import { importTexts } from './imports.messages.ts';

/** To the desk, for the days of credit that are in doubt; nothing where there are none. */
export function DaysLink({ row }: { row: Pick<ImportItem, 'id' | 'semDia'> }) {
  const t = useTexts(importTexts);
  if (row.semDia === 0) return null;
  return (
    <Link href={to.hr.review(row.id)} className={buttonLook({ size: 'sm' })}>
      {t.days(row.semDia)}
    </Link>
  );
}
