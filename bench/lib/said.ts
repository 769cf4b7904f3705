import { firstLoads } from './first-loads.ts';

/** One line of a bench's figures; a missed one fails the run. */
export function say(name: string, figure: string, isMissed: boolean): void {
  console.log(`${name.padEnd(28)} ${figure}${isMissed ? '  MISSED' : ''}`);
  if (isMissed) process.exitCode = 1;
}

/** What a worker's screen and one of HR cost more than home and receipts on a first visit of the demo. @param must in KB */
export async function compareLoads(must: number, { worker, hr }: { worker: string; hr: string }): Promise<void> {
  const [maria, helena] = ['maria@pantanal.test', 'helena@pantanal.test'];
  const [home, own, receipts, list] = await firstLoads([
    { path: '/trabalhador/inicio', who: maria },
    { path: worker, who: maria },
    { path: '/rh/recibos-pagamentos', who: helena },
    { path: hr, who: helena },
  ]);
  for (const [screen, peer] of [
    [own, home],
    [list, receipts],
  ]) {
    if (!screen || !peer) continue;
    const more = screen.kb - peer.kb;
    const figure = `${screen.kb.toFixed(1)} KB, ${peer.path} ${peer.kb.toFixed(1)}: ${more.toFixed(1)} more (must: ${must})`;
    say(screen.path, figure, more > must);
  }
}
