// A batch of papers of a model, one a worker (10,000, or as many as is said): from the confirmation to the last paper. Its seconds, the CPU of
// server and database, and the server's memory after a tenth and at the end.

import { seedScale } from '../apps/server/src/seed/scale/scale.ts';
import { removeFolder, startServer, temporaryFolder } from './lib/demo.ts';
import { onInstallation, postmasterOf, signIn } from './lib/installation.ts';
import { cpuOf, pssOf, treeOf } from './lib/measure.ts';
import { headersOf } from './lib/sides.ts';

const workers = Number(process.argv[2] ?? 10_000);
const folder = temporaryFolder();
await onInstallation(folder, tx => seedScale(tx, { workers, receipts: workers }));
const server = await startServer(folder);
const [hr] = await signIn(folder, 'rh', "select id from person where email = 'escala@escala.test'");
const headers = { ...headersOf(hr?.token ?? '', 'rh'), 'content-type': 'application/json' };

async function ask(method: string, path: string, body?: object) {
  const answer = await fetch(`${server.base}/api${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const told = Object(await answer.json());
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(told).slice(0, 400)}`);
  return told;
}

const line = (texto: string) => ({ tipo: 'paragrafo', conteudo: [{ texto }] });
const corpo = {
  ...{ cabecalho: [], rodape: [], numeraPaginas: true },
  blocos: [
    line(
      '{{empresa.razaoSocial}} declara que {{trabalhador.nome}}, matrícula {{trabalhador.matricula}}, trabalha aqui.',
    ),
    line('{{#se contrato.regime = ""}}Sem regime.{{#senao}}Regime: {{contrato.regime}}.{{/se}}'),
    line('Em {{datas.hoje|dataExtenso}}.'),
  ],
};
const made = await ask('POST', '/modelo', { titulo: 'Declaração', corpo });
await ask('POST', `/modelo/${made.id}/publica`, { versao: made.versao });
const pids = () => [...treeOf(server.pid), ...treeOf(postmasterOf(folder))];
const cpu = cpuOf(pids());
const began = performance.now();
const { idLote, total } = await ask('POST', `/modelo/${made.id}/gera`, {
  filtro: {},
  depois: 'publica',
  confirmado: true,
});
const asked = performance.now() - began;
let early = 0;
for (;;) {
  const { situacao, feitos, recusados } = await ask('GET', `/documento/lote/${idLote}`);
  if (early === 0 && feitos >= total / 10) early = pssOf(server.pid);
  if (situacao === 'terminado') {
    const seconds = (performance.now() - began) / 1000;
    const late = pssOf(server.pid);
    const each = (cpuOf(pids()) - cpu) / total;
    console.log(
      `${feitos} papers made, ${recusados} left out of ${total}: asked in ${(asked / 1000).toFixed(1)} s, all in ${seconds.toFixed(0)} s`,
    );
    console.log(`${(total / seconds).toFixed(0)} a second, ${each.toFixed(1)} ms of CPU each`);
    console.log(
      `memory ${early.toFixed(0)} MB after a tenth, ${late.toFixed(0)} at the end: ${(late / early).toFixed(2)} x`,
    );
    break;
  }
  await new Promise(resolve => setTimeout(resolve, 1000));
}
await server.stop();
removeFolder(folder);
