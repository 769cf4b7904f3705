import type { MessageValues } from '@cracha/contract/kernel/wire.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#kernel/base/language.ts';

/** Refusals by their codes in the catalogue's words, which come when there is one; until then undefined. */
export function useRefusalWords(
  codes: readonly string[],
  values: MessageValues = {},
): Readonly<Partial<Record<string, string>>> {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['refusal-words', codes, values, language],
    enabled: codes.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const [{ isErrorCode }, { messageOf }] = await Promise.all([
        import('@cracha/contract/errors/catalogue.ts'),
        import('@cracha/contract/errors/message.ts'),
      ]);
      const said = codes.map(async code => {
        const known = isErrorCode(code) ? code : 'STATUS_FORBIDS';
        return [code, await messageOf(known, language, values)] as const;
      });
      return Object.fromEntries(await Promise.all(said));
    },
  });
  return data ?? {};
}
