import { buffer } from 'node:stream/consumers';
import type { templateContract } from '@cracha/contract/features/template/template.contract.ts';
import { type ReadTemplate, readTemplate, variablesOf } from '@cracha/contract/features/template/template-language.ts';
import { picturesOf } from '@cracha/contract/features/template/template-tree.ts';
import { labelOf, type OwnField } from '@cracha/contract/features/template/template-variables.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { recordOpening } from '#core/audit/audit.ts';
import { drawTemplate, mostTemplatePages, TooManyPages } from '#core/template/draw-template.ts';
import { type Filled, fillTemplate, sampleValues } from '#core/template/fill-template.ts';
import type { TemplateValue } from '#core/template/print-value.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { checkOwnValues, named, unfilled } from './own-values.ts';
import { mayName } from './template.policy.ts';
import { versionOfTemplate, type Written } from './template.queries.ts';
import { mustBeRight, templateOf } from './template.ts';
import { workersOf } from './worker-values.queries.ts';
import { valuesOf } from './worker-values.ts';

type Call = (typeof templateContract)['previewTemplate'];

/** A text that is ready to be filled: read once, with the bytes of its pictures. */
export interface Printable {
  title: string;
  numbered: boolean;
  fields: readonly OwnField[];
  read: ReadTemplate;
  pictures: ReadonlyMap<string, Uint8Array>;
}

/** Reads a text and fetches its pictures; one whose bytes are gone is left out. */
export async function printableOf(
  files: Pick<FileStore, 'open' | 'has'>,
  { title, body, fields }: Pick<Written, 'title' | 'body' | 'fields'>,
): Promise<Printable> {
  const pictures = new Map<string, Uint8Array>();
  for (const sha256 of picturesOf(body))
    if (await files.has(sha256)) pictures.set(sha256, await buffer(await files.open(sha256)));
  return { title, numbered: body.numeraPaginas, fields, read: readTemplate(body, fields), pictures };
}

/** The paper itself. @throws TEMPLATE_TOO_LONG */
export async function print(printable: Printable, filled: Filled): Promise<{ bytes: Uint8Array; pages: number }> {
  const { title, numbered, pictures } = printable;
  try {
    return await drawTemplate(filled, { title, numbered, pictureOf: sha256 => pictures.get(sha256) });
  } catch (error) {
    if (error instanceof TooManyPages) return refuse('TEMPLATE_TOO_LONG', { max: mostTemplatePages });
    throw error;
  }
}

/** The paper of a worker or of a sample, with all that is missing; nothing is kept. @throws NOT_FOUND, EMPLOYEE_NOT_FOUND, TEMPLATE_INVALID */
export async function preview(
  files: Pick<FileStore, 'open' | 'has'>,
  by: By,
  { id, form }: { id: string; form: BodyOf<Call> },
  inOwnTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
): Promise<ResponseSent<Call>> {
  const { text, known } = await inOwnTransaction(async tx => {
    const text = await textOf(tx, by, id, form.publicada === true);
    checkOwnValues(text.fields, form.campos ?? {}, 'campos');
    return { text, known: form.idEmpregado === undefined ? undefined : await valuesFor(tx, by, form.idEmpregado) };
  });
  const printable = await printableOf(files, text);
  const sample = sampleValues(variablesOf(printable.read), text.fields);
  const own = form.campos ?? {};
  const filled = fillTemplate(printable.read, text.fields, { ...(known ?? sample), ...named(own) });
  const { bytes, pages } = await print(printable, filled);
  const missing = [...new Set([...(known ? unfilled(text.fields, own) : []), ...filled.missing])];
  return {
    ...{ pdf: Buffer.from(bytes).toString('base64'), paginas: pages, ocultas: filled.hidden },
    faltam: missing.map(variavel => ({
      ...{ variavel, rotulo: labelOf(variavel, text.fields), grupo: variavel.split('.')[0] ?? '' },
      motivo: reasonOf(variavel, by, text.fields),
    })),
  };
}

function reasonOf(name: string, { actor }: By, fields: readonly OwnField[]) {
  if (name.startsWith('campo.')) return 'naoPreenchido' as const;
  return mayName(name, actor, fields) ? ('vazio' as const) : ('semPermissao' as const);
}

/** What is written on, or the version in use. */
async function textOf(tx: Tx, by: By, id: string, published: boolean): Promise<Written> {
  const row = await templateOf(tx, by, id);
  if (published) {
    const version = (await versionOfTemplate(tx, row.id, row.published)) ?? refuse('TEMPLATE_NOT_PUBLISHED');
    return { ...row, title: version.title, body: version.body, fields: version.fields };
  }
  await mustBeRight(tx, row);
  return row;
}

/** The worker can see who read their data here. */
async function valuesFor(tx: Tx, by: By, employmentId: string): Promise<Record<string, TemplateValue>> {
  const [worker] = isUuid(employmentId) ? await workersOf(tx, [employmentId]) : [];
  if (!worker) return refuseField('idEmpregado', 'EMPLOYEE_NOT_FOUND');
  const { id: entityId, person_id: personId, access_group_id: accessGroupId } = worker;
  await recordOpening(tx, by, { accessGroupId, personId, entity: 'employment', entityId });
  return valuesOf(worker, by.actor);
}
