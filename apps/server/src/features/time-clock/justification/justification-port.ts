import { isErrorCode } from '@cracha/contract/errors/catalogue.ts';
import type { JustificationPort } from '#core/clock/justification-port.ts';
import { refuse } from '#kernel/refusal.ts';
import { presentJustification } from './justification.presenter.ts';
import { filesOf, messagesOf } from './justification.queries.ts';
import {
  approvalRefusal,
  decideJustification,
  type JustificationServices,
  justificationOf,
  openVerbs,
} from './justification.ts';
import { addMessage } from './justification-change.queries.ts';

const verdicts = { aprova: 'approve', nega: 'deny', devolve: 'return', finaliza: 'finish' } as const;
const isVerdict = (verb: string): verb is keyof typeof verdicts => verb in verdicts;

async function refusalOf(...asked: Parameters<typeof approvalRefusal>) {
  const code = await approvalRefusal(...asked);
  return code !== undefined && isErrorCode(code) ? code : undefined;
}

/** Justifications as the list of requests reads and decides them: by the same rules as here. */
export function justificationPort(services: JustificationServices): JustificationPort {
  return {
    async read(tx, by, id) {
      const one = await justificationOf(tx, by, id);
      const verbs = await openVerbs(services, tx, by, one);
      const isHidden = by.profile === 'gestor' && one.medical;
      const { data, tipo, origem, ocorrencia, justificativa, periodos, hora, sentido, observacao, dias, idPonto } =
        presentJustification(one, verbs, by.profile === 'gestor');
      const messages = isHidden ? [] : await messagesOf(tx, one.id);
      return {
        data: {
          ...{ data, periodicidade: tipo, origem, ocorrencia, justificativa, periodos, hora, sentido, observacao },
          ...{ dias, idPonto, comprovanteComRh: isHidden },
        },
        words: isHidden ? null : one.words,
        files: await filesOf(tx, one.id),
        messages: messages.map(({ at, by_person, by_name, message }) => ({
          ...{ at, by: by_name, isMine: by_person === by.personId, text: message },
        })),
        can: verbs.filter(isVerdict).map(verb => verdicts[verb]),
        approvalRefusal: verbs.includes('nega') ? await refusalOf(services, tx, by, one) : undefined,
      };
    },
    decide: async (tx, by, id, verb, said) => {
      await decideJustification(services, tx, by, id, verb, said);
    },
    async write(tx, by, id, text) {
      const one = await justificationOf(tx, by, id);
      if (by.profile === 'gestor' && one.medical) refuse('OPERATION_NOT_ALLOWED');
      await addMessage(tx, one, by.personId, text);
    },
    async file(tx, by, id, fileId) {
      const one = await justificationOf(tx, by, id);
      return (await filesOf(tx, one.id)).find(file => file.id === fileId) ?? refuse('NOT_FOUND');
    },
  };
}
