import type { Page } from '@playwright/test';

/** Counts what comes over the wire from now on, as it is sent, with nothing taken from the cache; of these addresses only where a pattern is given. */
export async function watchWire(page: Page, of?: RegExp): Promise<{ bytes(): number; requests(): number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const addresses = new Map<string, string>();
  let bytes = 0;
  let requests = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    addresses.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (of && !of.test(addresses.get(requestId) ?? '')) return;
    bytes += encodedDataLength;
    requests += 1;
  });
  return { bytes: () => bytes, requests: () => requests };
}
