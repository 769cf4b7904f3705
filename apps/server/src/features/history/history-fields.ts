import { onlyChanged, told } from '@cracha/contract/features/history/histories.ts';
import { fieldOf, isWorkerField } from '@cracha/contract/features/worker/worker-fields.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import { isOwnFieldKey } from '#core/employment/own-field-key.ts';
import { wireName } from '#core/employment/worker-columns.ts';
import { type Reader, seesKind } from './history.policy.ts';

/** A field in words of the wire; `hidden`: that it changed is told, not what it was. */
export interface ToldField {
  name: string;
  hidden: boolean;
  /** Hidden because it is long, not because of whom it is about. */
  long?: true;
}

/** Of a group's batch the platform reads how many documents of what and when, nothing of the group's own words. */
const toldToPlatform: ReadonlySet<string> = new Set(['categoria', 'documentos', 'mes', 'ano', 'parte']);

/** Undefined: not for this reader. */
export function toldField(entity: string, column: string, reader: Reader): ToldField | undefined {
  if (entity.startsWith('employment')) {
    const name = wireName(column);
    if (isWorkerField(name)) return toldOfWorker(name, reader);
    if (isOwnFieldKey(column)) return { name: 'campoProprio', hidden: true };
  }
  const changed = onlyChanged[entity]?.[column];
  if (changed) return { name: changed, hidden: true, long: true };
  const name = told[entity]?.[column];
  if (entity === 'batchDownload' && reader.profile === 'admin' && name && !toldToPlatform.has(name)) return undefined;
  return name === undefined ? undefined : { name, hidden: false };
}

function toldOfWorker(name: Parameters<typeof fieldOf>[0], reader: Reader): ToldField | undefined {
  const { section, sensitive } = fieldOf(name);
  const kind = section === 'pagamento' ? 'remuneracao' : section === 'banco' ? 'dadosBancarios' : 'trabalhador';
  return seesKind(reader, kind) ? { name, hidden: sensitive === true } : undefined;
}

/** A value as it is told; of a list how many it holds. */
export function plain(value: unknown): FieldValue {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

export function columnsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}
