import { fieldsBehind, isRegistrationField, proofKinds } from '@cracha/contract/features/request/registration.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useFieldWords } from '#kernel/record/field-words.ts';
import { FactList } from './FactList.tsx';
import { useProofWords } from './proof-words.ts';
import type { Request } from './request.api.ts';
import { requestTexts } from './request-words.messages.ts';
import { asked, useRegistrationNames } from './request-words.ts';

/** A change of the record: each field as it was and as it will be, or who comes or goes. */
export function RegistrationFacts({ one }: { one: Request }) {
  const t = useTexts(requestTexts);
  const nameOf = useRegistrationNames();
  const proofs = useProofWords();
  const own = Object(one.dados.proprio);
  const field = asked(one, 'campo') ?? '';
  const { label, value } = useFieldWords(typeof own.nome === 'string' ? [{ id: field, nome: own.nome }] : []);
  const before = valuesOf(one.dados.antes);
  const after = valuesOf(one.dados.depois);
  // in the order of the form: the database keeps another one
  const names = isRegistrationField(field) ? fieldsBehind(field) : Object.keys(after);
  const changed = names.flatMap(name =>
    (after[name] ?? null) === (before[name] ?? null) ? [] : [[name, after[name] ?? null] as const],
  );
  const dependant = Object(one.dados.dependente);
  const who = typeof dependant.nome === 'string' ? dependant.nome : undefined;
  const kind = [
    [t.field, typeof own.nome === 'string' ? own.nome : nameOf(field)],
    ...(who === undefined
      ? []
      : [[t.wholes.dependente, dependant.acao === 'excluir' ? t.goes(who) : t.comes(who)] as const]),
    ...changed.map(
      ([name, now]) =>
        [
          label(name),
          <span key={name}>
            <span className="sr-only">{t.before}: </span>
            {before[name] ? (
              <s className="text-ink-2">{value(name, before[name])}</s>
            ) : (
              <span className="text-ink-2">{value(name, null)} →</span>
            )}
            <span className="sr-only">. {t.after}: </span> <b className="font-semibold">{value(name, now)}</b>
          </span>,
        ] as const,
    ),
    [t.reason, asked(one, 'motivo')],
    [t.proof, proofOf(one, proofs)],
  ] as const;
  return <FactList one={one} kind={kind} />;
}

/** What was asked beside it when it was sent. */
function proofOf({ dados }: Request, words: ReturnType<typeof useProofWords>): string | undefined {
  const provas = proofKinds.filter(kind => Array.isArray(dados.provas) && dados.provas.includes(kind));
  const idadeMaxima = typeof dados.idadeMaxima === 'number' ? dados.idadeMaxima : null;
  return provas.length > 0 ? words({ provas, frenteVerso: dados.frenteVerso === true, idadeMaxima }) : undefined;
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
