import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { analyseAfd } from '#core/clock/afd/report.ts';
import { answerCases } from './cases.ts';
import { type ClockCases, clockAnswer } from './clock-cases.ts';
import { filesAndOut } from './options.ts';

const USAGE = `cracha clock file FILE… --out DIR
cracha clock cases FILE --out FILE

file   Reads clock files (AFD of Portarias 671, 595 and 1510) and writes one <file>.json per input: layout, encoding, CRC variant,
       hash chain, gaps, counts, and "achados" that name what is wrong by line and field, as POST /ponto/afd/analisa answers.
cases  Answers reference cases (schemas of time-clock, clock-states, clock-instants): {cases: [{id, out}]}; a case that can't be
       computed has "error" in place of "out".

Needs no installation. Ends with 0 when all was read or answered, 1 when something was not, 2 when called wrongly.`;

/** The first word says what is done. @returns the exit code, undefined where it is called wrongly */
const actions: Record<string, (args: string[]) => Promise<number | undefined>> = { file: readFiles, cases };

/** `cracha clock`: the time clock's own functions on the command line. */
export const clockCommand = {
  name: 'clock',
  summary: 'read clock files (AFD), answer reference cases (JSON)',
  usage: USAGE,
  run,
};

async function run([word = '', ...args]: string[]): Promise<number> {
  const code = await actions[word]?.(args);
  if (code === undefined) console.error(USAGE);
  return code ?? 2;
}

async function cases(args: string[]): Promise<number | undefined> {
  const options = filesAndOut(args);
  const [file, ...more] = options?.files ?? [];
  if (!options || file === undefined || more.length > 0) return undefined;
  return (await answerCases<ClockCases>(file, options.out, clockAnswer)) > 0 ? 1 : 0;
}

async function readFiles(args: string[]): Promise<number | undefined> {
  const options = filesAndOut(args);
  if (!options) return undefined;
  await mkdir(options.out, { recursive: true });
  const names = new Set<string>();
  let refused = 0;
  for (const path of options.files) {
    const name = unused(basename(path), names);
    names.add(name);
    if (!(await readOne(path, join(options.out, `${name}.json`)))) refused++;
  }
  return refused > 0 ? 1 : 0;
}

/** Two files of one name in different folders have a report each. */
function unused(name: string, names: ReadonlySet<string>): string {
  let free = name;
  for (let n = 2; names.has(free); n++) free = `${name}.${n}`;
  return free;
}

/** @returns false where the file is missing or no clock file */
async function readOne(path: string, out: string): Promise<boolean> {
  try {
    const report = await analyseAfd(() => createReadStream(path));
    await writeFile(out, `${JSON.stringify(report, null, 1)}\n`);
    console.log(
      `${path}: ${report.layout ?? report.status}, ${report.marcacoes} marks, ${report.achados.length} findings`,
    );
    return report.status !== 'erro';
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}
