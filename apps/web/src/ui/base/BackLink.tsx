import { ArrowLeft } from 'lucide-react';
import { buttonLook } from './Button.tsx';
import { Link } from './Link.tsx';

/** The arrow before a page's title: up to the page it belongs to. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Link href={href} aria-label={label} className={buttonLook({ look: 'ghost', size: 'icon', className: '-ml-2' })}>
      <ArrowLeft size={19} aria-hidden />
    </Link>
  );
}
