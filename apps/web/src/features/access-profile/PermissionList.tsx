import type { ProfileKind } from '@cracha/contract/access/grants.ts';
import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { functionTexts } from './functions.messages.ts';
import { actionKeys } from './permission-names.ts';
import { rowsOf } from './permission-rows.ts';

interface PermissionListProps {
  tone: 'ok' | 'bad';
  kind: ProfileKind;
  title: string;
  names: readonly string[];
}

/** Permissions in words, one line a function. */
export function PermissionList({ tone, kind, title, names }: PermissionListProps) {
  const words = useTexts(functionTexts);
  const wanted = new Set(names);
  const lines = rowsOf(kind)
    .flatMap(each => each.rows)
    .map(({ fn, cells }) => ({ fn, actions: actionKeys.filter(action => wanted.has(cells[action] ?? '')) }))
    .filter(({ actions }) => actions.length > 0);
  if (lines.length === 0) return null;
  const Icon = tone === 'ok' ? Plus : Minus;
  return (
    <section aria-label={title} className={clsx('rounded-lg px-4 py-3', tone === 'ok' ? 'bg-ok-soft' : 'bg-bad-soft')}>
      <h3 className={clsx('font-semibold', tone === 'ok' ? 'text-ok' : 'text-bad')}>{title}</h3>
      <ul className="mt-1 grid gap-0.5">
        {lines.map(({ fn, actions }) => (
          <li key={fn} className="flex items-start gap-2">
            <Icon size={14} aria-hidden className="mt-1 shrink-0" />
            <span>
              {words[fn]}: {actions.map(action => words[`action${action}`].toLowerCase()).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
