import type { importContract } from '@cracha/contract/features/import/import.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { messageValues } from '@cracha/contract/kernel/wire.ts';
import type { LoggedEvent } from './file-log.queries.ts';

/** A file's log as every kind of import answers it. */
export function presentFileLog(events: readonly LoggedEvent[]): ResponseSent<(typeof importContract)['importLog']> {
  return events.map(event => ({
    id: event.id,
    quando: event.at.toISOString(),
    quem: event.who,
    codigo: event.kind,
    valores: messageValues.parse(event.values),
  }));
}
