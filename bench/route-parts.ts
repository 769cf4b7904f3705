// What each of HR's screens costs on the wire, compressed: its first visit with nothing kept (everything, font too), and its route part, what it
// adds to the area's home when it is opened from there. Beside the home's own first visit.
import { chromium } from '@playwright/test';
import { hrRoutes } from '../packages/contract/src/navigation/hr.ts';
import { removeFolder, startDemo, temporaryFolder } from './lib/demo.ts';
import { watchWire } from './lib/wire.ts';

const most = { first: 240, route: 25 };
const home = '/rh/inicio';
const folder = temporaryFolder();
const demo = await startDemo(folder);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const context = await browser.newContext({ baseURL: demo.base, viewport: { width: 1440, height: 900 } });
const signIn = await context.newPage();
await signIn.goto('/login');
await signIn.getByLabel('CPF, e-mail ou celular').fill('helena@pantanal.test');
await signIn.getByLabel('Senha', { exact: true }).fill('Cracha@2026');
await signIn.getByRole('button', { name: 'Entrar', exact: true }).click();
await signIn.waitForURL(/inicio|select-profile/);

const paths = hrRoutes.flatMap(route => ('planned' in route || route.path.includes(':') ? [] : route.path));
for (const path of paths) {
  const first = await context.newPage();
  const whole = await watchWire(first);
  await first.goto(path, { waitUntil: 'networkidle' });
  const firstKb = whole.bytes() / 1000;
  await first.close();
  // an address of the page's own, changed as a link would: what is loaded already is not asked for again
  const from = await context.newPage();
  await from.goto(home, { waitUntil: 'networkidle' });
  const added = await watchWire(from, /\/assets\/.*\.(js|css)$/);
  await from.evaluate(to => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await from.waitForLoadState('networkidle');
  await from.waitForTimeout(500);
  const routeKb = added.bytes() / 1000;
  await from.close();
  const missed = firstKb > most.first || routeKb > most.route;
  if (missed) process.exitCode = 1;
  console.log(
    `${path.padEnd(48)} first ${firstKb.toFixed(1)} KB (must: ${most.first}), route part ${routeKb.toFixed(1)} KB (must: ${most.route})${missed ? '  TOO LARGE' : ''}`,
  );
}
await browser.close();
await demo.stop();
removeFolder(folder);
