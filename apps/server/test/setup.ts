import { afterEach } from 'vitest';

// A rejection nobody awaits is a fault of the test or of the product, never noise.
const unhandled: unknown[] = [];
process.on('unhandledRejection', reason => unhandled.push(reason));

afterEach(() => {
  const [reason] = unhandled.splice(0);
  if (reason !== undefined) throw reason;
});
