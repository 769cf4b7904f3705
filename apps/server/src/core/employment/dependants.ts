import { type Dependant, dependant } from '@cracha/contract/features/worker/worker.schemas.ts';
import * as z from 'zod/mini';
import { maskedCpf } from '#core/identity/contact-mask.ts';

/** A dependant as the record keeps one. */
export interface StoredDependant {
  name: string;
  cpf: string | null;
  birth_date: string | null;
  kinship: string;
  uses: string[];
}

/** By the names of the wire; none where what is kept is no dependant any more. */
export function dependantOf({ name, cpf, birth_date, kinship, uses }: StoredDependant): Dependant[] {
  const read = z.safeParse(dependant, {
    nome: name,
    cpf,
    nascimento: birth_date,
    parentesco: kinship,
    para: uses,
  });
  return read.success ? [read.data] : [];
}

/** As a history keeps and tells them: the CPF masked, also where it was kept whole. */
export function maskedDependant(one: StoredDependant): StoredDependant {
  return { ...one, cpf: one.cpf && /^\d{11}$/.test(one.cpf) ? maskedCpf(one.cpf) : one.cpf };
}

const kept = z.object({
  dependants: z.array(
    z.object({
      name: z.string(),
      cpf: z.nullable(z.string()),
      birth_date: z.nullable(z.string()),
      kinship: z.string(),
      uses: z.array(z.string()),
    }),
  ),
});

/** Of a row of the history, as they were and are. Null: it was about something else, or of a time when only their number was kept. */
export function dependantsTold(before: unknown, after: unknown): { antes: Dependant[]; depois: Dependant[] } | null {
  const [was, is] = [before, after].map(stored => z.safeParse(kept, stored).data?.dependants.map(maskedDependant));
  return was && is ? { antes: was.flatMap(dependantOf), depois: is.flatMap(dependantOf) } : null;
}
