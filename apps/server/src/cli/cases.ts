import { readFile, writeFile } from 'node:fs/promises';

type Answer = { id: string; out: unknown } | { id: string; error: string };

/**
 * A file of reference cases in, `{cases: [{id, out}]}` out, by the functions that the product itself asks. A case that can't be computed
 * has `error` in place of `out`. @param outOf of a case and the whole file @returns how many could not be computed
 */
export async function answerCases<F extends { cases: readonly { id: string }[] }>(
  file: string,
  out: string,
  outOf: (one: F['cases'][number], whole: F) => unknown,
): Promise<number> {
  const whole: F = JSON.parse(await readFile(file, 'utf8'));
  const answers = whole.cases.map((one): Answer => {
    try {
      return { id: one.id, out: outOf(one, whole) };
    } catch (error) {
      return { id: one.id, error: error instanceof Error ? error.message : String(error) };
    }
  });
  await writeFile(out, `${JSON.stringify({ cases: answers }, null, 1)}\n`);
  return answers.filter(one => 'error' in one).length;
}
