import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoPassword, demoPeople } from '../apps/server/src/seed/demo-people.ts';
import { runFolder } from './installation.ts';

/** After all stories: what they typed, were sent and saw must not be in their servers' logs. @throws with the line that tells it */
export default function nothingPersonalInTheLogs(): void {
  const folder = runFolder();
  const files = readdirSync(folder).filter(name => name.endsWith('.log'));
  try {
    for (const name of files) checkLog(join(folder, name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function checkLog(file: string): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  // the demo's own list of sign-ins is for the console, and no log line
  const logged = lines.filter(line => line.startsWith('{'));
  // a story on its own may leave no line; the list is there as soon as the server wrote where it is looked for
  if (!lines.some(line => line.includes('@'))) throw new Error(`The server of the stories wrote no log to ${file}.`);
  const personal = demoPeople.flatMap(({ name, email, cpf }) => [name, email, cpf, cpf.replaceAll(/\D/g, '')]);
  const secret = [/eyJ[\w-]+\./, /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/, /["' ]\d{6}["' ]/, /\+55\d{10,}/];
  for (const line of logged) {
    const told =
      [demoPassword, ...personal].find(word => word && line.includes(word)) ?? secret.find(kind => kind.test(line));
    if (told) throw new Error(`The log tells ${told}: ${line}`);
  }
}
