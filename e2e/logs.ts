import { existsSync, readFileSync } from 'node:fs';
import { demoPassword, demoPeople } from '../apps/server/src/seed/demo-people.ts';

/** What the stories' server wrote to its log. */
const logFile = () => `${process.env.E2E_DATA_DIR}.log`;

/** After all stories: what they typed, were sent and saw must not be in the server's log. @throws with the line that tells it */
export default function nothingPersonalInTheLog(): void {
  const file = logFile();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
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
