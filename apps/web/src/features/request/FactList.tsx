import type { ReactNode } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Facts } from '#ui/record/Facts.tsx';
import type { Request } from './request.api.ts';
import { requestTexts } from './request-words.messages.ts';

interface FactListProps {
  one: Request;
  /** What only its kind has, before the rest. */
  kind: readonly (readonly [name: string, value: ReactNode])[];
}

/** What is asked, by whom, of which company. */
export function FactList({ one, kind }: FactListProps) {
  const t = useTexts(requestTexts);
  const { date, recent } = useFormats();
  return (
    <Facts
      facts={[
        ...kind,
        [t.message, one.mensagem && <span className="whitespace-pre-line">{one.mensagem}</span>],
        [t.code, one.codigo],
        [t.company, one.empresa],
        [t.author, one.autor.nome !== one.nome && one.autor.nome],
        [t.sentAt, recent(one.enviadaEm)],
        [t.due, one.prazo && date(one.prazo)],
      ]}
    />
  );
}
