import { clsx } from 'clsx';
import { Bell } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { IconButton } from '#ui/base/Button.tsx';
import { bellTexts } from './bell.messages.ts';

interface BellButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  unread: number;
  large?: boolean;
}

/** The dot only repeats what the name says. */
export function BellButton({ unread, large, ...rest }: BellButtonProps) {
  const t = useTexts(bellTexts);
  return (
    <IconButton label={t.bell(unread)} size={large ? 'icon-lg' : 'icon-sm'} className="relative" {...rest}>
      <Bell size={large ? 22 : 18} aria-hidden />
      {unread > 0 && (
        <span
          aria-hidden
          className={clsx(
            'absolute top-2 right-2 size-2.5 rounded-full border-2 border-canvas bg-bad',
            large ? 'lg:top-2.5 lg:right-2.5' : 'lg:top-1 lg:right-1',
          )}
        />
      )}
    </IconButton>
  );
}
