import { ClipboardCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { loadOf } from '#kernel/base/loaded.ts';
import { ListBody } from '../base/ListBody.tsx';
import { StateBlock } from '../base/StateBlock.tsx';
import { Desk } from './Desk.tsx';

interface EmptyDeskProps {
  title: string;
  back: { href: string; label: string };
  load: ReturnType<typeof loadOf>;
  none: { title: string; lead: string };
  /** A choice that may be why nothing is there. */
  children?: ReactNode;
  over?: ReactNode;
}

/** A desk on which nothing waits, or whose queue is still on its way. */
export function EmptyDesk({ title, back, load, none, children, over }: EmptyDeskProps) {
  return (
    <Desk title={title} back={back} over={over} footer={null}>
      <div className="flex-1">
        {children}
        <ListBody
          {...load}
          empty
          whenEmpty={
            <StateBlock icon={ClipboardCheck} title={none.title}>
              {none.lead}
            </StateBlock>
          }
        >
          {null}
        </ListBody>
      </div>
    </Desk>
  );
}
