import { pathOf } from '@cracha/contract/kernel/client.ts';
import type { Endpoint } from '@cracha/contract/kernel/endpoint.ts';
import { upload } from '../base/client.ts';

/** A form with files beside its fields: lists and objects travel as JSON text. */
export function sendForm(
  endpoint: Endpoint,
  params: Record<string, string>,
  form: object,
  files: readonly File[],
): Promise<unknown> {
  const data = new FormData();
  for (const [name, value] of Object.entries(form))
    if (value !== undefined) data.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  for (const [at, file] of files.entries()) data.set(`file_${at}`, file, file.name);
  return upload({ ...endpoint, path: pathOf(endpoint, params) }, data, () => undefined);
}
