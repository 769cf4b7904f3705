/** Who stops a process group tells us twice: by the group, and by who started us. */
const sameMs = 300;

/**
 * Fulfilled when the process is told to stop: by SIGINT, SIGTERM, or because who started it is gone. A second signal later than that
 * doesn't wait for anything: the process ends with 1.
 */
export function toldToStop(): Promise<void> {
  const told = Promise.withResolvers<void>();
  let since: number | undefined;
  const tell = () => {
    since ??= performance.now();
    if (performance.now() - since > sameMs) process.exit(1);
    told.resolve();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, tell);
  // who started us tells by the channel when it is gone; the channel itself must not keep us
  process.once('disconnect', () => told.resolve());
  process.channel?.unref();
  return told.promise;
}
