import { CircleAlert } from 'lucide-react';
import { Link } from '../base/Link.tsx';
import { Notice } from '../base/Notice.tsx';

interface RefusedFileProps {
  title: string;
  why: string;
  /** The same file, which is here already. */
  standing: { href: string; label: string } | undefined;
}

/** Why a dropped file was not taken. */
export function RefusedFile({ title, why, standing }: RefusedFileProps) {
  return (
    <Notice tone="bad" icon={CircleAlert} role="alert" title={title}>
      {why}{' '}
      {standing && (
        <Link href={standing.href} className="font-semibold text-brand-ink underline">
          {standing.label}
        </Link>
      )}
    </Notice>
  );
}
