import { saidIn } from '../../kernel/said.ts';
import { fields as everyField, values as everyValue } from './histories.ts';

/** Fields of what was changed or deleted, by their names on the wire. */
export const fields = saidIn(everyField, 'en-US');

/** What a batch download's filter says, and states, roles and kinds of time clock, by their words on the wire or in the record. */
export const values = saidIn(everyValue, 'en-US');
