import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { MoreActs } from '../base/MoreActs.tsx';
import { useWide } from '../base/wide.ts';
import { listPageTexts } from './list.messages.ts';

/** A page's acts, the own one last: two have a button, on a phone one, the others are behind "…". */
export function HeadActs({ bare, children }: { bare?: boolean; children: ReactNode }) {
  const t = useTexts(listPageTexts);
  const acts = actsIn(children).slice(0, bare ? -1 : undefined);
  const at = acts.length - (useWide() ? 2 : 1);
  return (
    <>
      {at > 0 && <MoreActs label={t.moreActs}>{acts.slice(0, at)}</MoreActs>}
      {acts.slice(Math.max(0, at))}
    </>
  );
}

/** Each by itself: what isn't offered leaves nothing behind. */
function actsIn(children: ReactNode): ReactNode[] {
  return Children.toArray(
    Children.toArray(children).map(child =>
      isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment ? actsIn(child.props.children) : child,
    ),
  );
}
