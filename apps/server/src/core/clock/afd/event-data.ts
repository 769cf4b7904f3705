import type { OwnCompany, OwnRecord } from './own-lines.ts';
import type { EventRecord } from './records.ts';

/** What is kept of an event beside its number, type and instant, in the words of `device_event.data`. */
export type EventData =
  | ({ responsible: string; place: string } & OwnCompany)
  | { adjusted: { at: number; offset: number }; responsible: string }
  | { operation: string; cpf: string; name: string; other: string; responsible: string }
  | { event: string };

/** `offset`: minutes ahead of UTC at which the clock told the instant. */
export type KeptEvent = EventData & { offset: number };

export function eventData(record: EventRecord): KeptEvent {
  const offset = record.at.offset ?? 0;
  const { responsible } = 'responsible' in record ? record : { responsible: '' };
  switch (record.type) {
    case '2': {
      const { employer, site, name, place } = record;
      return { offset, responsible, employer, site, name, place };
    }
    case '4': {
      const { at, offset: adjustedOffset } = record.adjusted;
      return { offset, responsible, adjusted: { at: at ?? 0, offset: adjustedOffset ?? 0 } };
    }
    case '5': {
      const { operation, worker, name, other } = record;
      return { offset, responsible, operation, cpf: worker.cpf ?? worker.told, name, other };
    }
    default:
      return { offset, event: record.event };
  }
}

const operations = ['I', 'A', 'E'] as const;

/** An event as it was kept, as a record to be written. @throws RangeError where its data are of another type */
export function ownEvent(type: string, nsr: number, at: number, data: KeptEvent): OwnRecord {
  const base = { nsr, at: { at, offset: data.offset } };
  if (type === '2' && 'place' in data) return { ...data, ...base, type };
  if (type === '4' && 'adjusted' in data) return { ...data, ...base, type };
  if (type === '5' && 'cpf' in data)
    return { ...data, ...base, type, operation: operations.find(one => one === data.operation) ?? 'A' };
  if (type === '6' && 'event' in data) return { ...base, type, event: data.event };
  throw new RangeError(`Event ${nsr} of type ${type} has other data.`);
}
