import type { ListedType } from '@cracha/contract/features/request/request.schemas.ts';
import { listedTypes } from '@cracha/contract/features/request/request-types.ts';

/** Where nobody has set anything: a change of a record is looked at by itself. */
const usual: readonly ListedType[] = listedTypes.filter(type => type !== 'alteracaoCadastral');

/** The types that a company decides many at once of. @param kept as it is stored; null: what is usual, later types with it */
export function decidedMany(kept: readonly string[] | null): readonly ListedType[] {
  return kept === null ? usual : listedTypes.filter(type => kept.includes(type));
}

/** As it is stored. @returns null for what is usual */
export function keptBatchTypes(asked: readonly ListedType[]): string[] | null {
  const kept = listedTypes.filter(type => asked.includes(type));
  return kept.join() === usual.join() ? null : kept;
}
