import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import type { ReactNode } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { useFieldWords } from '#kernel/record/field-words.ts';
import type { Request } from './request.api.ts';
import { requestTexts } from './request-words.messages.ts';
import { asked, useRegistrationNames } from './request-words.ts';

/** A change of the record: each field as it was and as it will be, or who comes or goes. */
export function useRegistrationFacts(one: Request): (readonly [name: string, value: ReactNode])[] {
  const t = useTexts(requestTexts);
  const nameOf = useRegistrationNames();
  const { label, value } = useFieldWords();
  if (one.tipo !== 'alteracaoCadastral') return [];
  const before = valuesOf(one.dados.antes);
  const changed = Object.entries(valuesOf(one.dados.depois)).filter(([name, now]) => now !== (before[name] ?? null));
  const dependant = Object(one.dados.dependente);
  const who = typeof dependant.nome === 'string' ? dependant.nome : undefined;
  return [
    [t.field, nameOf(asked(one, 'campo') ?? '')],
    ...(who === undefined
      ? []
      : [[t.wholes.dependente, dependant.acao === 'excluir' ? t.goes(who) : t.comes(who)] as const]),
    ...changed.map(
      ([name, now]) =>
        [
          label(name),
          <span key={name}>
            <span className="sr-only">{t.before}: </span>
            <s className="text-ink-2">{value(name, before[name])}</s>
            <span className="sr-only">. {t.after}: </span> <b className="font-semibold">{value(name, now)}</b>
          </span>,
        ] as const,
    ),
    [t.reason, asked(one, 'motivo')],
  ];
}

function valuesOf(told: unknown): Record<string, FieldValue> {
  return Object.fromEntries(
    Object.entries(Object(told)).flatMap(([name, value]) =>
      value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, value] as const]
        : [],
    ),
  );
}
