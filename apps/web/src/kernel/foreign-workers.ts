/** A background worker of somebody else could read every request: each one that is not ours goes at start. */
export async function dropForeignWorkers(): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistrations().catch(() => []);
  for (const registration of found ?? []) {
    const script = (registration.active ?? registration.waiting ?? registration.installing)?.scriptURL;
    if (script !== new URL('/sw.js', location.origin).href) await registration.unregister();
  }
}
