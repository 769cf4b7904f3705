import { answerCases } from './cases.ts';
import type { Command } from './command.ts';
import { filesAndOut } from './options.ts';
import { type RequestCases, requestAnswer } from './requests-cases.ts';

const usage = `cracha requests cases FILE --out FILE

Answers reference cases of vacations, requests and the desk (schemas of requests and service-times): {cases: [{id, out}]}; a case that
can't be computed has "error" in place of "out".

Needs no installation. Ends with 0 when all was answered, 1 when something was not, 2 when called wrongly.`;

export const requestsCommand: Command = {
  name: 'requests',
  summary: 'answer reference cases of vacations, requests and the desk (JSON)',
  usage,
  async run([word, ...args]) {
    const options = word === 'cases' ? filesAndOut(args) : undefined;
    const [file, ...more] = options?.files ?? [];
    if (options && file !== undefined && more.length === 0)
      return (await answerCases<RequestCases>(file, options.out, requestAnswer)) > 0 ? 1 : 0;
    console.error(usage);
    return 2;
  },
};
