import {
  type ProofField,
  type ProofValues,
  proofFields,
} from '@cracha/contract/features/receipt/income-proof.schemas.ts';
import { inSentence, useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { proofTexts } from './proof.messages.ts';

/** What a proof shows, each field by its name and in words; fields without a value are left out. */
export function useProofWords() {
  const t = useTexts(proofTexts);
  const f = useFormats();
  const wordsOf = (field: ProofField, values: ProofValues): string | undefined => {
    if (field === 'situacao') return values.situacao && t.states[values.situacao];
    if (field === 'admissao') return values.admissao && f.date(values.admissao);
    if (field === 'cargo' || field === 'cpf') return values[field];
    const amount = values[field];
    return amount === undefined ? undefined : f.money(amount);
  };
  return {
    facts: (values: ProofValues) =>
      proofFields.flatMap(field => {
        const value = wordsOf(field, values);
        return value === undefined ? [] : [{ field, name: t.fields[field], value }];
      }),
    months: (months: readonly { mes: number; ano: number }[]) =>
      t.ofMonths(f.list(months.map(({ mes, ano }) => inSentence(f.competence(mes, ano))))),
  };
}
