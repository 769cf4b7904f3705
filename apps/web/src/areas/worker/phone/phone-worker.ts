/** Our background worker: it serves the worker's area without a network, and is there only while something is kept. */
export async function startWorker(): Promise<void> {
  const options = { scope: '/trabalhador', updateViaCache: 'none' } as const;
  const registration = await navigator.serviceWorker.register('/sw.js', options);
  const worker = registration.installing ?? registration.waiting;
  if (!registration.active && worker) await activated(worker);
}

export async function stopWorker(): Promise<void> {
  for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? []) await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith('cracha-')) await caches.delete(name);
}

function activated(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('the background worker was not installed'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** A page that was opened outside its reach (the sign-in) has the screens in memory before the network goes. */
export function warmScreens(): void {
  if (navigator.serviceWorker.controller) return;
  const screens = [
    import('../home/worker-home.screen.tsx'),
    import('#features/receipt/payslip/worker-receipts.screen.tsx'),
    import('#features/receipt/payslip/worker-receipt.screen.tsx'),
    import('#features/receipt/why/worker-why.screen.tsx'),
    import('#features/receipt/statement/worker-income-statements.screen.tsx'),
    import('#features/receipt/statement/worker-income-statement.screen.tsx'),
  ];
  void Promise.allSettled(screens);
}
