import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { navigateTo, preload } from '#kernel/base/address.ts';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A real link that stays in the page on a plain click; new tab, copy and middle click work as everywhere. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    navigateTo(href);
  };
  return (
    <a href={href} onClick={follow} onPointerEnter={() => preload(href)} onFocus={() => preload(href)} {...rest} />
  );
}
