import type * as z from 'zod/mini';
import { type ErrorCode, isErrorCode } from '../errors/catalogue.ts';
import type { MessageValues } from './wire.ts';

/** What is wrong with one field: its path joined with dots ('' for the whole), a catalogue code, the values of its text. */
export interface InvalidField {
  field: string;
  code: ErrorCode;
  values: MessageValues;
}

/**
 * Tells each issue of a failed parse as a code of the catalogue: the check's own (see `wire.ts`), else what its kind says.
 * Both sides word it with `errors/message.ts`. Only the first issue of a field is kept. `given` is what was parsed: it tells a
 * missing field from one of the wrong type.
 */
export function invalidFields(issues: readonly z.core.$ZodIssue[], given: unknown): InvalidField[] {
  const found = new Map<string, InvalidField>();
  for (const issue of issues) {
    const field = issue.path.map(String).join('.');
    if (!found.has(field)) found.set(field, { field, code: codeOf(issue, given), values: valuesOf(issue) });
  }
  return [...found.values()];
}

function codeOf(issue: z.core.$ZodIssue, given: unknown): ErrorCode {
  const isShape = issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union';
  if (isShape && isMissing(given, issue.path)) return 'REQUIRED_FIELD';
  if (isErrorCode(issue.message)) return issue.message;
  const isText = 'origin' in issue && issue.origin === 'string';
  switch (issue.code) {
    case 'too_small':
      return isText ? 'MIN_LENGTH' : 'MIN_VALUE';
    case 'too_big':
      return isText ? 'MAX_LENGTH' : 'MAX_VALUE';
    case 'invalid_value':
      return 'INVALID_OPTION';
    default:
      return 'INVALID_REQUEST';
  }
}

/** What the size of an issue is told with. */
export function valuesOf(issue: z.core.$ZodIssue): MessageValues {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  return {};
}

function isMissing(given: unknown, path: readonly PropertyKey[]): boolean {
  let at = given;
  for (const key of path) at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
  return at === undefined || at === null || at === '';
}
