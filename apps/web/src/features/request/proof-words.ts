import type { ProofKind } from '@cracha/contract/features/request/registration.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useLanguage } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { proofTexts } from './proof-words.messages.ts';

interface Proof {
  provas: readonly ProofKind[];
  frenteVerso: boolean;
  idadeMaxima: number | null;
}

/** What proves a value, in words: `documento de identidade ou certidão, frente e verso, de até 90 dias`. */
export function useProofWords(): (proof: Proof) => string {
  const t = useTexts(proofTexts);
  const { int } = useFormats();
  const anyOf = new Intl.ListFormat(useLanguage(), { type: 'disjunction' });
  return ({ provas, frenteVerso, idadeMaxima }) =>
    [
      anyOf.format(provas.map(kind => t.kinds[kind])),
      frenteVerso && t.bothSides,
      idadeMaxima !== null && t.notOlder(int(idadeMaxima), idadeMaxima),
    ]
      .filter(Boolean)
      .join(', ');
}
