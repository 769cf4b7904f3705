import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { closePool } from '#core/reading/pool.ts';
import { type ReadDocument, ReadingRefusal, type Registry, readPayrollFile } from '#core/reading/reading.ts';
import { readRegistry } from './registry-file.ts';
import { toTruth } from './truth-format.ts';

const USAGE = `cracha read FILE… [--registry registry.json] [--out DIR] [--help]

Reads payroll files (PDF, TXT, CSV, XLSX, ZIP) and writes one <file>.json per input: the documents found, their fields,
"review": true on what is in doubt and "findings" that say why. Without --out the JSON is written beside the input.
--registry takes {"companies":[{"cnpj","name"}],"workers":[{"company_cnpj","registration","cpf","pis","name"}]}.
Ends with 0 when every file was read, 1 when one was refused, 2 when called wrongly.`;

/** `cracha read`: the reader on the command line. */
export const readCommand = { name: 'read', summary: 'read payroll files into documents (JSON)', usage: USAGE, run };

async function run(args: string[]): Promise<number> {
  const options = parse(args);
  if (!options) {
    console.error(USAGE);
    return 2;
  }
  if (options.help) {
    console.log(USAGE);
    return 0;
  }
  try {
    const registry = options.registry ? await readRegistry(options.registry) : { companies: [], workers: [] };
    let refused = 0;
    for (const file of options.files) if (!(await readOne(file, registry, options.out ?? dirname(file)))) refused++;
    return refused > 0 ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    await closePool();
  }
}

function parse(args: string[]): { files: string[]; registry?: string; out?: string; help: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { registry: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    if (positionals.length === 0 && !values.help) return undefined;
    return { files: positionals, registry: values.registry, out: values.out, help: values.help ?? false };
  } catch {
    return undefined;
  }
}

/** True when the file was read; a refused file gets a JSON with the reason and no documents. */
async function readOne(path: string, registry: Registry, out: string): Promise<boolean> {
  const file = basename(path);
  const documents: (Record<string, unknown> & { entry?: string })[] = [];
  const problems: Record<string, unknown>[] = [];
  let pages = 0;
  try {
    for await (const event of readPayrollFile({ path, name: file }, registry)) {
      if (event.kind === 'documents')
        documents.push(
          ...event.documents.map((document: ReadDocument) => ({
            ...toTruth(document, event.attached),
            entry: event.entry,
          })),
        );
      else if (event.kind === 'problem') problems.push({ code: event.code, values: event.values });
      else if (event.kind === 'progress') pages = event.pages;
    }
  } catch (error) {
    problems.push(
      error instanceof ReadingRefusal
        ? { code: error.code, values: error.values }
        : { code: 'FAILED', values: { message: error instanceof Error ? error.message : String(error) } },
    );
  }
  await mkdir(out, { recursive: true });
  const refused = problems.length > 0 && documents.length === 0;
  await writeFile(
    join(out, `${file}.json`),
    JSON.stringify(
      { file, page_count: pages, documents, problems: problems.length > 0 ? problems : undefined },
      null,
      1,
    ),
  );
  console.log(
    `${file}: ${documents.length} documents, ${documents.filter(document => document.review === true).length} to review${problems.length > 0 ? `, ${problems.map(problem => problem.code).join(', ')}` : ''}`,
  );
  return !refused;
}
