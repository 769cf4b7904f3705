import { useTexts } from '#kernel/base/texts.ts';
import { useFieldWords } from '#kernel/record/field-words.ts';
import { registryTexts } from './registry.messages.ts';

interface Named {
  campo: string;
  /** Of a company's own field its name, '' out of reach. */
  rotulo?: string | undefined;
}

/** What a column of the file is called where it is told of. */
export function useColumnLabel(): (named: Named) => string {
  const t = useTexts(registryTexts);
  const words = useFieldWords();
  return ({ campo, rotulo }) => {
    if (rotulo !== undefined) return rotulo || t.ownField;
    return campo === 'cpf' || campo === 'cnpj' ? campo.toUpperCase() : words.label(campo);
  };
}
