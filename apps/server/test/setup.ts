import { afterAll, afterEach } from 'vitest';

// A rejection nobody awaits is a fault of the test or of the product, never noise. This file runs anew for each test file.
const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);
process.on('unhandledRejection', note);

afterEach(() => {
  const [reason] = unhandled.splice(0);
  if (reason !== undefined) throw reason;
});
afterAll(() => {
  process.off('unhandledRejection', note);
});
