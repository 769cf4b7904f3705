import { Menu as Base } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type ReactElement, type ReactNode, useContext } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { DialogHost } from '../base/dialog-host.ts';
import { uiTexts } from '../base/ui.messages.ts';

/* Staff areas only: behaviour by Base UI, look by our tokens. */

interface MenuProps {
  /** A button element; the menu gives it its attributes. */
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'end';
  side?: 'top' | 'bottom';
  /** Page menus blur what is behind; row menus don't. */
  blur?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  wide?: boolean;
}

export function Menu({ trigger, children, align = 'end', side = 'bottom', blur, open, onOpenChange, wide }: MenuProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange ? next => onOpenChange(next) : undefined}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={useContext(DialogHost) ?? undefined}>
        {blur && (
          <Base.Backdrop className="fixed inset-0 z-40 bg-ink/10 backdrop-blur-[3px] transition-opacity duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        )}
        <Base.Positioner sideOffset={6} align={align} side={side} className="z-50 outline-none">
          <Base.Popup
            className={clsx(
              'origin-(--transform-origin) rounded-lg border border-line bg-raised p-1 text-sm shadow-2 outline-none transition-[opacity,scale] duration-120',
              'data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0',
              wide ? 'w-66' : 'min-w-52',
            )}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface MenuItemProps {
  icon?: LucideIcon;
  children: ReactNode;
  /** A second, quieter line. */
  sub?: string;
  hint?: string;
  current?: boolean;
  bad?: boolean;
  onClick: () => void;
}

export function MenuItem({ icon: Icon, children, sub, hint, current, bad, onClick }: MenuItemProps) {
  const t = useTexts(uiTexts);
  return (
    <Base.Item
      onClick={onClick}
      className={clsx(
        'flex min-h-8 cursor-default items-center gap-2.5 rounded-md px-2.5 py-1.5 outline-none data-highlighted:bg-sunken max-lg:min-h-11',
        bad && 'text-bad',
      )}
    >
      {Icon && <Icon size={16} aria-hidden className={bad ? undefined : 'text-ink-3'} />}
      <span className="flex-1">
        {children}
        {sub && <span className="block text-2xs text-ink-3">{sub}</span>}
      </span>
      {current && <span className="text-2xs font-semibold text-brand-ink">{t.current}</span>}
      {hint && <span className="text-2xs text-ink-3">{hint}</span>}
    </Base.Item>
  );
}

export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2.5 pt-2 pb-1 text-2xs font-semibold text-ink-3">{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}

export function MenuLine() {
  return <Base.Separator className="my-1 h-px bg-line" />;
}
