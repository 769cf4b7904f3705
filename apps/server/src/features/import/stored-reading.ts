import type { ReadDocument } from '#core/reading/reading-types.ts';

/** A reading as it was stored. @throws where the row holds something else: our bug, never the reader's */
export function storedReading(value: unknown): ReadDocument {
  if (isReading(value)) return value;
  throw new Error('A stored reading is none.');
}

function isReading(value: unknown): value is ReadDocument {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    'lines' in value &&
    Array.isArray(value.lines) &&
    'findings' in value &&
    Array.isArray(value.findings)
  );
}
