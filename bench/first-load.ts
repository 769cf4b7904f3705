// What the first visit of a screen costs on the wire, compressed, everything (font too), beside React alone from the same build.
import { firstLoads } from './lib/first-loads.ts';

const screens = [
  { path: '/login', who: undefined, most: 143 },
  // a signer by a link, who has no user
  { path: '/signature/signature#t=demo-assinante', who: undefined, most: 150 },
  { path: '/trabalhador/inicio', who: 'maria@pantanal.test', most: 154 },
  { path: '/trabalhador/recibos', who: 'maria@pantanal.test', most: 154 },
  // of requests: 8 more than home and receipts may have
  { path: '/trabalhador/solicitacoes', who: 'maria@pantanal.test', most: 162 },
  { path: '/rh/recibos-pagamentos', who: 'helena@pantanal.test', most: 245 },
  { path: '/rh/solicitacoes', who: 'helena@pantanal.test', most: 253 },
] as const;

for (const { path, most, kb, requests } of await firstLoads(screens)) {
  console.log(
    `${path.padEnd(26)} ${kb.toFixed(1)} KB in ${requests} requests (must: ${most})${kb > most ? '  TOO LARGE' : ''}`,
  );
  if (kb > most) process.exitCode = 1;
}
