import type { ErrorCode } from '@cracha/contract/errors/catalogue.ts';
import { isErrorCode } from '@cracha/contract/errors/catalogue.ts';
import type { Endpoint } from '@cracha/contract/kernel/endpoint.ts';
import { valuesOf } from '@cracha/contract/kernel/invalid.ts';
import type { MessageValues } from '@cracha/contract/kernel/wire.ts';
import * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';

export interface Parts {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * The parts of a request by the endpoint's schemas. @throws Refusal 400: INVALID_PAGE for a page or size, else the one
 * code a schema names, else INVALID_REQUEST; with the fields at fault. A wrong path constant is NOT_FOUND. No text passes that the database
 * can't keep.
 */
export function parseParts(endpoint: Endpoint, parts: Parts): Parts {
  return {
    params: parse(endpoint.params, parts.params, 'params'),
    query: parse(endpoint.query, parts.query, 'query'),
    body: parse(endpoint.body, parts.body ?? {}, 'body'),
  };
}

function parse(schema: z.core.$ZodType | undefined, value: unknown, part: keyof Parts): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, composed(value), { reportInput: true });
  if (result.success) {
    const at = unkeepable(result.data);
    if (at !== undefined)
      throw new Refusal(
        part === 'params' ? 'NOT_FOUND' : 'INVALID_REQUEST',
        undefined,
        at ? { [at]: 'INVALID_REQUEST' } : {},
      );
    return result.data;
  }
  const at = (issue: z.core.$ZodIssue) => issue.path.join('.') || part;
  const { issues } = result.error;
  const fields = Object.fromEntries(issues.map(issue => [at(issue), codeOf(issue, part)]));
  const values = Object.fromEntries(issues.map(issue => [at(issue), valuesOf(issue)]));
  const codes = new Set(Object.values(fields));
  const [only] = codes;
  const code = codes.size === 1 && only && only !== 'REQUIRED_FIELD' ? only : codeOfMany(codes);
  throw new Refusal(code, sharedValues(Object.values(values)), fields, values);
}

/** The same with each accented letter as one character (NFC): what is stored is found again, whatever device wrote it. */
function composed(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC');
  if (Array.isArray(value)) return value.map(composed);
  if (typeof value !== 'object' || value === null) return value;
  // a file is no object of texts; a query has no constructor
  if (value.constructor !== undefined && value.constructor !== Object) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, composed(inner)]));
}

/** Where a text lies that PostgreSQL refuses: a zero character, half a surrogate pair. Undefined: nowhere. */
function unkeepable(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const at = path ? `${path}.${key}` : key;
    const found = unkeepable(key) === undefined ? unkeepable(inner, at) : path;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What all fields have in common: the message of the whole says no more. */
function sharedValues(values: readonly MessageValues[]): MessageValues | undefined {
  const [first = {}, ...others] = values;
  const shared = Object.entries(first).filter(([name, value]) => others.every(other => other[name] === value));
  return shared.length > 0 ? Object.fromEntries(shared) : undefined;
}

function codeOfMany(codes: Set<ErrorCode>): ErrorCode {
  return codes.size === 1 && codes.has('REQUIRED_FIELD') ? 'REQUIRED_FIELD' : 'INVALID_REQUEST';
}

function codeOf(issue: z.core.$ZodIssue, part: keyof Parts): ErrorCode {
  if (isErrorCode(issue.message)) return issue.message;
  const name = String(issue.path.at(-1) ?? '');
  if (part !== 'body' && /^(page|size|pageSize)$/i.test(name)) return 'INVALID_PAGE';
  if (part === 'params' && issue.code === 'invalid_value') return 'NOT_FOUND';
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'REQUIRED_FIELD';
  if (issue.code === 'invalid_value' || (issue.code === 'invalid_format' && part === 'params')) return 'INVALID_OPTION';
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'MAX_LENGTH' : 'MAX_VALUE';
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'MIN_LENGTH' : 'MIN_VALUE';
  return 'INVALID_REQUEST';
}
