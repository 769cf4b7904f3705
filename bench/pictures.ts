// Each class of hostile picture, sent as HR sends files and a worker their photo: how late the event loop of a running server was at most
// while it was looked at, beside the same loop with nothing to do. Then an ordinary picture and photo, which are to be as quick as before.

import { pngOf } from '../apps/server/test/faults/hostile-images.ts';
import { hostilePictures } from '../apps/server/test/faults/hostile-pictures.ts';
import { probed } from '../apps/server/test/faults/hostile-run.ts';
import { removeFolder, startDemo, temporaryFolder } from './lib/demo.ts';
import { median } from './lib/measure.ts';

const most = 100;
const large = Number(process.argv[2] ?? 19_000_000);
const folder = temporaryFolder();
const demo = await startDemo(folder, probed);
const api = `${demo.base}/api`;
try {
  const maria = await signIn('maria@pantanal.test', 'trabalhador');
  const helena = await signIn('helena@pantanal.test', 'rh');
  const { items } = await (await fetch(`${api}/empregado/pastas/1/10`, { headers: helena })).json();
  const profile = await (await fetch(`${api}/usuario/getusuariologado`, { headers: maria })).json();
  const folderOf: string = items[0].id;
  const send = {
    file: (name: string, bytes: Buffer<ArrayBuffer>) => {
      const body = new FormData();
      body.append('idEmpregado', folderOf);
      body.append('secao', 'outros');
      body.append('arquivos', new Blob([bytes]), name);
      return fetch(`${api}/empregado/arquivos`, { method: 'POST', headers: helena, body });
    },
    photo: (name: string, bytes: Buffer) =>
      savePhoto(`data:image/${name.split('.').at(-1)};base64,${bytes.toString('base64')}`),
  };
  const savePhoto = (imagem: string) =>
    fetch(`${api}/Usuario/`, {
      method: 'POST',
      headers: { ...maria, 'content-type': 'application/json' },
      body: JSON.stringify({ nome: profile.nome, desabilitaPropaganda: true, imagem }),
    });
  // the threads and the first requests' code are there
  await send.file('a.png', Buffer.from(pngOf(10, 10).split(',')[1] ?? '', 'base64'));
  await longest();
  await new Promise(resolve => setTimeout(resolve, 5_000));
  const idle = await longest();
  console.log(`idle for 5 s: ${idle.toFixed(0)} ms late at most`);
  for (const { name, field, bytes } of hostilePictures(large)) {
    const content = bytes();
    await longest();
    const started = performance.now();
    const answer = await send[field](name, content);
    const ms = performance.now() - started;
    const text = await answer.text();
    const late = await longest();
    const how = /"(?:codigo|code)":"([A-Z_]+)"/.exec(text)?.[1] ?? answer.status;
    const isRight = late <= most && answer.status < 500;
    if (!isRight) process.exitCode = 1;
    console.log(
      `${isRight ? 'ok  ' : 'FAIL'} ${name.padEnd(15)} ${(content.length / 1e6).toFixed(1).padStart(5)} MB ${ms.toFixed(0).padStart(5)} ms, loop late by ${late.toFixed(0).padStart(4)} ms at most (must: ${most})  ${how}`,
    );
  }
  const times: number[] = [];
  for (let at = 0; at < 21; at++) {
    const picture = Buffer.from(pngOf(300, 300, at).split(',')[1] ?? '', 'base64');
    const started = performance.now();
    await (await send.file(`${at}.png`, picture)).text();
    times.push(performance.now() - started);
  }
  console.log(`an ordinary picture: ${median(times).toFixed(1)} ms`);
} finally {
  await demo.stop();
  removeFolder(folder);
}

async function signIn(email: string, profile: string): Promise<Record<string, string>> {
  const body = new URLSearchParams({ Email: email, Password: 'Cracha@2026', grant_type: 'password' });
  const { access_token } = await (await fetch(`${api}/usuario/autenticausuario`, { method: 'POST', body })).json();
  return { authorization: `Bearer ${access_token}`, 'x-profile': profile };
}

/** How late the server's loop was at most since it was asked last, in ms. */
async function longest(): Promise<number> {
  const from = demo.said().length;
  process.kill(demo.pid, 'SIGUSR2');
  for (let waited = 0; waited < 30_000; waited += 5) {
    const found = /PROBE (.*)\n/.exec(demo.said().slice(from))?.[1];
    if (found) return JSON.parse(found).longest;
    await new Promise(resolve => setTimeout(resolve, 5));
  }
  throw new Error('the server does not answer');
}
